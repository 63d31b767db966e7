import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'La arena',
  lead: 'Nunca se para y nunca va más despacio. Pero se le puede dar la vuelta.',
  articles: [
    {
      id: 'timer',
      title: 'El reloj de arena',
      scene: 'sand',
      caption: 'A los 70 segundos, un giro deja 70 segundos. A los 150, dejaría 150.',
      paragraphs: [
        tell(
          'El reloj dura tres minutos. Si se agota antes de que salgan los cuatro héroes, se pierde al instante.',
          'B-TIME-1',
        ),
        tell(
          'Cuando un héroe llega a una casilla de reloj que funciona, el reloj se gira al momento, convenga o no. La arena que había caído es ahora la que queda.',
          'B-TIME-2',
        ),
        tell(
          'Es arena, no un cronómetro: un giro ni añade ni reinicia ni pausa nada. Cuanto más tarde se gira, más arena queda, pero demasiado tarde es demasiado tarde.',
          'B-TIME-5',
        ),
        tell(
          'Cada una de estas casillas sirve una vez. Después recibe una ficha de fuera de servicio, debajo del héroe.',
          'B-TIME-3',
        ),
        tell('Siguen funcionando después del robo.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'Qué hace un giro',
      paragraphs: [
        tell(
          'En este orden: se pone la ficha y se gira el reloj; las losetas de acción pasan a la izquierda o, en solitario, se baraja el mazo; se puede hablar; en el escenario 11, se quitan dos losetas.',
          'R-34',
        ),
        tell('Todos los giros son iguales. Empezar la partida no es un giro.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Arena más lenta, pausas y el último grano',
      paragraphs: [
        tell(
          'La arena se mide en milésimas de segundo. Tras un giro queda lo que cabe en el reloj menos lo que quedaba. Una mesa puede elegir arena más lenta, para aprender o para conexiones lentas. Esas victorias cuentan como especiales.',
          'R-12',
        ),
        tell(
          'Una acción cuenta si se envió antes de que cayera el último grano. El servidor mide tu conexión y compensa el retraso, hasta un cuarto de segundo. Por eso el veredicto puede llegar un instante después del final.',
          'R-13',
        ),
        tell(
          'La arena no se para por nadie, salvo que la mesa permita pausas. Las victorias con pausas cuentan como especiales.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;

import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Escenarios del 8 al 17',
  lead: 'Valen todas las reglas anteriores, y cada desafío cambia una cosa.',
  articles: [
    {
      id: 'levels',
      title: 'Cara y nivel',
      paragraphs: [
        tell(
          'Los escenarios del 8 al 17 usan todas las reglas de los escenarios del 2 al 6, cualquier cara de la loseta 1 y un mazo barajado, salvo que digan otra cosa.',
          'S-CHAL-1',
        ),
        tell('El nivel es el número de losetas, de 12 a 24. Con menos faltaría una salida.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('El mazo está boca arriba. Todo el equipo ve qué loseta es la siguiente.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'De tres a nueve personas. Se usan las losetas de acción para una persona menos: quien lidera no tiene ninguna.',
          'S9-1',
        ),
        tell('Solo quien lidera puede usar el peón rojo. Quien lo recibe no puede pasarlo.', 'S9-2'),
        tell(
          'Las losetas de acción pasan con cada giro, como siempre, y con ellas el hueco: la siguiente persona pasa a liderar. El peón rojo se queda donde está.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'El bárbaro está en el objeto de la maga: en este escenario, justo lo que hace falta.',
      paragraphs: [
        tell(
          'Para el robo, cada héroe tiene que estar en un objeto que no sea de su color, los cuatro a la vez.',
          'S10-1',
        ),
        tell(
          'Cada héroe escapa por una salida que no sea de su color. En cada salida cabe un héroe, que se queda en ella.',
          'S10-2',
        ),
        tell(
          'El objeto y la salida de un héroe pueden ser del mismo color, mientras no sea el suyo. Después del robo, un héroe en una salida de otro color ha escapado y ya no se mueve. El juego avisa cuando las salidas que quedan ya no sirven para los héroes que quedan.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Antes del robo, cada giro del reloj quita dos losetas del centro comercial.', 'S11-1'),
        tell(
          'Una loseta solo se puede quitar si no tiene héroes ni fichas de fuera de servicio, si no es la 1 y si todo lo demás sigue siendo accesible sin el vórtice.',
          'S11-2',
        ),
        tell('Si no hay dos losetas que se puedan quitar, se pierde la partida.', 'S11-3'),
        tell('Van boca abajo al fondo del mazo, o forman uno nuevo, y se pueden volver a explorar.', 'S11-4'),
        tell(
          'Puede elegir cualquiera. Las losetas se quitan una tras otra, y la primera tiene que dejar una segunda que se pueda quitar. Hasta que se quiten las dos solo se puede hablar, y la arena sigue corriendo. «Accesible» quiere decir a pie y por escalera mecánica, sin los huecos del enano y sin contar peones. Los lados que se quedan sin vecina se pueden explorar otra vez.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Cuando normalmente se podría hablar, solo se permiten gestos, nada de lenguaje.', 'S12-1'),
        tell('Señalar, dibujar y hacer muecas son gestos. El texto y la voz son lenguaje.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'El enano y el elfo empiezan en dos de las casillas centrales de la loseta 1. La loseta 3 se coloca aparte, y ahí empiezan el bárbaro y la maga. Las dos dimensiones nunca se conectan, se añadan donde se añadan las losetas.',
          'S13-1',
        ),
        tell('El mazo está boca arriba.', 'S13-2'),
        tell('Los cuatro héroes nunca pueden estar en la misma dimensión.', 'S13-3'),
        tell(
          'El vórtice hace una sola cosa: lleva a un héroe de un vórtice de su color a otro de su color en la otra dimensión.',
          'S13-4',
        ),
        tell(
          'El lugar donde empiezan el bárbaro y la maga en la loseta 3 se elige antes de la partida o al azar, y no activa nada. Una loseta sacada puede ir a cualquier dimensión. La prohibición de estar los cuatro en una dimensión solo vale mientras los cuatro están en el centro comercial. Y recuerda: después del robo ya nadie puede cambiar de dimensión.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('No se habla nunca. Se puede mirar fijamente y usar el peón rojo.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('No se habla nunca y no hay peón rojo. Solo se puede mirar fijamente.', 'S15-1')],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('El vórtice está fuera de servicio toda la partida.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'El elfo tiene la loseta para él solo: el enano no puede ni cruzarla.',
      paragraphs: [
        tell('Dos héroes nunca pueden estar en la misma loseta, salvo en la 1, donde caben todos.', 'S17-1'),
        tell(
          'Los héroes que llegan a su salida han escapado. Se quedan en ella, ya no se mueven y siguen bloqueando su loseta.',
          'S17-2',
        ),
        tell(
          'Vale para cualquier forma de llegar y también para pasar. Hay una opción para permitir dos héroes por loseta. Normalmente está desactivada.',
          'R-22',
        ),
        tell(
          'Los héroes que han escapado y se quedan, aquí y en el escenario 10, bloquean su casilla para cualquier peón. Nada puede moverlos.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Escenarios a medida',
      paragraphs: [
        tell(
          'Puedes montar tu propio escenario: la cara inicial, las losetas, qué va encima o al fondo del mazo y qué reglas valen. Y le pones nombre.',
          'SX-1',
        ),
        tell('Lo que no se podría jugar o ganar se rechaza, y se explica por qué.', 'SX-2'),
        tell(
          'Por ejemplo: un mazo sin los cuatro objetos o sin las salidas necesarias; héroes que se quedan en su salida con una sola para los cuatro; que alguien lidere con menos de tres personas o sin el peón rojo; hablar con libertad en un escenario silencioso.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

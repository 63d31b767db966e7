import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Hablar y callar',
  lead: 'La regla más difícil de todas: no decir nada.',
  articles: [
    {
      id: 'silence',
      title: 'Silencio',
      paragraphs: [
        tell(
          'Durante la partida nadie se comunica: nada de hablar, escribir, señalar ni hacer señas. Quedan dos cosas.',
          'B-COM-1',
        ),
        tell('Puedes mirar fijamente a alguien en cualquier momento, con toda la intensidad que quieras.', 'B-COM-2'),
        tell(
          'Puedes poner el peón rojo delante de otra persona en cualquier momento. Significa: haz algo. El qué lo tiene que averiguar quien lo recibe, que también puede pasarlo enseguida.',
          'B-COM-3',
        ),
        tell(
          'Solo hay un peón rojo. Se puede mover como mucho una vez por segundo, y nunca puedes ponerlo delante de ti.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Cuándo se puede hablar',
      paragraphs: [
        tell(
          'Después de cada giro del reloj, todo el equipo puede hablar con libertad, tanto como quiera. La arena sigue corriendo.',
          'B-COM-4',
        ),
        tell('En cuanto alguien hace una acción, se acaba la charla para todo el equipo.', 'B-COM-5'),
        tell(
          'Cuenta como acción: moverse, el vórtice, la escalera mecánica, sacar o colocar una loseta y revelar una acción en solitario. No cuenta: dar la vuelta a la loseta de robo, las elecciones que imponen las reglas, el peón rojo, mirar fijamente y todo lo que se rechaza.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

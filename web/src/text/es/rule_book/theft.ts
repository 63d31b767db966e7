import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Robo y huida',
  lead: 'Toma lo que es tuyo, más o menos, y corre.',
  articles: [
    {
      id: 'steal',
      title: 'El robo',
      scene: 'theft',
      caption: 'Los cuatro están en los objetos de su color: cualquiera puede dar ya la vuelta a la loseta de robo.',
      paragraphs: [
        tell(
          'Cuando los cuatro héroes están a la vez en los objetos de su color, cualquiera puede dar la vuelta a la loseta de robo. No hace falta acción ni loseta de acción.',
          'B-THEFT-1',
        ),
        tell('No ocurre por sí solo. Hasta que alguien da la vuelta a la loseta, no se ha robado nada.', 'B-THEFT-2'),
        tell('A partir de ahí, el vórtice está apagado y las salidas, abiertas.', 'B-THEFT-3'),
        tell('Sin robo no se puede ganar: hasta entonces nadie puede irse por una salida.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'La huida',
      scene: 'escape',
      caption: 'Después del robo, el bárbaro llega a la salida amarilla y está fuera.',
      paragraphs: [
        tell(
          'Después del robo, un héroe que llega a una salida que puede usar deja el centro comercial al momento. En los escenarios 10 y 17 también ha escapado, pero se queda en la salida.',
          'B-EXIT-1',
        ),
        tell(
          'Antes del robo, las salidas son casillas normales. Después, una salida sigue siendo una casilla normal para los héroes que no pueden usarla.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'El final',
      paragraphs: [
        tell(
          'Después del final ya no se puede hacer nada. Se anotan el resultado, el tiempo y el número de casillas de reloj usadas.',
          'B-END-1',
        ),
        tell(
          'Lo que cuenta en el Gran Libro: el escenario, el número de losetas, los nombres y cuántas casillas de reloj se usaron. Cuantas menos, mejor.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

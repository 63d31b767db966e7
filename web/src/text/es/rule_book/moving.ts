import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Moverse',
  lead: 'En línea recta, por vórtice o por escalera mecánica. Y nadie atraviesa a nadie.',
  articles: [
    {
      id: 'walk',
      title: 'Caminar',
      scene: 'walk',
      caption:
        'El enano va al norte y luego al este, hasta el borde naranja: dos movimientos, de dos personas si nadie tiene ambas direcciones.',
      paragraphs: [
        tell(
          'Un movimiento lleva a un héroe en la dirección de tu flecha, una o más casillas en línea recta. Tú eliges dónde se para.',
          'B-MOVE-1',
        ),
        tell(
          'Lo detienen las paredes, el decorado, los demás peones y el borde de lo explorado. Los héroes no pueden saltar por encima de nada ni atravesarse.',
          'B-MOVE-2',
        ),
        tell('Dos peones nunca comparten casilla.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'En medio del paso',
      scene: 'blocked',
      caption: 'La maga no puede ir al norte porque ahí está el elfo. Alguien tiene que apartarlo antes.',
      paragraphs: [
        tell(
          'Los héroes pueden pararse en cualquier casilla de pasillo, también en las de otro color y en las fichas de fuera de servicio.',
          'B-MOVE-8',
        ),
        tell(
          'Los efectos ocurren donde termina un movimiento, no por el camino. Relojes, objetos, salidas, cámaras y bolas de cristal están siempre al final de un pasillo, así que casi nunca se cruza uno sin querer. Lo que cierra una loseta entera también impide atravesarla.',
          'R-1',
        ),
        tell(
          'Los relojes se giran y las cámaras se apagan cuando un héroe se para ahí. No hace falta otra acción.',
          'R-6',
        ),
        tell(
          'Da igual que un héroe llegue a pie, por escalera mecánica o por vórtice: la casilla funciona igual. Solo deja de tener efecto cuando es una regla la que pone ahí al héroe, como en la preparación.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'De loseta en loseta',
      scene: 'crossing',
      caption: 'Un paso explorado está abierto a todos los héroes, en los dos sentidos.',
      paragraphs: [
        tell(
          'Donde se juntan dos lados abiertos puede pasar cualquier héroe, en los dos sentidos y sea del color que sea.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'Cuando dos losetas se encuentran',
      scene: 'meeting',
      caption: 'Nadie ha explorado aquí, pero los dos lados están abiertos: el elfo pasa.',
      paragraphs: [
        tell(
          'Dos casillas de exploración que coinciden por casualidad también forman un paso, aunque nadie haya explorado ahí.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Callejones sin salida',
      scene: 'dead_end',
      caption: 'La abertura da a la pared de la loseta vecina: por aquí no se pasa.',
      paragraphs: [
        tell('Donde una abertura da a una pared de la loseta vecina, no hay paso.', 'B-MOVE-5'),
        tell(
          'Una abertura que aún no tiene nada detrás es un borde: nadie puede pasar hasta que se explore.',
          'B-MOVE-7',
        ),
      ],
    },
    {
      id: 'vortex',
      title: 'El vórtice',
      scene: 'vortex',
      caption: 'Desde cualquier sitio hasta un vórtice libre de su color.',
      paragraphs: [
        tell(
          'La acción de vórtice lleva a cualquier héroe, esté donde esté, a un vórtice libre de su color en lo ya explorado.',
          'B-VORTEX-1',
        ),
        tell('El héroe no tiene que salir de un vórtice.', 'B-VORTEX-2'),
        tell('No sirve para enviar a un héroe a la casilla en la que ya está.', 'R-5'),
        tell('Después del robo, el vórtice queda apagado el resto de la partida.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Escaleras mecánicas',
      scene: 'escalator',
      caption: 'De un extremo al otro, hacia arriba o hacia abajo.',
      paragraphs: [
        tell(
          'La acción de escalera lleva a un héroe de un extremo al otro de una escalera mecánica, hacia arriba o hacia abajo.',
          'B-ESC-1',
        ),
        tell('Nadie se para a medio camino. Si el otro extremo está ocupado, no se puede usar.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;

import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Preguntas sobre la expansión',
  lead: 'Las dudas que surgen cuando se encienden las luces.',
  articles: [
    {
      id: 'q_guard_who',
      title: '¿Quién mueve a los guardias?',
      paragraphs: [
        tell(
          'El equipo. Cualquiera con la flecha adecuada puede mover a un guardia, igual que a un héroe. Nunca se mueven por sí solos.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: '¿Puede un héroe atajar por una esquina de la loseta del guardia?',
      paragraphs: [tell('No. Se vigila la loseta entera, y pasar es tan malo como pararse.', 'M1-2', 'R-1')],
    },
    {
      id: 'q_guard_block',
      title: '¿Podemos plantar un guardia en un objeto o en una salida?',
      paragraphs: [tell('Sí. No activa nada, pero nadie más puede estar ahí.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: '¿Un guardia en una casilla de reloj gira el reloj?',
      paragraphs: [tell('No. Solo los héroes activan cosas.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: '¿Usar una ficha acaba con la charla?',
      paragraphs: [
        tell(
          'Las fichas antiestrés, no. Poner un conducto o una brecha, la telequinesis y los hechizos, sí: son acciones.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: '¿Pasan las losetas de acción después de la ficha de reloj?',
      paragraphs: [
        tell(
          'Sí, y también terminan los hechizos y se restablece la sala de guardia. Es un giro como cualquier otro.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: '¿Hace falta una acción para usar un conducto?',
      paragraphs: [
        tell(
          'No. Cualquiera puede llevar a un héroe de un extremo al otro. Eso sí, acaba con la charla.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: '¿Y si un extremo está en una casilla de reloj?',
      paragraphs: [
        tell(
          'Entonces no es una casilla de reloj mientras el conducto esté ahí. Al llegar no se gira nada, y a las cámaras les da igual.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: '¿Podemos librarnos de una brecha?',
      paragraphs: [tell('Haz que un guardia pase por ella. Así se gasta.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'Se está liberando a un cautivo y cae otro héroe. ¿Hemos perdido?',
      paragraphs: [tell('Sí, si en ese momento el primero sigue en la 25* o apartado.', 'M5-6', 'R-51')],
    },
    {
      id: 'q_captive_shaft',
      title: '¿Puede el enano, estando cautivo, poner un conducto para salir?',
      paragraphs: [
        tell(
          'No. Un conducto hay que ponerlo desde fuera, así que solo ayuda cuando el cautivo es otro héroe. Para liberar al enano, usa un código o una brecha.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: '¿Cae cautivo un héroe cuya salida está en la loseta de un guardia?',
      paragraphs: [tell('Sí, en la primera casilla de esa loseta. La vigilancia va antes que la salida.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: '¿Puede irse el héroe de la casilla de código cuando alguien ha cruzado la puerta?',
      paragraphs: [
        tell(
          'Sí. Solo tiene que estar ahí en el momento justo en que alguien pasa. Después, la casilla de código queda fuera de servicio.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: '¿Hace falta un código para volver a salir?',
      paragraphs: [
        tell(
          'Mira las flechas: el blanco es paso libre. Del reloj y de la sala de control de la 28* se sale sin código.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: '¿Puede actuar el resto mientras se usa un mapa?',
      paragraphs: [
        tell(
          'Sí, todo el mundo. Solo quien explora no puede hacer otra cosa, y el héroe tiene que quedarse.',
          'M7-2',
          'R-41',
        ),
      ],
    },
    {
      id: 'q_beholder_way',
      title: '¿Necesita el observador un paso para moverse?',
      paragraphs: [tell('No. Va a la loseta de al lado, con paredes o sin ellas, si la hay.', 'M8-3')],
    },
    {
      id: 'q_beholder_exit',
      title: '¿Puede quedarse para siempre el observador sobre una loseta con salida?',
      paragraphs: [tell('Mientras nadie lo mueva. A los héroes que ya están fuera no les afecta.', 'M8-2', 'X-GEN-3')],
    },
    {
      id: 'q_lift_guard',
      title: '¿Podemos mover una loseta con un guardia encima?',
      paragraphs: [
        tell('No, la loseta tiene que estar vacía. La única excepción es un guardia que come.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: '¿Puede la telequinesis dejar aislados a los héroes?',
      paragraphs: [tell('Sí, mientras todas las losetas sigan unidas. De tus errores no te salva nadie.', 'M9-3')],
    },
    {
      id: 'q_spell_mage',
      title: '¿Tiene que estar cerca la maga para lanzar un hechizo?',
      paragraphs: [
        tell('No. Puede lanzarlo cualquiera, desde cualquier sitio, incluso cuando la maga ya está fuera.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title: 'Giramos el reloj con la maga invisible en la loseta de un guardia. ¿Qué pasa?',
      paragraphs: [
        tell(
          'El hechizo termina con el giro y la maga cae cautiva. Sin la sala de guardia, se pierde la partida.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: '¿Puede un héroe pararse encima de una rana?',
      paragraphs: [
        tell(
          'Sí. Pero cuidado con el giro: el guardia vuelve justo ahí, o a la casilla vacía más cercana.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Encontramos una loseta de refuerzo después del robo. ¿Viene su guardia?',
      paragraphs: [
        tell('No. Los guardias que no tienen casilla en el momento del robo quedan fuera de la partida.', 'M11-2'),
      ],
    },
    {
      id: 'q_sensor_stand',
      title: '¿Bloquea el sensor toda la loseta?',
      paragraphs: [tell('No, solo seis casillas. Las demás puede usarlas cualquiera.', 'M13-2')],
    },
  ],
};
export default security_questions;

import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Preguntas y respuestas',
  lead: 'Las dudas que surgen en plena partida, cuando nadie puede responder.',
  articles: [
    {
      id: 'q_other_colour',
      title: '¿Puede un héroe pararse en una casilla de otro color?',
      paragraphs: [
        tell('Sí, en cualquier casilla de pasillo. Solo que no puede usar lo que es de los demás.', 'B-MOVE-8'),
      ],
    },
    {
      id: 'q_token',
      title: '¿Puede un héroe pararse en una ficha de fuera de servicio?',
      paragraphs: [tell('Sí. Entonces es una casilla normal y no pasa nada.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: '¿Pueden dos héroes cambiar de sitio en un pasillo estrecho?',
      paragraphs: [
        tell(
          'Directamente, no. No hay forma de cruzarse: uno de los dos tiene que apartarse o tomar el vórtice.',
          'B-MOVE-2',
        ),
      ],
    },
    {
      id: 'q_stop',
      title: '¿Puedo detener a un héroe que mueve otra persona?',
      paragraphs: [tell('No. Quien mueve al héroe decide dónde se para. Después puedes moverlo tú.', 'B-ACT-3', 'R-4')],
    },
    {
      id: 'q_undo',
      title: 'Me he pasado una casilla. ¿Puedo deshacerlo?',
      paragraphs: [tell('No. Si no tienes la dirección contraria, alguien más tiene que darse cuenta.', 'B-ACT-5')],
    },
    {
      id: 'q_vortex_start',
      title: '¿Tiene que estar un héroe en un vórtice para usarlo?',
      paragraphs: [
        tell(
          'No, funciona desde cualquier sitio. Solo en el escenario 13 tiene que salir de uno.',
          'B-VORTEX-2',
          'S13-4',
        ),
      ],
    },
    {
      id: 'q_vortex_after',
      title: '¿Funciona el vórtice durante la huida?',
      paragraphs: [tell('No. El robo lo apaga para siempre. Planea la huida antes de robar.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: '¿Puede un héroe cruzar un paso de otro color?',
      paragraphs: [
        tell('Sí, una vez explorado. El color importa para explorar, no para caminar.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Una loseta nueva toca otra anterior. ¿Hay paso?',
      paragraphs: [
        tell(
          'Si los dos lados están abiertos ahí, sí, aunque nadie lo haya explorado. Si uno de los lados es una pared, es un callejón sin salida.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Hay varios héroes listos para explorar. ¿Quién decide dónde va la loseta?',
      paragraphs: [
        tell('Quien explora, después de ver la loseta. Los héroes no se mueven hasta entonces.', 'B-EXPL-3', 'R-7'),
      ],
    },
    {
      id: 'q_no_fit',
      title: '¿Y si una loseta sacada no cabe en ningún sitio?',
      paragraphs: [
        tell(
          'No puede pasar. Solo se puede sacar una loseta cuando hay sitio, y todas las losetas caben en todas partes. Si desaparece su último sitio, la loseta vuelve al mazo.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: '¿Conviene girar el reloj cuanto antes?',
      paragraphs: [
        tell(
          'Mejor no. Un giro devuelve la arena que ya ha caído, así que un giro temprano deja muy poca. Eso sí: después se puede hablar.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: '¿Podemos pararnos en una casilla de reloj sin girarlo?',
      paragraphs: [
        tell(
          'No. Pararse ahí gira el reloj, convenga o no, salvo que la casilla esté fuera de servicio.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: '¿Podemos usar dos veces una casilla de reloj?',
      paragraphs: [tell('No. Cuatro casillas, cuatro giros como mucho.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'Estamos hablando. ¿Qué lo corta?',
      paragraphs: [
        tell(
          'La primera acción de cualquiera. Mirar fijamente, el peón rojo, dar la vuelta a la loseta de robo y los movimientos rechazados no lo cortan.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: '¿Se para la arena mientras hablamos?',
      paragraphs: [tell('No. Se puede hablar tanto como se quiera y tanto como aguante la arena.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: '¿Cuántas veces permite hablar el elfo?',
      paragraphs: [
        tell(
          'Cada vez que se explora una loseta con el elfo en una casilla verde, desde el escenario 4.',
          'S4-2',
          'R-9',
        ),
      ],
    },
    {
      id: 'q_ball_wait',
      title: '¿Tienen que llegar a la vez las dos losetas de una bola de cristal?',
      paragraphs: [
        tell(
          'La primera puede esperar mientras la maga se quede. La segunda hay que sacarla antes de que la maga se mueva y antes de que quien explora haga otra cosa. Una vez sacada no se pierde: espera hasta que se coloque.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: '¿Es un problema una sola cámara?',
      paragraphs: [tell('Todavía no. Una cámara activa no bloquea nada. Dos, sí.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Un héroe ya está en una casilla de reloj cuando aparece la segunda cámara. ¿Qué pasa?',
      paragraphs: [
        tell('Puede quedarse y puede irse. Nadie más puede entrar en una hasta que se apague una cámara.', 'R-2'),
      ],
    },
    {
      id: 'q_steal_who',
      title: '¿A quién le toca el robo?',
      paragraphs: [
        tell(
          'A cualquiera. No necesita acción ni loseta de acción, pero alguien tiene que hacerlo.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: '¿Puede un héroe esperar en su salida antes del robo?',
      paragraphs: [
        tell(
          'Puede pararse ahí, pero tiene que volver: para el robo, los cuatro deben estar en sus objetos.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: '¿Hacia dónde pasan las losetas de acción?',
      paragraphs: [tell('A la izquierda, de asiento en asiento, en sentido horario, desde el escenario 3.', 'S3-1')],
    },
  ],
};
export default questions;

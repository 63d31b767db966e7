import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'Un turno sin turnos',
  lead: 'Se actúa cuando parece buena idea. A veces hasta lo es.',
  articles: [
    {
      id: 'anytime',
      title: 'En cualquier momento, con cualquier héroe',
      paragraphs: [
        tell('No hay turnos. Actúa cuando quieras y las veces que quieras.', 'B-ACT-1'),
        tell(
          'Solo puedes hacer lo que está en tu loseta de acción. Cualquier otra cosa se rechaza y no cambia nada.',
          'B-ACT-2',
        ),
        tell('Tus acciones sirven para todos los héroes.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Dos manos, un héroe',
      paragraphs: [
        tell(
          'Quien mueve a un héroe decide dónde se para. Nadie puede detener el movimiento de otra persona.',
          'B-ACT-3',
        ),
        tell(
          'Un movimiento se hace entero o no se hace. Si dos personas van a por el mismo héroe, lo mueve quien llega antes al servidor. A la otra se le avisa de que alguien se ha adelantado, y no pasa nada más. Arrastrar a un héroe no lo bloquea: el resto solo ve que alguien lo está arrastrando.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Errores',
      paragraphs: [
        tell(
          'Un mal movimiento permitido se queda como está. Solo pueden arreglarlo quienes tengan las acciones adecuadas.',
          'B-ACT-5',
        ),
        tell(
          'Un movimiento no permitido se rechaza y se explica por qué, así que nunca hay que deshacer nada. La arena sigue corriendo.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Cuando alguien se desconecta',
      paragraphs: [
        tell(
          'Quien se desconecta conserva su loseta de acción. Mientras tanto, otra persona puede ocupar su asiento y devolvérselo cuando regrese. La arena sigue corriendo mientras quede alguien.',
          'R-24',
        ),
        tell(
          'Si se cae el servidor, ese tiempo no cuenta. La partida vuelve tal como estaba y espera a que alguien del equipo la reanude.',
          'R-25',
        ),
        tell(
          'Si pasan cinco segundos sin que nadie de la mesa esté conectado, la arena se para. La partida se queda como está y espera a que alguien del equipo la reanude.',
          'R-96',
        ),
        tell(
          'Algunas cosas no necesitan loseta de acción, así que puede hacerlas cualquiera, incluso quien lidera sin acciones. La más importante es dar la vuelta a la loseta de robo.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

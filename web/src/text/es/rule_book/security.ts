import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'La expansión: guardias, puertas y ojos atentos por un lado; una bolsa de trucos por el otro.',
  articles: [
    {
      id: 'kinds',
      title: 'Trece módulos',
      paragraphs: [
        tell(
          'Se pueden añadir tantos módulos como se quiera. El orden recomendado es del 1 al 13. Siete son ayudas: fichas, conductos, brechas, mapas, telequinesis, hechizos y la sala de control. Seis son desafíos: el guardia, la sala de guardia, la salida bajo llave, el observador, los refuerzos y el sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Sigue valiendo todo lo que ya sabes: el objetivo de siempre y las reglas permanentes de los escenarios del 2 al 6. Las bolas de cristal de las losetas 8* y 10* funcionan. Solo los tutoriales pueden decir otra cosa.',
          'X-GEN-7',
        ),
        tell(
          'Lo que no puede funcionar se rechaza, y se explica por qué. Un módulo necesita sus losetas, y algunos necesitan otro módulo. La loseta 8* necesita conductos o brechas (en el tutorial 9 bastan los hechizos), y la sala de control necesita guardias que mover.',
          'X-GEN-6',
          'R-86',
        ),
        tell(
          'El escenario 16 no tiene vórtice y por tanto tampoco sala de control: ahí se rechaza el módulo 12.',
          'R-83',
        ),
        tell(
          'Se pueden añadir las losetas básicas de la 13 a la 24. La noche se hace larguísima, así que no se recomienda.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Losetas con estrella',
      paragraphs: [
        tell(
          'Una loseta con estrella sustituye a la básica del mismo número. Un mazo nunca tiene las dos. Las losetas de la 25* a la 29* son adicionales.',
          'X-GEN-9',
        ),
        tell(
          'Las losetas con estrella tienen otro dorso. Con el mazo boca abajo, se ve si la siguiente tiene estrella y nada más.',
          'X-GEN-5',
        ),
        tell('Un símbolo cuyo módulo no está en juego no hace nada. Su casilla es normal.', 'X-GEN-4'),
        tell(
          'Eso sí, sean cuales sean los módulos, en una loseta del centro comercial siempre funcionan: puertas blindadas, códigos, escaleras mecánicas, huecos del enano, bolas de cristal, cámaras y relojes.',
          'R-60',
        ),
        tell(
          'La loseta 28* tiene una quinta casilla de reloj. Funciona como las demás, pero está tras una puerta blindada: para entrar hace falta un código; para salir, nada.',
          'R-37',
        ),
        tell(
          'Las flechas rayadas de la 8* y la 25* solo indican cómo se coloca la loseta. No son entrada ni salida. La puerta de la 25* solo deja salir si la loseta de al lado está abierta por ahí.',
          'R-33',
        ),
        tell('Las direcciones de mando, el sensor y las flechas de las puertas giran con su loseta.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Vacío, fuera y de vuelta',
      paragraphs: [
        tell(
          'Una casilla o una loseta está vacía cuando no tiene nada encima: ni peón, ni rana, ni observador, ni sensor, ni ficha.',
          'X-GEN-2',
        ),
        tell('Lo que se descarta queda fuera de la partida. Solo vuelven las losetas del escenario 11.', 'X-GEN-1'),
        tell(
          'Un héroe que escapa deja el centro comercial al momento y ya no estorba a ningún guardia ni al observador.',
          'X-GEN-3',
        ),
        tell(
          'El guardia, el observador, el sensor y el cautivo aparecen con su loseta la primera vez que se coloca, no cuando vuelve o se mueve.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Llegar',
      paragraphs: [
        tell(
          'Llegar por conducto, intercambio o teletransporte es como llegar a pie: los relojes se giran, las cámaras se apagan, las salidas dejan salir y los mapas se abren. Cuando una regla pone a un héroe en un sitio, no se activa nada.',
          'R-46',
        ),
        tell(
          'La vigilancia va primero. Con la sala de guardia en juego, un héroe que entra en una loseta vigilada cae cautivo en su primera casilla, y nada de esa loseta funciona, ni siquiera la salida.',
          'R-47',
        ),
        tell(
          'Sin la sala de guardia se rechaza todo lo que llevaría a un héroe a una loseta vigilada: movimientos, conductos, intercambio, teletransporte y sala de control.',
          'R-27',
        ),
        tell(
          'El teletransporte, los conductos y la forma fantasmal pueden acabar en cualquier casilla de pasillo, incluso en la 8* y tras puertas blindadas, salvo que algo lo prohíba.',
          'R-29',
        ),
        tell(
          'Cuando se retira de debajo de un héroe la ficha que tapaba una casilla, un código, una bola de cristal, un mapa, un objeto o una salida funcionan al momento. Un reloj o una cámara, solo la próxima vez que llegue un héroe.',
          'R-48',
        ),
        tell(
          'Lo que elige el equipo se rechaza si incumple una regla. Lo que imponen las reglas ocurre igualmente. Si por eso un héroe queda en la loseta de un guardia sin sala de guardia en juego, o los cuatro en una dimensión, se pierde la partida.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'Qué hace ahora un giro',
      paragraphs: [
        tell(
          'En este orden: ficha y arena; terminan los hechizos activos; se restablece la sala de guardia; pasan las losetas de acción; se puede hablar; el escenario 11 quita sus losetas. Si en algún paso se pierde, la partida termina ahí.',
          'R-34',
        ),
        tell(
          'La ficha de reloj gira el reloj igual que una casilla, con todo lo que implica. Solo las casillas cuentan como casillas de reloj usadas.',
          'R-35',
        ),
        tell('Las cámaras bloquean las casillas de reloj, no la ficha.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Lo puede hacer cualquiera',
      paragraphs: [
        tell(
          'Desde cualquier asiento se pueden usar fichas, conductos, brechas, telequinesis, hechizos y el sensor, incluso sin loseta de acción.',
          'R-26',
        ),
        tell(
          'En solitario, lo que puede usar cualquier asiento no necesita una acción revelada. Cualquier forma de explorar necesita la acción de explorar encima de la pila; el observador, su dirección; y la sala de control, el vórtice.',
          'R-85',
        ),
        tell(
          'Cuenta quien actúa primero. Si entretanto algo ha cambiado, la petición posterior se rechaza, y nada se gira, se mueve ni se gasta dos veces.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Con los escenarios',
      paragraphs: [
        tell(
          'Los escenarios 14 y 15 no tienen fichas de altavoz. En el 12, permiten gestos. Las fichas de intercambio necesitan dos losetas de acción, así que en solitario no las hay y, en el escenario 9, quien lidera no puede participar en un intercambio.',
          'R-82',
          'R-84',
        ),
        tell(
          'Los héroes que se quedan en su salida en los escenarios 10 y 17 bloquean su casilla para cualquier peón y, en el 17, también su loseta para otros héroes. Los guardias pueden entrar, pero nada puede atrapar ni mover a los héroes que están fuera.',
          'R-79',
        ),
        tell('El escenario 11 puede quitar cualquier loseta vacía, incluida la sala de guardia.', 'R-80'),
        tell(
          'En el escenario 13, los conductos, las brechas, el intercambio, el teletransporte y la telequinesis no salen de su dimensión. Los guardias pueden cambiar de dimensión por hechizo o sala de control. Los códigos, los controles, los mapas y las bolas alcanzan las dos, y un cautivo va a la sala de guardia esté donde esté. La loseta 3 cuenta como loseta inicial, igual que la 1.',
          'R-81',
        ),
        tell(
          'El escenario 17 no vale dentro de la sala de guardia, donde un segundo héroe hace perder la partida de todos modos. Al otro lado de la puerta, sí. El escenario 10 no cambia nada ahí.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

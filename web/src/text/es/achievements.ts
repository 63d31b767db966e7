// The achievements in Spanish.
import type { AchievementTable } from '../achievements';

const table: AchievementTable = {
  heading: 'Logros de esta partida',
  achievements: [
    ['Transporte público', 'Los cuatro héroes usan el mismo conducto, en cualquier sentido.'],
    [
      'El tubo interminable',
      'Los extremos de un conducto están en la primera y la última de siete o más losetas en línea recta.',
    ],
    ['Puertas abiertas', 'Los cuatro héroes cruzan a pie la misma brecha.'],
    ['Vecinos nuevos', 'Un guardia y el bárbaro están en las dos mitades de una brecha.'],
    ['En línea recta', 'Tres brechas quedan alineadas, de modo que un solo movimiento recto podría cruzarlas todas.'],
    ['La ronda del conserje', 'Un mismo guardia pasa por los dos conductos y las tres brechas.'],
    ['Por la ventilación', 'Un héroe cautivo sale de la sala de guardia por un conducto.'],
    ['Por la pared', 'Un héroe cautivo sale de la sala de guardia por una brecha.'],
    ['Puerta giratoria', 'Los cuatro héroes caen cautivos y los cuatro salen de la sala de guardia.'],
    [
      'Se nos fue la hora hablando',
      'Tras un giro que permite hablar, nadie hace nada hasta que alguien usa la ficha de reloj.',
    ],
    ['Cartografía', 'Explora cinco losetas o más con un solo uso de un mapa.'],
    [
      'Mirando escaparates',
      'El observador pasa por las cuatro losetas con objeto, contando aquella en la que empieza.',
    ],
    ['Todo en un rincón', 'Las cuatro losetas con objeto forman un grupo, unas junto a otras.'],
    ['Sin rodeos', 'Del robo a su salida, cada héroe solo pisa la loseta de su objeto y la de su salida.'],
    ['Aquí no ha pasado nada', 'La segunda ficha de telequinesis devuelve a su sitio la loseta que movió la primera.'],
    ['Seis llaves', 'Cada una de las seis casillas de código ha abierto una puerta.'],
    ['De brazos cruzados', 'Al colocar la última loseta, se han movido tres héroes como mucho.'],
    ['Dos de brazos cruzados', 'Al colocar la última loseta, se han movido dos héroes como mucho.'],
    ['Entrega a domicilio', 'Mueve por telequinesis, después del robo, la loseta con la salida del elfo.'],
    ['Charla de pasillo', 'Dos guardias están uno al lado del otro, sin ninguna pared intacta entre ellos.'],
    [
      'Reunión de personal',
      'Tres guardias están en cadena, uno al lado de otro, sin ninguna pared intacta entre ellos.',
    ],
    ['Control de acceso', 'Cuatro guardias están en las cuatro losetas con salida, uno en cada una.'],
    ['Sin escapatoria', 'Hay guardias en las cuatro losetas que rodean la de un héroe.'],
    ['Control remoto', 'Aparecen tres guardias de refuerzo y solo los mueve la sala de control, al menos una vez.'],
    ['Cuento de hadas', 'Un guardia está al lado de una rana.'],
    ['Visto y no visto', 'Durante una sola invisibilidad, la maga entra y sale de las losetas de los cuatro guardias.'],
    ['Nadie se dio cuenta', 'Usa el hechizo de intercambio con dos guardias.'],
    ['Un bocado a la carrera', 'Después del robo, todos los héroes pasan por la entrada de un McTrollald’s.'],
    ['El programa completo', 'Gana con los seis desafíos en juego.'],
    ['Con poco equipaje', 'Gana con todos los desafíos y tres ayudas como mucho.'],
    ['A pecho descubierto', 'Gana con todos los desafíos y sin ayudas.'],
    ['Tiempo de sobra', 'Gana con todos los desafíos y dos giros como mucho.'],
    ['Un giro y basta', 'Gana con todos los desafíos y un giro como mucho.'],
    ['Tres minutos justos', 'Gana con todos los desafíos y sin ningún giro.'],
    [
      'En boca cerrada',
      'Gana con todos los desafíos y sin una palabra, ni escrita ni hablada. Los gestos valen cuando se puede hablar.',
    ],
    [
      'Cara de póker',
      'Gana con todos los desafíos y sin comunicación de ningún tipo: ni palabras, ni gestos, ni peón rojo, ni miradas fijas.',
    ],
    ['Los pies en la tierra', 'Gana con todos los desafíos y sin el vórtice, ni siquiera desde la sala de control.'],
    [
      'Alergia a las escaleras',
      'Gana con todos los desafíos sin que ningún héroe ni guardia use una escalera mecánica.',
    ],
    [
      'Una ciudad de tiendas',
      'Gana con todos los desafíos y todas las losetas básicas en el mazo, salvo las sustituidas por una con estrella.',
    ],
    ['La visita completa', 'Lo mismo que «Una ciudad de tiendas», con todo el mazo colocado antes del primer giro.'],
    ['Leyenda', 'Gana con todos los desafíos y sin ayudas, sin comunicación, sin vórtice y sin giros.'],
    ['Que se entere todo el mundo', 'Consigue los otros cuarenta y uno y comparte la página que los muestra.'],
  ],
};
export default table;

import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'El objetivo',
  lead: 'Cuatro héroes arruinados, un centro comercial ya cerrado y tres minutos de arena.',
  articles: [
    {
      id: 'plan',
      title: 'El plan',
      paragraphs: [
        tell(
          'Se juega en equipo. Primero se explora el centro comercial. Después se lleva a los cuatro héroes a los objetos de su color. Entonces se roba, suena la alarma y hay que correr hacia las salidas.',
        ),
        tell(
          'Se gana en el momento en que sale el último de los cuatro héroes. Si antes cae el último grano de arena, pierde todo el equipo.',
          'B-EXIT-2',
        ),
        tell(
          'Los héroes no son de nadie. Cada persona tiene una loseta con unas pocas acciones y puede usarlas con cualquier héroe. Nadie puede hacerlo todo, así que nadie puede hacerlo por su cuenta.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'Los cuatro héroes',
      scene: 'heroes',
      caption: 'El bárbaro con espada, la maga con frasco, el elfo con arco y el enano con hacha.',
      paragraphs: [
        tell(
          'El bárbaro es amarillo y lleva una espada; la maga, morada y con un frasco; el elfo, verde y con un arco; el enano, naranja y con un hacha. El color y el símbolo van siempre juntos, así que nunca hace falta distinguir colores.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'Qué hay en la mesa',
      paragraphs: [
        tell(
          'El centro comercial se compone de 24 losetas de cuatro por cuatro cuadros. Siempre se empieza en la loseta 1, que tiene dos caras, 1a y 1b. Los cuadros con tiendas, fuentes y setos son decorado: ahí nunca se para nadie.',
          'B-COMP-1',
        ),
        tell(
          'Hay un reloj de arena de tres minutos, una loseta de robo de dos caras, un peón rojo llamado «¡Haz algo!», fichas de fuera de servicio y una loseta de acción por persona.',
          'B-COMP-2',
        ),
        tell('En toda partida hay exactamente cuatro casillas de reloj: en las losetas 1, 3, 4 y 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'Preparación',
      paragraphs: [
        tell(
          'El escenario dice qué cara de la loseta 1 se usa y qué losetas forman el mazo. El mazo se baraja y va boca abajo, salvo que el escenario diga otra cosa.',
          'B-SETUP-1',
        ),
        tell('Los héroes empiezan en las cuatro casillas centrales de la loseta 1, en orden aleatorio.', 'B-SETUP-2'),
        tell(
          'Las losetas de acción dependen de cuántas personas juegan, de una a ocho (nueve en el escenario 9). Cada cual recibe una al azar. Todas están siempre a la vista.',
          'B-SETUP-3',
        ),
        tell(
          'El norte está arriba para todo el equipo, durante toda la partida. Una loseta puede colocarse girada, pero las direcciones de tus acciones nunca giran con ella.',
          'B-SETUP-4',
        ),
        tell(
          'A partir de cinco personas, algunas direcciones están repetidas. Quienes comparten una se sientan lo más lejos posible.',
          'B-SETUP-6',
        ),
        tell(
          'Antes de empezar se puede hablar cuanto se quiera. Cuando todo el equipo está listo, hay una breve cuenta atrás. Después corre la arena y llega el silencio. Hasta entonces se puede cambiar cualquier cosa en la mesa.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

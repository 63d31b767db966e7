import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Escenarios del 1 al 7',
  lead: 'Una regla nueva cada vez. Cada una se queda para todos los escenarios siguientes.',
  articles: [
    {
      id: 'path',
      title: 'El orden',
      paragraphs: [
        tell(
          'Los escenarios del 1 al 7 están pensados para jugarse en este orden, pero no hay nada bloqueado. Si uno sale mal, inténtalo otra vez o sáltalo.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Loseta 1 por la cara a, losetas de la 2 a la 9 en el mazo.', 'S1-1'),
        tell('Los cuatro héroes escapan por la única salida, la morada.', 'S1-2'),
        tell(
          'Los altavoces aún no hacen nada, así que explorar con el elfo no permite hablar. Las losetas de acción se quedan donde están.',
          'S1-3',
        ),
        tell('Si hay acuerdo, se puede hablar toda la partida.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('A partir de aquí, cada héroe tiene que escapar por la salida de su color.', 'S2-1'),
        tell(
          'Loseta 1 por la cara a, losetas de la 2 a la 12 en el mazo. Los altavoces siguen sin hacer nada.',
          'S2-2',
        ),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'A partir de aquí, con dos personas o más: cada vez que se gira el reloj, cada cual pasa su loseta de acción a la izquierda, a la siguiente persona en sentido horario.',
          'S3-1',
        ),
        tell(
          'Loseta 1 por la cara a, losetas de la 2 a la 12 en el mazo. Los altavoces siguen sin hacer nada.',
          'S3-2',
        ),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'El enano se cuela por la pared naranja. El bárbaro tiene que dar un rodeo.',
      paragraphs: [
        tell(
          'A partir de aquí, el enano puede pasar por los huecos de las paredes naranjas, en los dos sentidos. Para los demás son paredes.',
          'S4-1',
        ),
        tell(
          'A partir de aquí, se puede hablar cuando se explora una loseta con el elfo, igual que tras un giro: la primera acción lo corta.',
          'S4-2',
        ),
        tell(
          'Se puede hablar cuando la loseta está colocada, y solo si se exploró desde una casilla de exploración verde con el elfo en ella. Otras formas de añadir losetas no cuentan.',
          'R-9',
        ),
        tell('Loseta 1 por la cara a, losetas de la 2 a la 14 en el mazo.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption:
        'La maga está en la bola de cristal: pueden ir losetas a bordes sin explorar de cualquier color, haya héroe o no.',
      paragraphs: [
        tell('Loseta 1 por la cara b, losetas de la 2 a la 14 en el mazo, con la loseta 15 encima.', 'S5-1'),
        tell(
          'A partir de aquí: mientras la maga está en una bola de cristal que funciona, quien explora puede añadir hasta dos losetas en bordes sin explorar de cualquier color, haya héroe o no. La segunda puede ir junto a la primera.',
          'S5-2',
        ),
        tell('No hay prisa mientras la maga siga en la casilla.', 'S5-3'),
        tell(
          'La primera loseta puede llegar en cualquier momento mientras la maga esté ahí. La segunda hay que sacarla antes de que la maga se mueva y antes de que quien explora haga otra cosa. Una vez sacada, espera, y la maga tiene que quedarse hasta que se coloque. Hasta la primera loseta la bola no se gasta, pase lo que pase.',
          'R-8',
        ),
        tell('Tras una loseta o dos, la bola queda fuera de servicio.', 'S5-4'),
        tell('Cuando cualquier otro héroe se para en una bola de cristal, no pasa nada.', 'S5-5'),
        tell(
          'Si un sitio se puede explorar de varias formas, va primero una bola ya en uso, luego un héroe de ese color que esté ahí y luego una bola sin usar. Con el mazo vacío, una bola no hace nada y no se gasta.',
          'R-40',
          'R-45',
        ),
      ],
    },
    {
      id: 's6',
      title: '',
      scenario: 6,
      scene: 'camera',
      caption: 'El bárbaro llega a la cámara y la tapa con una ficha: una cámara menos.',
      paragraphs: [
        tell(
          'Loseta 1 por la cara b, losetas de la 2 a la 17 en el mazo, dos de ellas con una cámara de seguridad.',
          'S6-1',
        ),
        tell(
          'A partir de aquí: mientras funcionan dos cámaras o más, ningún héroe puede ir a una casilla de reloj. Una cámara funciona desde que se revela hasta que recibe una ficha de fuera de servicio.',
          'S6-2',
        ),
        tell(
          'Vale para todas las casillas de reloj, usadas o no, y para cualquier forma de llegar. Un héroe que ya está en una puede quedarse y puede irse.',
          'R-2',
        ),
        tell(
          'El bárbaro apaga una cámara al llegar a ella. Cuando cualquier otro héroe se para ahí, no pasa nada.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell(
          'Loseta 1 por la cara b, losetas de la 2 a la 19 en el mazo, cuatro cámaras y ninguna regla nueva.',
          'S7-1',
          'R-95',
        ),
        tell('Añade más losetas de una en una, hasta las 24, con cualquier cara de la loseta 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;

import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Explorar',
  lead: 'El centro comercial crece allí donde los héroes se asoman.',
  articles: [
    {
      id: 'explore',
      title: 'Una loseta nueva',
      scene: 'explore',
      caption: 'El enano está en un borde naranja: la siguiente loseta va aquí, con su flecha blanca hacia dentro.',
      paragraphs: [
        tell(
          'Si tienes la lupa, puedes explorar cuando un héroe está en una casilla de exploración de su color, detrás no hay ninguna loseta y el mazo no está vacío.',
          'B-EXPL-1',
        ),
        tell(
          'Se revela la loseta de arriba y se coloca de modo que su flecha blanca continúe desde esa casilla. Eso decide dónde va y con qué orientación.',
          'B-EXPL-2',
        ),
        tell('Un héroe de otro color no puede explorar desde esa casilla.', 'B-EXPL-7'),
        tell('Cuando el mazo se acaba, no queda nada por explorar.', 'B-EXPL-6'),
        tell(
          'Las losetas nunca se superponen. Las vecinas quedan desplazadas una casilla, como las aspas de un molinillo.',
          'B-EXPL-5',
        ),
        tell(
          'Cuando hay una loseta al otro lado de un borde, ya no se puede explorar ahí, sea paso o callejón sin salida, mientras esa loseta siga en su sitio.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Varios sitios a la vez',
      scene: 'several',
      caption: 'Dos héroes en bordes de su color: primero se mira la loseta y luego se elige uno de los dos sitios.',
      paragraphs: [
        tell(
          'Si hay varios héroes listos, quien explora saca la loseta, la mira y elige ante cuál de ellos la coloca.',
          'B-EXPL-3',
        ),
        tell('De una en una: hay que colocar la loseta sacada antes de sacar la siguiente.', 'B-EXPL-4'),
        tell(
          'Todo el equipo ve la loseta sacada. Si solo cabe en un sitio, va ahí al momento. Si hay varios, espera a quien explora, y los héroes de esos sitios no pueden irse hasta que se coloque.',
          'R-7',
        ),
        tell(
          'Si la acción de explorar cambia de manos con una loseta en espera, la coloca quien la tenga ahora. Si desaparece su último sitio posible, la loseta vuelve a lo alto del mazo.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;

import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'Jogar solo',
  lead: 'Uma pessoa, sete ações, e sempre a errada no topo.',
  articles: [
    {
      id: 'solo',
      title: 'A partida solo',
      scene: 'solo',
      caption: 'Só vale a ação do topo da pilha.',
      paragraphs: [
        tell(
          'As sete ações (quatro direções, explorar, escada rolante, vórtice) são embaralhadas em um monte virado para baixo.',
          'B-SOLO-1',
        ),
        tell(
          'Você vira uma de cada vez e forma uma pilha. Só vale a ação do topo da pilha, com qualquer herói e quantas vezes quiser.',
          'B-SOLO-2',
        ),
        tell(
          'Para mudar de ação, vire mais fichas. Quando o monte acaba, a pilha é virada e se torna o novo monte, sem embaralhar. Ou seja, dá para decorar a ordem.',
          'B-SOLO-3',
        ),
        tell('A cada virada da ampulheta, o monte e a pilha são embaralhados em um novo monte.', 'B-SOLO-4'),
        tell('No início e depois de cada embaralhada, nenhuma ação está à vista. Vire uma primeiro.', 'B-SOLO-6'),
        tell('Depois do roubo, o vórtice ainda aparece, mas não faz nada.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

import { tell, type Chapter } from '../book';

const alone: Chapter = {
  id: 'alone',
  title: 'Sozinho',
  lead: 'Uma pessoa, sete ações, e sempre a errada no topo.',
  articles: [
    {
      id: 'solo',
      title: 'O jogo para uma pessoa',
      scene: 'solo',
      caption: 'Só vale a ação do topo da pilha.',
      paragraphs: [
        tell(
          'As sete ações (quatro direções, explorar, escada rolante, vórtice) são embaralhadas num monte virado para baixo.',
          'B-SOLO-1',
        ),
        tell(
          'Você as vira uma a uma sobre uma pilha. Só a ação do topo da pilha pode ser usada, com qualquer herói e quantas vezes quiser.',
          'B-SOLO-2',
        ),
        tell(
          'Para outra ação, vire mais fichas. Quando o monte acaba, a pilha é virada e vira o monte, sem embaralhar. Então dá para decorar a ordem.',
          'B-SOLO-3',
        ),
        tell('A cada virada da ampulheta, monte e pilha são embaralhados num novo monte.', 'B-SOLO-4'),
        tell('No início e depois de cada embaralhada nada está à vista: primeiro vire uma ação.', 'B-SOLO-6'),
        tell('Depois do roubo o vórtice ainda aparece, e não faz nada.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

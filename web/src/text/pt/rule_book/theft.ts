import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Roubo e fuga',
  lead: 'Peguem o que é de vocês, mais ou menos, e corram.',
  articles: [
    {
      id: 'steal',
      title: 'O roubo',
      scene: 'theft',
      caption: 'Os quatro estão nos itens das suas cores: agora qualquer pessoa pode virar a peça do roubo.',
      paragraphs: [
        tell(
          'Quando os quatro heróis estão ao mesmo tempo nos itens das próprias cores, qualquer pessoa pode virar a peça do roubo. Não precisa de ação nem de ficha de ação.',
          'B-THEFT-1',
        ),
        tell('O roubo não acontece sozinho. Enquanto ninguém virar a peça, nada foi roubado.', 'B-THEFT-2'),
        tell('A partir daí, o vórtice está desligado e as saídas estão abertas.', 'B-THEFT-3'),
        tell('Sem roubo, não há vitória: antes dele, ninguém pode fugir por uma saída.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'A fuga',
      scene: 'escape',
      caption: 'Depois do roubo, o bárbaro chega à saída amarela e escapa.',
      paragraphs: [
        tell(
          'Depois do roubo, um herói que chega a uma saída que pode usar deixa o shopping na hora. Nos cenários 10 e 17, ele também escapou, mas fica na saída.',
          'B-EXIT-1',
        ),
        tell(
          'Antes do roubo, as saídas são espaços comuns. Depois, uma saída continua sendo um espaço comum para os heróis que não podem usá-la.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'O fim',
      paragraphs: [
        tell(
          'Quando a partida acaba, não dá para fazer mais nada. Ficam registrados o resultado, o tempo e o número de espaços de ampulheta usados.',
          'B-END-1',
        ),
        tell(
          'O que conta no Grande Livro: o cenário, o número de peças, os nomes de vocês e quantos espaços de ampulheta vocês usaram. Quanto menos, melhor.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

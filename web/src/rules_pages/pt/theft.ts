import { tell, type Chapter } from '../book';

const theft: Chapter = {
  id: 'theft',
  title: 'Roubo e fuga',
  lead: 'Peguem o que é de vocês, mais ou menos, e corram.',
  articles: [
    {
      id: 'steal',
      title: 'O roubo',
      scene: 'theft',
      caption: 'Os quatro sobre os itens das suas cores: agora qualquer um pode virar a peça do roubo.',
      paragraphs: [
        tell(
          'Quando os quatro heróis estão ao mesmo tempo sobre os itens das próprias cores, qualquer pessoa pode virar a peça do roubo. Não é ação de ninguém e não precisa de ficha de ação.',
          'B-THEFT-1',
        ),
        tell('Não acontece sozinho. Enquanto ninguém virar a peça, nada foi roubado.', 'B-THEFT-2'),
        tell('A partir daí, os vórtices ficam desligados e as saídas valem.', 'B-THEFT-3'),
        tell('Sem roubo não há vitória: antes dele, nenhuma saída leva ninguém.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'A fuga',
      scene: 'escape',
      caption: 'Depois do roubo, o bárbaro chega à saída amarela e está fora.',
      paragraphs: [
        tell(
          'Depois do roubo, um herói que chega a uma saída que pode usar deixa o shopping na hora. Nos cenários 10 e 17 ele também escapou, mas fica sobre a saída.',
          'B-EXIT-1',
        ),
        tell(
          'Antes do roubo, saídas são espaços comuns. Depois, uma saída que um herói não pode usar é um espaço comum para ele.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'O fim',
      paragraphs: [
        tell(
          'Depois do fim nada mais pode ser feito. Ficam registrados o resultado, o tempo e o número de espaços de ampulheta usados.',
          'B-END-1',
        ),
        tell(
          'O que conta no Grande Livro dos Desafios: o cenário, o número de peças, os nomes de vocês e quantos espaços de ampulheta foram usados. Quanto menos, melhor.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

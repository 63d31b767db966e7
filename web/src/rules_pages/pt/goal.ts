import { tell, type Chapter } from '../book';

const goal: Chapter = {
  id: 'goal',
  title: 'O objetivo',
  lead: 'Quatro heróis sem um tostão, um shopping fechado, três minutos de areia.',
  articles: [
    {
      id: 'plan',
      title: 'O plano',
      paragraphs: [
        tell(
          'Todos jogam juntos. Primeiro vocês exploram o shopping. Depois os quatro heróis se colocam sobre os itens das suas cores. Então vem o roubo, o alarme dispara e todos correm para as saídas.',
        ),
        tell(
          'Vocês vencem no momento em que o último dos quatro heróis sai. Se o último grão cair antes disso, todos perdem.',
          'B-EXIT-2',
        ),
        tell(
          'Nenhum herói pertence a ninguém. Cada pessoa tem uma ficha de ação com algumas ações, que valem para todos os heróis. Ninguém pode tudo, então ninguém consegue sozinho.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'Os quatro heróis',
      scene: 'heroes',
      caption: 'Bárbaro com espada, maga com frasco, elfo com arco, anão com machado.',
      paragraphs: [
        tell(
          'O bárbaro é amarelo e leva uma espada; a maga é roxa, com um frasco; o elfo é verde, com um arco; o anão é laranja, com um machado. Cor e símbolo sempre andam juntos, de modo que ninguém precisa distinguir cores.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'O que há na mesa',
      paragraphs: [
        tell(
          'O shopping é feito de 24 peças de quatro por quatro espaços. A peça 1 é sempre a inicial e tem dois lados, 1a e 1b. Espaços com lojas, fontes e canteiros são cenário: ninguém fica ali.',
          'B-COMP-1',
        ),
        tell(
          'Há uma ampulheta de três minutos, uma peça do roubo com dois lados, um peão vermelho chamado “Faça algo!”, marcadores de fora de serviço e uma ficha de ação para cada pessoa.',
          'B-COMP-2',
        ),
        tell('Toda partida tem exatamente quatro espaços de ampulheta: nas peças 1, 3, 4 e 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'A preparação',
      paragraphs: [
        tell(
          'O cenário diz que lado da peça 1 fica para cima e quais peças vão para o monte. O monte é embaralhado e fica virado para baixo, a não ser que o cenário diga outra coisa.',
          'B-SETUP-1',
        ),
        tell('Os heróis começam nos quatro espaços centrais da peça 1, em ordem aleatória.', 'B-SETUP-2'),
        tell(
          'As fichas de ação usadas dependem de quantos vocês são: de uma a oito pessoas (nove no cenário 9). Cada pessoa recebe uma ao acaso. Todas ficam à vista de todos, o tempo todo.',
          'B-SETUP-3',
        ),
        tell(
          'O norte fica para cima para todo mundo, a partida inteira. As peças podem ser giradas ao entrar; as direções das suas ações nunca giram.',
          'B-SETUP-4',
        ),
        tell(
          'Com cinco pessoas ou mais, algumas direções existem em dobro. Quem divide uma direção fica tão longe um do outro quanto a roda permite.',
          'B-SETUP-6',
        ),
        tell(
          'Antes do início vocês podem conversar à vontade. Quando todos estão prontos, há uma contagem regressiva curta; depois a areia cai e o silêncio começa. Até lá, tudo na mesa ainda pode mudar.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'O objetivo',
  lead: 'Quatro heróis sem um tostão, um shopping já fechado, três minutos de areia.',
  articles: [
    {
      id: 'plan',
      title: 'O plano',
      paragraphs: [
        tell(
          'Vocês jogam em equipe. Primeiro, exploram o shopping. Depois, levam os quatro heróis até os itens das suas cores. Aí vem o roubo, o alarme dispara e é hora de correr para as saídas.',
        ),
        tell(
          'Vocês vencem no momento em que o último dos quatro heróis escapa. Se o último grão de areia cair antes, a derrota é de todo mundo.',
          'B-EXIT-2',
        ),
        tell(
          'Nenhum herói é de ninguém. Cada pessoa tem uma ficha de ação com algumas ações, que valem para todos os heróis. Ninguém pode fazer tudo, então ninguém consegue sem ajuda.',
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
          'O bárbaro é amarelo e leva uma espada. A maga é roxa, com um frasco; o elfo é verde, com um arco; e o anão é laranja, com um machado. Cor e símbolo andam sempre juntos, então ninguém precisa distinguir as cores.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'O que há na mesa',
      paragraphs: [
        tell(
          'O shopping é feito de 24 peças de quatro por quatro quadrados. Vocês sempre começam na peça 1, que tem dois lados, 1a e 1b. Quadrados com lojas, fontes e canteiros são decoração: ninguém fica ali.',
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
          'O cenário diz qual lado da peça 1 usar e quais peças vão para o monte. O monte é embaralhado e fica virado para baixo, a menos que o cenário diga o contrário.',
          'B-SETUP-1',
        ),
        tell('Os heróis começam nos quatro espaços centrais da peça 1, em ordem aleatória.', 'B-SETUP-2'),
        tell(
          'As fichas de ação dependem do número de pessoas: de uma a oito (nove no cenário 9). Cada pessoa recebe uma por sorteio. Todas ficam à vista, o tempo todo.',
          'B-SETUP-3',
        ),
        tell(
          'O norte fica para cima para todo mundo, a partida inteira. Uma peça pode ser girada ao ser colocada, mas as direções das suas ações nunca giram com ela.',
          'B-SETUP-4',
        ),
        tell(
          'Com cinco pessoas ou mais, algumas direções aparecem em dobro. As duas pessoas com a mesma direção ficam o mais longe possível uma da outra.',
          'B-SETUP-6',
        ),
        tell(
          'Antes de começar, vocês podem conversar à vontade. Quando todo mundo está a postos, há uma contagem regressiva curta. Aí a areia começa a cair e a conversa acaba. Até lá, dá para mudar qualquer coisa na mesa.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Cenários 8 a 17',
  lead: 'Valem todas as regras até aqui, e cada desafio muda uma coisa.',
  articles: [
    {
      id: 'levels',
      title: 'Lado e nível',
      paragraphs: [
        tell(
          'Os cenários 8 a 17 usam todas as regras dos cenários 2 a 6, qualquer lado da peça 1 e um monte embaralhado, a menos que digam o contrário.',
          'S-CHAL-1',
        ),
        tell('O nível é o número de peças: de 12 a 24. Com menos, faltaria uma saída.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('O monte fica virado para cima. Todo mundo vê qual é a próxima peça.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell('Para três a nove pessoas. Usem as fichas de ação para uma pessoa a menos: quem lidera fica sem.', 'S9-1'),
        tell('Só quem lidera pode usar o peão vermelho. Quem o recebe não pode passá-lo adiante.', 'S9-2'),
        tell(
          'As fichas de ação passam a cada virada como sempre, e a vaga sem ficha também: a liderança vai para a próxima pessoa. O peão vermelho fica onde está.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'O bárbaro está no item da maga: neste cenário, é isso mesmo.',
      paragraphs: [
        tell(
          'Para o roubo, cada herói precisa estar em um item que não seja da própria cor, os quatro ao mesmo tempo.',
          'S10-1',
        ),
        tell(
          'Cada herói foge por uma saída que não seja da própria cor. Em cada saída cabe um herói, que fica nela.',
          'S10-2',
        ),
        tell(
          'O item e a saída de um herói podem ter a mesma cor, desde que não seja a dele. Depois do roubo, um herói em uma saída de outra cor escapou e não se move mais. O jogo avisa quando as saídas que sobram já não servem para os heróis que faltam.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Antes do roubo, cada virada da ampulheta tira duas peças do shopping.', 'S11-1'),
        tell(
          'Uma peça só pode sair se não tiver herói nem marcador de fora de serviço, se não for a peça 1 e se der para chegar a todo o resto sem o vórtice.',
          'S11-2',
        ),
        tell('Se não houver duas peças que possam sair, vocês perdem.', 'S11-3'),
        tell(
          'Elas vão para o fundo do monte, viradas para baixo, ou formam um novo monte, e podem ser exploradas de novo.',
          'S11-4',
        ),
        tell(
          'Qualquer pessoa pode escolher. As peças saem uma depois da outra, e a primeira precisa deixar uma segunda que possa sair. Até as duas saírem, vocês só podem conversar, e a areia continua caindo. “Chegar” quer dizer a pé e de escada rolante, sem as aberturas do anão e sem contar os peões. Lados que perderam a peça vizinha podem ser explorados de novo.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Quando normalmente daria para falar, só valem gestos, nada de linguagem.', 'S12-1'),
        tell('Apontar, desenhar e fazer caretas são gestos. Texto e voz são linguagem.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'O anão e o elfo começam em dois dos espaços centrais da peça 1. A peça 3 fica separada, e nela começam o bárbaro e a maga. As duas dimensões nunca se ligam, não importa onde vocês coloquem peças.',
          'S13-1',
        ),
        tell('O monte fica virado para cima.', 'S13-2'),
        tell('Os quatro heróis nunca podem estar na mesma dimensão.', 'S13-3'),
        tell(
          'O vórtice só faz uma coisa: leva um herói de um vórtice da sua cor a outro da sua cor na outra dimensão.',
          'S13-4',
        ),
        tell(
          'O lugar do bárbaro e da maga na peça 3 é escolhido antes da partida ou sorteado, e não aciona nada. Uma peça comprada pode ir para qualquer dimensão. A proibição dos quatro juntos só vale enquanto os quatro estão no shopping. E lembrem: depois do roubo, ninguém mais muda de dimensão.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Ninguém fala em momento algum. Vocês ainda podem encarar e usar o peão vermelho.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Ninguém fala em momento algum, e não há peão vermelho. Só resta encarar.', 'S15-1')],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('O vórtice fica fora de serviço a partida inteira.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'O elfo tem a peça só para ele: o anão não pode nem atravessar.',
      paragraphs: [
        tell('Dois heróis nunca podem estar na mesma peça, exceto na peça 1, onde cabem quantos quiserem.', 'S17-1'),
        tell(
          'Os heróis que chegam à própria saída escaparam. Ficam nela, não se movem mais e continuam bloqueando a peça.',
          'S17-2',
        ),
        tell(
          'Isso vale para todas as formas de chegar e também para atravessar. Há uma opção que permite dois heróis por peça. Normalmente, fica desligada.',
          'R-22',
        ),
        tell(
          'Heróis que escaparam e ficam, aqui e no cenário 10, bloqueiam seu espaço para todos os peões. Nada pode movê-los.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Cenários personalizados',
      paragraphs: [
        tell(
          'Vocês podem montar um cenário próprio: o lado inicial, as peças, o que fica no topo ou no fundo do monte e quais regras estão ligadas ou desligadas. E dar um nome a ele.',
          'SX-1',
        ),
        tell('Tudo o que não daria para jogar ou vencer é recusado, com o motivo.', 'SX-2'),
        tell(
          'Por exemplo: um monte sem os quatro itens ou sem as saídas necessárias; heróis que ficam nas saídas, mas uma só saída para os quatro; liderança com menos de três pessoas ou sem o peão vermelho; conversa livre em um cenário silencioso.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

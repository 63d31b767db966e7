import { tell, type Chapter } from '../book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Cenários 8 a 17',
  lead: 'Valem todas as regras do caminho, e cada desafio muda uma coisa.',
  articles: [
    {
      id: 'levels',
      title: 'Lado e nível',
      paragraphs: [
        tell(
          'Os cenários 8 a 17 usam todas as regras dos cenários 2 a 6, qualquer lado da peça 1 e um monte embaralhado, a não ser que digam outra coisa.',
          'S-CHAL-1',
        ),
        tell('O nível é o número de peças: de 12 a 24. Com menos, faltaria uma saída.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('O monte fica virado para cima. Todos veem qual é a próxima peça.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'Para três a nove pessoas. Vocês usam as fichas de ação para uma pessoa a menos; uma de vocês, o líder, fica sem.',
          'S9-1',
        ),
        tell('Só o líder pode usar o peão vermelho. Quem o recebe não pode passá-lo adiante.', 'S9-2'),
        tell(
          'As fichas passam a cada virada como sempre, e a que falta também: a liderança anda. O peão vermelho fica onde está.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'O bárbaro sobre o item da maga: neste cenário, é isso mesmo.',
      paragraphs: [
        tell(
          'Para o roubo, cada herói precisa estar sobre um item que não seja da própria cor, os quatro ao mesmo tempo.',
          'S10-1',
        ),
        tell(
          'Cada herói foge por uma saída que não seja da própria cor. Cada saída serve a um herói, que fica sobre ela.',
          'S10-2',
        ),
        tell(
          'Item e saída podem ter a mesma cor, desde que não seja a do herói. Quem está numa saída alheia depois do roubo escapou e não se move mais. O jogo avisa quando as saídas que restam já não servem aos heróis que restam.',
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
          'Uma peça só pode sair se não houver nela herói nem marcador de fora de serviço, se não for a peça 1 e se tudo o que resta continuar acessível sem vórtices.',
          'S11-2',
        ),
        tell('Se não der para tirar duas peças assim, vocês perdem.', 'S11-3'),
        tell('Elas vão para baixo do monte, viradas para baixo, ou formam o novo monte, e podem ser exploradas de novo.', 'S11-4'),
        tell(
          'Qualquer pessoa escolhe; as peças saem uma depois da outra, e a primeira precisa deixar uma segunda possível. Até as duas saírem, vocês só podem conversar, e a areia cai. Acessível quer dizer: a pé e de escada rolante, sem as aberturas do anão, e peões não contam como obstáculo. Lados que perderam a vizinha podem ser explorados de novo.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Quando puderem se comunicar, será só por gestos, nunca por linguagem.', 'S12-1'),
        tell('Apontar, rabiscar e fazer caretas são gestos. Texto e voz são linguagem.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Anão e elfo começam em dois dos espaços centrais da peça 1. A peça 3 fica à parte, e ali começam bárbaro e maga. As duas dimensões nunca se ligam, onde quer que entrem peças.',
          'S13-1',
        ),
        tell('O monte fica virado para cima.', 'S13-2'),
        tell('Os quatro heróis nunca podem estar na mesma dimensão.', 'S13-3'),
        tell(
          'O vórtice só faz uma coisa: leva um herói de um vórtice da sua cor a um vórtice da sua cor na outra dimensão.',
          'S13-4',
        ),
        tell(
          'Onde bárbaro e maga começam na peça 3 é escolhido antes do início ou fica por conta do acaso, e não dispara nada. Uma peça comprada pode ir a qualquer das dimensões. A proibição só conta enquanto os quatro estão no shopping. E lembrem: depois do roubo ninguém mais muda de dimensão.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Ninguém se comunica em momento algum. Restam o olhar e o peão vermelho.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Ninguém se comunica em momento algum, e não há peão vermelho. Só resta o olhar.', 'S15-1')],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('Os vórtices ficam fora de serviço a partida inteira.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'O elfo tem a peça só para si: o anão não pode nem atravessar.',
      paragraphs: [
        tell('Nunca pode haver dois heróis na mesma peça, exceto na peça 1, onde cabem quantos quiserem.', 'S17-1'),
        tell(
          'Quem chega à sua saída escapou, fica sobre ela, não se move mais e continua bloqueando a peça.',
          'S17-2',
        ),
        tell(
          'Vale para todo jeito de chegar e também para atravessar. Como opção, dois heróis por peça podem ser permitidos; o normal é que não.',
          'R-22',
        ),
        tell(
          'Heróis que escaparam e ficam, aqui e no cenário 10, bloqueiam seu espaço para todos. Nada mais os move.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Cenários próprios',
      paragraphs: [
        tell(
          'Um cenário pode ser montado livremente: o lado inicial, as peças, o que fica no topo ou no fundo do monte, e cada regra ligada ou desligada onde fizer sentido. Ele tem nome próprio.',
          'SX-1',
        ),
        tell('O que não pudesse ser jogado ou vencido é recusado, com o motivo.', 'SX-2'),
        tell(
          'Por exemplo: um monte sem os quatro itens ou sem as saídas necessárias; heróis que ficam sobre a saída, mas uma só saída para todos; um líder com menos de três pessoas ou sem o peão vermelho; conversa livre num cenário silencioso.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

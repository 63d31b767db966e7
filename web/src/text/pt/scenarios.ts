export default {
  'scenario.number': 'Cenário {number}',
  'scenario.campaign': 'O aprendizado',
  'scenario.campaign.about': 'Sete assaltos, cada um com um truque novo. Nada fica trancado: repitam ou pulem à vontade.',
  'scenario.challenges': 'Os desafios',
  'scenario.challenges.about': 'Tudo o que vocês aprenderam, com uma diferença. Em qualquer ordem, de 12 a 24 peças.',
  'scenario.own': 'Um cenário próprio',
  'scenario.before': 'Antes de começar',
  'scenario.new': 'O que há de novo',

  'scenario.S1.title': 'O primeiro assalto',
  'scenario.S1.new': 'Todos fogem por uma única saída, a roxa.',
  'scenario.S1.before':
    'Levem os quatro heróis aos itens das suas cores, roubem e fujam todos pela saída roxa. O pequeno shopping tem nove peças. Desta vez vocês podem combinar de conversar a partida inteira.',
  'scenario.S2.title': 'Cada um na sua porta',
  'scenario.S2.new': 'Cada herói foge pela saída da própria cor.',
  'scenario.S2.before':
    'Agora há quatro saídas, e cada herói só usa a da sua cor. Entram mais três peças no monte. Daqui em diante vale o silêncio até a ampulheta ser virada.',
  'scenario.S3.title': 'Troca de turno',
  'scenario.S3.new': 'A cada virada da ampulheta, todas as fichas de ação passam para a esquerda.',
  'scenario.S3.before':
    'Quando a ampulheta vira, sua ficha de ação vai para a pessoa à sua esquerda e você recebe a da direita. Olhem as novas ações antes de mexer: enquanto ninguém age, vocês podem conversar.',
  'scenario.S4.title': 'Frestas e cochichos',
  'scenario.S4.new': 'O anão passa pelas paredes laranja. Quando o elfo explora, todos podem falar.',
  'scenario.S4.before':
    'As pequenas aberturas nas paredes laranja são portas para o anão e paredes para os outros. Quando uma peça é explorada com o elfo, todos podem falar até alguém agir. São catorze peças ao todo.',
  'scenario.S5.title': 'A bola de cristal',
  'scenario.S5.new': 'De uma bola de cristal, a maga acrescenta até duas peças onde quiser.',
  'scenario.S5.before':
    'Enquanto a maga está numa bola de cristal, quem tem explorar pode pôr até duas peças em bordas livres de qualquer cor. Cada bola funciona uma vez. Vocês começam no outro lado da peça 1, que não tem vórtices, e a peça 15, com a primeira bola, vem primeiro.',
  'scenario.S6.title': 'Sorria',
  'scenario.S6.new': 'Duas câmeras ligadas vigiam as ampulhetas. O bárbaro desliga câmeras.',
  'scenario.S6.before':
    'Assim que duas câmeras funcionam, ninguém pode ir a um espaço de ampulheta. O bárbaro desliga uma câmera ao parar sobre ela. Duas das dezessete peças têm câmera.',
  'scenario.S7.title': 'Todos os olhos',
  'scenario.S7.new': 'Quatro câmeras e nenhuma regra nova. Quem tiver coragem usa até 24 peças.',
  'scenario.S7.before':
    'Tudo o que vocês aprenderam, com dezenove peças ou mais e quatro câmeras. Vale qualquer lado da peça 1. Com duas câmeras descobertas, as ampulhetas ficam fechadas até restar no máximo uma ligada.',

  'scenario.S8.title': 'Cartas na mesa',
  'scenario.S8.new': 'O monte fica virado para cima: a próxima peça está sempre à vista.',
  'scenario.S8.before':
    'Todos veem a peça que vem a seguir. Pensem antes de explorar: onde ela deve entrar? Quem explora decide isso ao escolher o herói.',
  'scenario.S9.title': 'Quem conduz',
  'scenario.S9.new': 'Uma pessoa fica sem ficha de ação e só ela usa o peão vermelho.',
  'scenario.S9.before':
    'Para três a nove pessoas. O líder não tem ações, só o peão vermelho e o olhar; quem recebe o peão não pode passá-lo adiante. As fichas passam a cada virada, e a liderança vai junto.',
  'scenario.S10.title': 'As bolsas trocadas',
  'scenario.S10.new': 'Roubem itens de outras cores e fujam por saídas de outras cores.',
  'scenario.S10.before':
    'Para o roubo, cada herói precisa estar sobre um item que não seja da sua cor. Depois, cada um foge por uma saída que não seja da sua cor e fica sobre ela. Cada saída serve a um só herói: dividam com cuidado.',
  'scenario.S11.title': 'Shopping em obras',
  'scenario.S11.new': 'Até o roubo, cada virada da ampulheta tira duas peças do shopping.',
  'scenario.S11.before':
    'Depois de cada virada antes do roubo, vocês tiram duas peças; a areia continua caindo. Só sai peça vazia, que não seja a 1 e que não isole nada. Se não houver duas assim, vocês perdem. As peças voltam para baixo do monte.',
  'scenario.S12.title': 'Só com as mãos',
  'scenario.S12.new': 'Quando puderem se comunicar, usem gestos, não palavras.',
  'scenario.S12.before':
    'Depois de uma virada ou de uma exploração com o elfo, vocês podem fazer gestos de todo tipo, mas não falar nem escrever. Combinem alguns sinais agora: depois, nada de palavras.',
  'scenario.S13.title': 'Duas dimensões',
  'scenario.S13.new': 'Dois shoppings que nunca se tocam. Só os vórtices levam de um ao outro.',
  'scenario.S13.before':
    'Anão e elfo começam na peça 1; bárbaro e maga, na peça 3, que fica à parte. Só se muda de dimensão de um vórtice da própria cor para outro da própria cor do lado de lá. Nunca os quatro na mesma dimensão. O monte fica virado para cima.',
  'scenario.S14.title': 'Nem uma palavra',
  'scenario.S14.new': 'Ninguém se comunica em momento algum. Restam o olhar e o peão vermelho.',
  'scenario.S14.before':
    'Desta vez nem a ampulheta nem o elfo soltam a língua de ninguém. Vocês têm os olhos e o peão vermelho. O que precisar ser dito, digam agora.',
  'scenario.S15.title': 'Só o olhar',
  'scenario.S15.new': 'Sem comunicação e sem peão vermelho. Só resta encarar.',
  'scenario.S15.before':
    'Mais quieto, impossível: ninguém fala nunca, e o peão vermelho fica na caixa. Resta apenas o olhar. O que precisar ser dito, digam agora.',
  'scenario.S16.title': 'A pé',
  'scenario.S16.new': 'Os vórtices ficam fora de serviço a partida inteira.',
  'scenario.S16.before':
    'Ninguém usa vórtices, desde o primeiro segundo. Os caminhos ficam longos e as escadas rolantes, preciosas. Não deixem ninguém para trás no outro canto do shopping.',
  'scenario.S17.title': 'Mantenha distância',
  'scenario.S17.new': 'Nunca dois heróis na mesma peça, exceto na peça 1.',
  'scenario.S17.before':
    'Uma peça com um herói fica fechada para os outros, até para passar; na peça 1 cabem quantos quiserem. Quem chega à sua saída fica nela e mantém a peça fechada. Pensem em quem sai primeiro.',
};

export default {
  'scenario.number': 'Cenário {number}',
  'scenario.campaign': 'A campanha',
  'scenario.campaign.about':
    'Sete assaltos, cada um com um truque novo. Nada fica trancado: repitam ou pulem à vontade.',
  'scenario.challenges': 'Os desafios',
  'scenario.challenges.about':
    'Tudo o que vocês aprenderam, com uma coisa diferente. Em qualquer ordem, de 12 a 24 peças.',
  'scenario.own': 'Cenário personalizado',
  'scenario.before': 'Antes de começar',
  'scenario.new': 'Novidade',

  'goal.title': 'Objetivo',
  'goal.items.own': 'Cada herói no item da sua cor',
  'goal.items.foreign': 'Cada herói num item de outra cor',
  'goal.theft': 'Roubar tudo',
  'goal.exits.one': 'Todos pela saída roxa',
  'goal.exits.own': 'Cada um pela saída da sua cor',
  'goal.exits.foreign': 'Cada um por uma saída de outra cor',

  'scenario.S1.title': 'O primeiro assalto',
  'scenario.S1.new': 'Os quatro fogem pela mesma saída, a roxa.',
  'scenario.S1.before':
    'Levem os quatro heróis até os itens das suas cores, roubem tudo e fujam pela saída roxa. É um shopping pequeno, de nove peças. Nesta partida, vocês podem combinar de conversar o tempo todo.',
  'scenario.S2.title': 'Uma porta para cada',
  'scenario.S2.new': 'Cada herói foge pela saída da própria cor.',
  'scenario.S2.before':
    'Agora são quatro saídas, e cada herói só pode usar a da própria cor. O monte tem mais três peças. Daqui em diante, ninguém fala até a ampulheta ser virada.',
  'scenario.S3.title': 'Troca de turno',
  'scenario.S3.new': 'A cada virada da ampulheta, todas as fichas de ação passam um lugar para a esquerda.',
  'scenario.S3.before':
    'Sempre que a ampulheta é virada, sua ficha de ação vai para a pessoa à sua esquerda, e você recebe a da direita. Olhem as novas ações antes de alguém se mexer. Enquanto ninguém agir, vocês podem falar.',
  'scenario.S4.title': 'Frestas e cochichos',
  'scenario.S4.new':
    'O anão se espreme pelas frestas das paredes laranja. Quando o elfo explora, todo mundo pode falar.',
  'scenario.S4.before':
    'As passagens pequenas nas paredes laranja são portas para o anão e paredes para os demais. Quando vocês exploram com o elfo, todo mundo pode falar até alguém agir. São catorze peças no total.',
  'scenario.S5.title': 'A bola de cristal',
  'scenario.S5.new': 'Na bola de cristal, a maga coloca até duas peças onde quiser.',
  'scenario.S5.before':
    'Enquanto a maga está em uma bola de cristal, quem tem a ação explorar pode colocar até duas peças em bordas inexploradas de qualquer cor. Cada bola funciona uma vez. Vocês começam no outro lado da peça 1, sem vórtice. A peça 15, com a primeira bola, vem primeiro.',
  'scenario.S6.title': 'Sorria, por favor',
  'scenario.S6.new': 'Duas câmeras ligadas bloqueiam os espaços de ampulheta. O bárbaro desliga as câmeras.',
  'scenario.S6.before':
    'Enquanto duas câmeras funcionam, ninguém pode ir para um espaço de ampulheta. O bárbaro deixa uma câmera fora de serviço ao parar nela. Duas das dezessete peças têm câmera.',
  'scenario.S7.title': 'Todos de olho em vocês',
  'scenario.S7.new': 'Quatro câmeras, nenhuma regra nova. Se tiverem coragem, usem até 24 peças.',
  'scenario.S7.before':
    'Tudo o que vocês aprenderam, com quatro câmeras e pelo menos dezenove peças. Vale qualquer lado da peça 1. Com duas câmeras reveladas, os espaços de ampulheta ficam bloqueados até restar no máximo uma ligada.',

  'scenario.S8.title': 'Cartas na mesa',
  'scenario.S8.new': 'O monte fica virado para cima: a próxima peça está sempre à vista.',
  'scenario.S8.before':
    'Todo mundo vê qual é a próxima peça. Pensem antes de explorar: onde ela deve ficar? Quem explora decide isso ao escolher o herói.',
  'scenario.S9.title': 'Siga o mestre',
  'scenario.S9.new': 'Uma pessoa fica sem ficha de ação, mas só ela pode usar o peão vermelho.',
  'scenario.S9.before':
    'Para três a nove pessoas. Quem lidera não tem ações, só o peão vermelho e um olhar firme. Quem recebe o peão não pode passá-lo adiante. As fichas de ação mudam de mãos a cada virada, então a liderança muda também.',
  'scenario.S10.title': 'As sacolas trocadas',
  'scenario.S10.new': 'Roubem itens de outras cores e fujam por saídas de outras cores.',
  'scenario.S10.before':
    'Para roubar, cada herói precisa estar em um item que não seja da sua cor. Depois, cada um foge por uma saída que não seja da sua cor e fica nela. Em cada saída só cabe um herói, então dividam bem.',
  'scenario.S11.title': 'Shopping em obras',
  'scenario.S11.new': 'Até o roubo, cada virada tira duas peças do shopping.',
  'scenario.S11.before':
    'Depois de cada virada antes do roubo, vocês retiram duas peças do shopping com a areia correndo. Só sai peça vazia, que não seja a 1 e que não isole nada. Elas voltam para o fundo do monte. Se não houver duas assim, vocês perdem.',
  'scenario.S12.title': 'Só gestos',
  'scenario.S12.new': 'Nos momentos em que daria para falar, só valem gestos.',
  'scenario.S12.before':
    'Depois de uma virada ou quando o elfo explora, vocês podem fazer os gestos que quiserem, mas nada de falar nem escrever. Combinem alguns sinais agora: depois, nada de palavras.',
  'scenario.S13.title': 'Duas dimensões',
  'scenario.S13.new': 'Dois shoppings que nunca se encontram. Só o vórtice liga um ao outro.',
  'scenario.S13.before':
    'O anão e o elfo começam na peça 1. O bárbaro e a maga, na peça 3, na outra dimensão. Para atravessar, um herói vai de um vórtice da sua cor a outro do lado de lá. Os quatro nunca podem estar na mesma dimensão. O monte fica virado para cima.',
  'scenario.S14.title': 'Nem uma palavra',
  'scenario.S14.new': 'Ninguém fala em momento algum. Restam o olhar e o peão vermelho.',
  'scenario.S14.before':
    'Desta vez, nem as viradas nem o elfo liberam a conversa. Restam os olhos e o peão vermelho. Se alguém tem algo a dizer, diga agora.',
  'scenario.S15.title': 'Só o olhar',
  'scenario.S15.new': 'Sem conversa e sem peão vermelho. Só resta encarar.',
  'scenario.S15.before':
    'Mais silencioso que isso, impossível: ninguém fala em momento algum, e o peão vermelho fica na caixa. Só resta encarar. Se alguém tem algo a dizer, diga agora.',
  'scenario.S16.title': 'A pé',
  'scenario.S16.new': 'O vórtice fica fora de serviço a partida inteira.',
  'scenario.S16.before':
    'Ninguém pode usar o vórtice, desde o começo. As distâncias ficam longas, e as escadas rolantes, preciosas. Não deixem nenhum herói para trás, na outra ponta do shopping.',
  'scenario.S17.title': 'Mantenham distância',
  'scenario.S17.new': 'Nunca dois heróis na mesma peça, exceto na peça 1.',
  'scenario.S17.before':
    'Uma peça com um herói fica fechada para os outros, mesmo só de passagem. Só na peça 1 cabem quantos quiserem. Os heróis que chegam às saídas ficam lá e mantêm a peça fechada, então pensem em quem sai primeiro.',
};

import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'A expansão: guardas, portas e olhos atentos de um lado, um arsenal de truques do outro.',
  articles: [
    {
      id: 'kinds',
      title: 'Treze módulos',
      paragraphs: [
        tell(
          'Vocês podem usar quantos módulos quiserem. A ordem sugerida vai de 1 a 13. Sete são ajudas: marcadores, dutos, brechas, mapas, telecinese, feitiços e a sala de controle. Seis são desafios: o guarda, a sala da guarda, a saída trancada, o observador, os reforços e o sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Tudo o que vocês sabem continua valendo: o objetivo de sempre e as regras permanentes dos cenários 2 a 6. As bolas de cristal das peças 8* e 10* funcionam. Só os tutoriais podem dizer o contrário.',
          'X-GEN-7',
        ),
        tell(
          'Tudo o que não pode funcionar é recusado, com o motivo. Um módulo precisa das suas peças, e alguns precisam de outro módulo. A peça 8* precisa de dutos ou brechas (no tutorial 9, bastam feitiços), e a sala de controle precisa de guardas para mover.',
          'X-GEN-6',
          'R-86',
        ),
        tell(
          'O cenário 16 não tem vórtice e, por isso, não tem sala de controle: ali, o módulo 12 é recusado.',
          'R-83',
        ),
        tell('Dá para incluir as peças básicas 13 a 24. A noite fica muito longa, então não recomendamos.', 'X-GEN-8'),
      ],
    },
    {
      id: 'stars',
      title: 'Peças com estrela',
      paragraphs: [
        tell(
          'Uma peça com estrela substitui a peça básica de mesmo número. O monte nunca tem as duas. As peças 25* a 29* são extras.',
          'X-GEN-9',
        ),
        tell(
          'As peças com estrela têm outro verso. Com o monte virado para baixo, todo mundo vê se a próxima tem estrela, e mais nada.',
          'X-GEN-5',
        ),
        tell('Um símbolo sem seu módulo em jogo não faz nada. Seu espaço é comum.', 'X-GEN-4'),
        tell(
          'Mas, sejam quais forem os módulos, isto sempre funciona em uma peça do shopping: portas de aço, códigos, escadas rolantes, as aberturas do anão, bolas de cristal, câmeras e ampulhetas.',
          'R-60',
        ),
        tell(
          'A peça 28* tem um quinto espaço de ampulheta. Funciona como os outros, mas fica atrás de uma porta de aço: para entrar, é preciso um código; para sair, nada.',
          'R-37',
        ),
        tell(
          'As setas hachuradas da 8* e da 25* só mostram como colocar a peça. Não são entrada nem saída. A porta da 25* só leva para fora se a peça além dela estiver aberta desse lado.',
          'R-33',
        ),
        tell('As direções de comando, o sensor e as setas das portas giram com a peça.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Vazio, descartado e de volta',
      paragraphs: [
        tell(
          'Um espaço ou uma peça está vazio quando não há nada ali: nem peão, nem sapo, nem observador, nem sensor, nem marcador.',
          'X-GEN-2',
        ),
        tell('O que é descartado sai da partida. Só as peças do cenário 11 voltam.', 'X-GEN-1'),
        tell(
          'Um herói que escapa deixa o shopping na hora e não atrapalha mais nenhum guarda nem o observador.',
          'X-GEN-3',
        ),
        tell(
          'O guarda, o observador, o sensor e o preso aparecem com a peça na primeira vez que ela é colocada, não quando ela volta ou muda de lugar.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Chegar',
      paragraphs: [
        tell(
          'Chegar por duto, troca ou teletransporte é como chegar a pé: ampulhetas viram, câmeras desligam, saídas deixam fugir, mapas se abrem. Quando uma regra coloca um herói em algum lugar, nada é acionado.',
          'R-46',
        ),
        tell(
          'A vigilância vem primeiro. Com a sala da guarda em jogo, um herói que entra em uma peça vigiada é pego no primeiro espaço dela, e nada nessa peça funciona, nem a saída.',
          'R-47',
        ),
        tell(
          'Sem a sala da guarda, tudo o que levaria um herói a uma peça vigiada é recusado: movimentos, dutos, troca, teletransporte, sala de controle.',
          'R-27',
        ),
        tell(
          'Teletransporte, dutos e forma fantasma podem terminar em qualquer espaço de corredor, até na 8* e atrás de portas de aço, a menos que algo proíba.',
          'R-29',
        ),
        tell(
          'Quando um marcador que cobria um espaço sai de baixo de um herói, código, bola de cristal, mapa, item e saída funcionam na hora. Ampulheta e câmera só funcionam na próxima vez que um herói chegar.',
          'R-48',
        ),
        tell(
          'As escolhas de vocês são recusadas se violarem uma proibição. O que as regras impõem acontece mesmo assim. Se isso deixar um herói na peça de um guarda sem a sala da guarda em jogo, ou os quatro na mesma dimensão, vocês perdem.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'O que uma virada faz agora',
      paragraphs: [
        tell(
          'Nesta ordem: marcador e areia; os feitiços ativos acabam; a sala da guarda é reorganizada; as fichas de ação passam; todo mundo pode falar; o cenário 11 leva suas peças. Se vocês perderem em algum passo, a partida acaba ali.',
          'R-34',
        ),
        tell(
          'O marcador de ampulheta vira a ampulheta como um espaço, com tudo o que vem junto. Só os espaços contam como espaços de ampulheta usados.',
          'R-35',
        ),
        tell('As câmeras bloqueiam os espaços de ampulheta, não o marcador.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Qualquer pessoa pode',
      paragraphs: [
        tell(
          'Todos os lugares podem usar marcadores, dutos, brechas, telecinese, feitiços e o sensor, até quem não tem ficha de ação.',
          'R-26',
        ),
        tell(
          'Na partida solo, o que todos os lugares podem usar não precisa de ficha solo. Qualquer forma de explorar precisa da ação explorar no topo da pilha; o observador, da direção dele; a sala de controle, do vórtice.',
          'R-85',
        ),
        tell(
          'Vale quem age primeiro. Se algo mudou nesse meio-tempo, o pedido atrasado é recusado, e nada é girado, movido ou gasto duas vezes.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Com os cenários',
      paragraphs: [
        tell(
          'Os cenários 14 e 15 não têm marcadores de alto-falante. No 12, eles permitem gestos. Os marcadores de troca precisam de duas fichas de ação, então não existem na partida solo, e quem lidera no cenário 9 não pode participar de uma troca.',
          'R-82',
          'R-84',
        ),
        tell(
          'Os heróis que ficam nas saídas nos cenários 10 e 17 bloqueiam seu espaço para todos os peões e, no 17, também a peça para outros heróis. Guardas podem entrar nela, mas nada pega nem move quem já escapou.',
          'R-79',
        ),
        tell('O cenário 11 pode levar qualquer peça vazia, até a sala da guarda.', 'R-80'),
        tell(
          'No cenário 13, dutos, brechas, troca, teletransporte e telecinese não saem da dimensão. Guardas podem mudar de dimensão por feitiço ou pela sala de controle. Códigos, controles, mapas e bolas alcançam as duas, e um preso vai para a sala da guarda onde quer que ela esteja. A peça 3 conta como peça inicial, como a peça 1.',
          'R-81',
        ),
        tell(
          'O cenário 17 não vale dentro da sala da guarda, onde um segundo herói já custa a partida. Do lado de fora da porta, vale. O cenário 10 não muda nada ali.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

import { tell, type Chapter } from '../book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'A expansão: guardas, portas e olhos de um lado, um saco de truques do outro.',
  articles: [
    {
      id: 'kinds',
      title: 'Treze módulos',
      paragraphs: [
        tell(
          'Os módulos entram em qualquer número; a ordem sugerida vai de 1 a 13. Sete são ajudas: marcadores, dutos, brechas, mapas, telecinese, feitiços e sala de controle. Seis são desafios: guarda, sala da guarda, saída trancada, observador, reforços e sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Tudo o que vocês sabem continua valendo: o objetivo de sempre e as regras permanentes dos cenários 2 a 6. As peças 8* e 10* têm bolas de cristal, e elas funcionam. Só as lições podem dizer outra coisa.',
          'X-GEN-7',
        ),
        tell(
          'O que não pode dar certo é recusado, com o motivo: um módulo precisa das suas peças, e alguns de outro módulo. A peça 8* pede dutos ou brechas (na lição 9 bastam feitiços), a sala de controle pede guardas para comandar.',
          'X-GEN-6',
          'R-86',
        ),
        tell('O cenário 16 não tem vórtices e por isso não tem sala de controle: ali o módulo 12 é recusado.', 'R-83'),
        tell(
          'As peças básicas 13 a 24 podem entrar. A noite fica muito longa, por isso a escolha desaconselha.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Peças com estrela',
      paragraphs: [
        tell(
          'Uma peça com estrela toma o lugar da peça básica do seu número; o monte nunca tem as duas. As peças 25* a 29* são adicionais.',
          'X-GEN-9',
        ),
        tell(
          'Peças com estrela têm outro verso: com o monte virado para baixo, todos veem se a próxima tem estrela, e mais nada.',
          'X-GEN-5',
        ),
        tell('Um sinal cujo módulo não está em jogo não quer dizer nada; seu espaço é comum.', 'X-GEN-4'),
        tell(
          'Mas, sejam quais forem os módulos, funcionam as portas de aço, os códigos, as escadas rolantes, as aberturas do anão, as bolas de cristal, as câmeras e as ampulhetas de toda peça que está no shopping.',
          'R-60',
        ),
        tell(
          'A peça 28* tem uma quinta ampulheta. É um espaço de ampulheta como os outros; sua porta de aço custa um código para entrar e nada para sair.',
          'R-37',
        ),
        tell(
          'As setas hachuradas de 8* e 25* só dizem como a peça é colocada e não abrem caminho. A porta de 25* só leva para fora onde a peça além dela está aberta desse lado.',
          'R-33',
        ),
        tell('As direções de comando, o sensor e as setas das portas giram com a peça.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Vazio, fora e de volta',
      paragraphs: [
        tell(
          'Um espaço ou uma peça está vazio quando não há nada sobre ele: nem peão, sapo, observador, sensor ou marcador.',
          'X-GEN-2',
        ),
        tell('O que é descartado sai da partida. Só as peças do cenário 11 voltam.', 'X-GEN-1'),
        tell(
          'Um herói que escapa deixa o shopping na hora e não atrapalha mais nenhum guarda nem o observador.',
          'X-GEN-3',
        ),
        tell(
          'Guarda, observador, sensor e preso chegam com a peça na primeira vez que ela é colocada, não quando ela volta ou muda de lugar.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Chegar',
      paragraphs: [
        tell(
          'Duto, troca e teletransporte levam um herói a um espaço como andar: ampulhetas viram, câmeras se apagam, saídas e mapas funcionam. Quem é colocado por uma regra não dispara nada.',
          'R-46',
        ),
        tell(
          'A vigilância vem primeiro. Com a sala da guarda em jogo, um herói que entra numa peça vigiada é pego no primeiro espaço dela, e nada ali funciona mais, nem a saída.',
          'R-47',
        ),
        tell(
          'Sem a sala da guarda, é recusado o que levaria um herói a uma peça vigiada: movimentos, dutos, troca, teletransporte, sala de controle.',
          'R-27',
        ),
        tell(
          'Teletransporte, dutos e forma fantasma podem terminar em qualquer espaço de corredor, também na 8* e atrás de portas de aço, se nada o impede.',
          'R-29',
        ),
        tell(
          'Quando algo que cobria um espaço sai de baixo de um herói, código, bola de cristal, mapa, item e saída funcionam na hora; ampulheta e câmera, só na próxima chegada.',
          'R-48',
        ),
        tell(
          'O que vocês escolhem é recusado se quebraria uma proibição. O que as regras forçam acontece mesmo assim, e a partida está perdida se um herói ficar na peça de um guarda sem a sala da guarda em jogo, ou os quatro numa só dimensão.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'O que uma virada faz agora',
      paragraphs: [
        tell(
          'Nesta ordem: marcador e areia; acabam os feitiços que duravam; a sala da guarda é arrumada; as fichas de ação passam; todos podem falar; o cenário 11 tira suas peças. Uma derrota em qualquer passo encerra a partida ali.',
          'R-34',
        ),
        tell(
          'O marcador de ampulheta vira como um espaço, com tudo o que vem junto. Como espaços de ampulheta usados, só contam espaços.',
          'R-35',
        ),
        tell('Câmeras fecham espaços de ampulheta, não o marcador.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Assunto de todos',
      paragraphs: [
        tell(
          'Marcadores, dutos, brechas, telecinese, feitiços e o sensor estão abertos a todos os lugares, também a quem não tem ficha de ação.',
          'R-26',
        ),
        tell(
          'No solo, o que está aberto a todos não precisa de ficha solo. Explorar de qualquer jeito precisa de explorar no topo da pilha, o observador da direção, a sala de controle do vórtice.',
          'R-85',
        ),
        tell(
          'Vale quem age primeiro. Um pedido que parte de algo que mudou nesse meio-tempo é recusado, e nada é girado, movido ou gasto duas vezes.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Junto com os cenários',
      paragraphs: [
        tell(
          'Marcadores de alto-falante não entram nos cenários 14 e 15; no 12 eles abrem gestos. Marcadores de troca precisam de duas fichas de ação: não há no solo, e não servem ao líder do cenário 9.',
          'R-82',
          'R-84',
        ),
        tell(
          'Heróis que ficam sobre a saída nos cenários 10 e 17 bloqueiam seu espaço para todo peão, e no 17 também a peça para heróis. Guardas podem entrar nela; nada pega nem move quem já escapou.',
          'R-79',
        ),
        tell('O cenário 11 pode tirar qualquer peça vazia, também a sala da guarda.', 'R-80'),
        tell(
          'No cenário 13, dutos, brechas, troca, teletransporte e telecinese ficam numa dimensão; guardas passam de uma à outra por feitiço ou sala de controle. Códigos, controles, mapas e bolas alcançam as duas, e um preso vai para a sala da guarda onde ela estiver. A peça 3 vale como a peça 1.',
          'R-81',
        ),
        tell(
          'O cenário 17 não conta dentro da sala da guarda, onde um segundo herói já perde a partida; do lado de fora da porta, conta. O cenário 10 não muda nada ali.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

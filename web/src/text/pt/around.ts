import type { AroundKey } from '../around';

export default {
  'around.title': 'Ao redor de uma tela',
  'around.text':
    'De duas a quatro pessoas em um computador ou ao redor de um tablet. Cada uma tem o seu lugar e a sua ficha de ação.',
  'around.people': 'Pessoas',
  'around.player': 'Lugar {number}',
  'around.device.left': 'teclas da esquerda',
  'around.device.right': 'teclas da direita',
  'around.device.numbers': 'teclado numérico',
  'around.device.pad': 'controle {number}',
  'around.devices.note':
    'Os controles contam na ordem em que são conectados. Aperte um botão em cada um para acordá-lo. Toda tecla pode ser trocada durante a partida.',
  'around.mates': 'Cúmplices ficam com os outros lugares.',
  'around.no_mates': 'Sem cúmplices: todos os lugares são de vocês.',
  'around.start': 'Montar o shopping',
  'around.stays':
    'Estas partidas ficam neste navegador. Elas contam na lista dele, marcadas como jogadas ao redor de uma tela, e não chegam ao Grande Livro de nenhum servidor.',
  'around.ready': 'Todo mundo aí?',
  'around.ready.text':
    'Procurem abaixo o seu número, os seus heróis e as suas teclas. A areia espera até vocês começarem.',
  'around.begin': 'Começar o assalto',
  'around.choose': 'Esquerda ou direita escolhe, {key} confirma.',
  'around.neighbour': 'Esquerda ou direita: na frente de quem?',
  'around.confirm': 'Confirmar',
  'around.keys.change': 'Trocar as teclas: {name}',
  'around.keys.pad': 'Todos os controles usam os mesmos botões. O direcional analógico sempre anda.',
  'around.keys.press': 'Aperte agora',
  'around.keys.clash': 'Usada duas vezes',
  'around.hands': 'Com o que vocês jogam',
  'around.hands.keys': 'teclas e controles',
  'around.hands.touch': 'tablet na mesa',
  'around.touch.note':
    'Deixem o tablet deitado entre vocês. Cada pessoa tem uma borda. Apertem uma das suas ações e depois um herói, ou arrastem a ação até o herói ou um espaço.',
  'around.touch.hero': 'Para qual herói?',
  'around.touch.place': 'Toque no lugar do shopping.',
  'around.touch.neighbour': 'Empurre até a borda de alguém.',
  'around.touch.unclear': 'De quem foi esse toque? Arraste a partir da sua ação.',
  'around.touch.turn': 'Girar o shopping',
  'around.ready.touch':
    'Cada pessoa tem uma borda: apertem uma ação e um herói, ou arrastem a ação até o herói. A areia espera até vocês começarem.',
} as const satisfies Readonly<Record<AroundKey, string>>;

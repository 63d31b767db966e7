import type { AroundKey } from '../around';

export default {
  'around.title': 'Na mesma tela',
  'around.text':
    'De duas a quatro pessoas em um computador ou ao redor de um tablet. Cada uma tem o seu lugar e a sua ficha de ação.',
  'around.people': 'Pessoas',
  'around.player': 'Pessoa {number}',
  'around.device.left': 'teclas da esquerda',
  'around.device.right': 'teclas da direita',
  'around.device.numbers': 'teclado numérico',
  'around.device.pad': 'controle {number}',
  'around.devices.note':
    'Os controles são numerados na ordem em que vocês os conectam. Apertem um botão em cada um para ativá-lo. Vocês podem trocar qualquer tecla durante a partida.',
  'around.mates': 'Cúmplices ficam com os outros lugares.',
  'around.no_mates': 'Sem cúmplices: todos os lugares são de vocês.',
  'around.start': 'Montar o shopping',
  'around.stays':
    'Estas partidas ficam neste navegador. Elas contam em “Suas partidas”, marcadas como jogadas na mesma tela, e não entram no Grande Livro de nenhum servidor.',
  'around.ready': 'Todo mundo aí?',
  'around.ready.text':
    'Procurem abaixo o seu número, as suas ações e as suas teclas. A areia espera até vocês começarem.',
  'around.begin': 'Começar o assalto',
  'around.choose': 'Escolha com esquerda ou direita e confirme com {key}.',
  'around.neighbour': 'Esquerda ou direita: na frente de quem?',
  'around.confirm': 'Confirmar',
  'around.keys.change': 'Trocar as teclas: {name}',
  'around.keys.pad': 'Todos os controles usam os mesmos botões. Com o analógico, sempre dá para andar.',
  'around.keys.press': 'Aperte agora',
  'around.keys.clash': 'Usada duas vezes',
  'around.hands': 'Com o que vocês jogam',
  'around.hands.keys': 'teclas e controles',
  'around.hands.touch': 'tablet na mesa',
  'around.touch.note':
    'Deixem o tablet deitado entre vocês. Cada pessoa tem um lado. Toquem em uma das suas ações e depois em um herói, ou arrastem a ação até o herói ou um espaço.',
  'around.touch.hero': 'Para qual herói?',
  'around.touch.place': 'Para onde? Toque no ponto do shopping.',
  'around.touch.neighbour': 'Empurre o peão vermelho até alguém.',
  'around.touch.unclear': 'De quem foi esse toque? Arraste a partir da sua ação.',
  'around.touch.turn': 'Girar o shopping',
  'around.ready.touch':
    'Cada pessoa tem um lado: toquem em uma ação e em um herói, ou arrastem a ação até o herói. A areia espera até vocês começarem.',
} as const satisfies Readonly<Record<AroundKey, string>>;

import type { AroundKey } from '../around';

export default {
  'around.title': 'Alrededor de una pantalla',
  'around.text':
    'De dos a cuatro personas frente a una pantalla o alrededor de una tableta. Cada una tiene su asiento y su loseta de acción.',
  'around.people': 'Personas',
  'around.player': 'Asiento {number}',
  'around.device.left': 'teclas de la izquierda',
  'around.device.right': 'teclas de la derecha',
  'around.device.numbers': 'teclado numérico',
  'around.device.pad': 'mando {number}',
  'around.devices.note':
    'Los mandos se numeran en el orden en que se conectan. Pulsa un botón de cada uno para despertarlo. Cada tecla se puede cambiar durante la partida.',
  'around.mates': 'Los demás asientos son para cómplices.',
  'around.no_mates': 'Sin cómplices: todos los asientos son del grupo.',
  'around.start': 'Montar el centro comercial',
  'around.stays':
    'Estas partidas se quedan en este navegador. Cuentan en «Tus partidas», marcadas como jugadas alrededor de una pantalla, y no llegan al Gran Libro de ningún servidor.',
  'around.ready': '¿Está todo el mundo?',
  'around.ready.text':
    'Abajo están el número, las acciones y las teclas de cada persona. La arena espera hasta que empiece la partida.',
  'around.begin': 'Empezar el golpe',
  'around.choose': 'Izquierda o derecha para elegir, {key} para confirmar.',
  'around.neighbour': 'Izquierda o derecha: ¿delante de quién?',
  'around.confirm': 'Confirmar',
  'around.keys.change': 'Cambiar las teclas: {name}',
  'around.keys.pad': 'Todos los mandos comparten estos botones. La palanca siempre sirve para caminar.',
  'around.keys.press': 'Pulsa ahora',
  'around.keys.clash': 'Se usa dos veces',
  'around.hands': 'Con qué se juega',
  'around.hands.keys': 'teclas y mandos',
  'around.hands.touch': 'tableta sobre la mesa',
  'around.touch.note':
    'La tableta va plana sobre la mesa y cada persona tiene su lado. Pulsa una de tus acciones y luego un héroe, o arrastra la acción hasta el héroe o hasta una casilla.',
  'around.touch.hero': '¿Para qué héroe?',
  'around.touch.place': 'Toca el lugar en el centro comercial.',
  'around.touch.neighbour': 'Ponlo delante de alguien.',
  'around.touch.unclear': '¿De quién es ese dedo? Arrastra desde tu acción.',
  'around.touch.turn': 'Girar el centro comercial',
  'around.ready.touch':
    'Cada persona tiene su lado: pulsa una acción y un héroe, o arrastra la acción hasta el héroe. La arena espera hasta que empiece la partida.',
} as const satisfies Readonly<Record<AroundKey, string>>;

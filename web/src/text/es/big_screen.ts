import type { BigScreenKey } from '../big_screen';

export default {
  'screen.title': 'Pantalla grande',
  'screen.sit': 'Escanea para sentarte',
  'screen.watch': 'Escanea para mirar',
  'screen.enter': 'O escribe este código en {address}',
  'screen.hands': 'El centro comercial aparece aquí. Se juega con el teléfono.',
  'screen.nobody': 'Aquí todavía no hay nadie.',
  'screen.sound': 'Un clic o una tecla: sonido y pantalla completa',
  'screen.sound.short': 'Clic para el sonido',
  'screen.reconnecting': 'Esta pantalla se reconecta sola.',
  'screen.offline': 'No se puede acceder al servidor. Esta pantalla lo sigue intentando.',
  'screen.removed.title': 'Quien está al mando ha quitado esta pantalla',
  'screen.removed': 'Puede volver si se le permite desde la lista de personas.',
  'screen.replaced.title': 'La mesa se muestra en otra ventana',
  'screen.replaced': 'Cierra la otra ventana y recarga esta página para verla aquí.',
  'screen.locked': 'Esta pantalla entrará en cuanto se desbloquee la mesa.',
  'screen.full': 'Esta pantalla entrará en cuanto haya sitio.',
  'screen.refused.title': 'Esta pantalla no ha podido entrar',
  'screen.refused': 'Lo sigue intentando.',
  'screen.old_page': 'Esta pantalla se recarga sola.',
  'screen.open.text':
    'Abre esta dirección en un televisor o en una pantalla que vea todo el equipo. Muestra el centro comercial, la arena y los asientos, y se juega con el teléfono.',
  'screen.open.here': 'Abrir en otra pestaña',
  'screen.open.qr': 'Código QR con la dirección de la pantalla grande',
} as const satisfies Readonly<Record<BigScreenKey, string>>;

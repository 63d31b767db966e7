import type { HandViewKey } from '../hand_view';

export default {
  'hand.tile': 'Le tue azioni',
  'hand.mall.show': 'Mostra qui il centro commerciale',
  'hand.mall.hide': 'Nascondi qui il centro commerciale',
  'hand.where': 'Dove? Scegli un numero.',
  'hand.number': 'Numero {number}',
  'hand.whom': 'Chi deve agire?',
  'hand.red_pawn': 'La pedina rossa è davanti a te.',
} as const satisfies Readonly<Record<HandViewKey, string>>;

import type { HandViewKey } from '../hand_view';

export default {
  'hand.tile': 'Tes actions',
  'hand.mall.show': 'Afficher le centre commercial ici',
  'hand.mall.hide': 'Masquer le centre commercial ici',
  'hand.where': 'Où aller\u202f? Choisis un numéro.',
  'hand.number': 'Numéro {number}',
  'hand.whom': 'Qui doit agir\u202f?',
  'hand.red_pawn': 'Le pion rouge est devant toi.',
} as const satisfies Readonly<Record<HandViewKey, string>>;

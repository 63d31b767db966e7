import type { HandViewKey } from '../hand_view';

export default {
  'hand.tile': 'Deine Aktionen',
  'hand.mall.show': 'Einkaufszentrum hier zeigen',
  'hand.mall.hide': 'Einkaufszentrum hier ausblenden',
  'hand.where': 'Wohin? Wähle eine Zahl.',
  'hand.number': 'Nummer {number}',
  'hand.whom': 'Wer soll etwas tun?',
  'hand.red_pawn': 'Die rote Figur steht vor dir.',
} as const satisfies Readonly<Record<HandViewKey, string>>;

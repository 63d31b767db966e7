import type { HandViewKey } from '../hand_view';

export default {
  'hand.tile': 'Suas ações',
  'hand.mall.show': 'Mostrar o shopping aqui',
  'hand.mall.hide': 'Esconder o shopping aqui',
  'hand.where': 'Para onde? Escolha um número.',
  'hand.number': 'Número {number}',
  'hand.whom': 'Quem precisa agir?',
  'hand.red_pawn': 'O peão vermelho está na sua frente.',
} as const satisfies Readonly<Record<HandViewKey, string>>;

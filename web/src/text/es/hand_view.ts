import type { HandViewKey } from '../hand_view';

export default {
  'hand.tile': 'Tus acciones',
  'hand.mall.show': 'Mostrar aquí el centro comercial',
  'hand.mall.hide': 'Ocultar aquí el centro comercial',
  'hand.where': '¿Adónde? Elige un número.',
  'hand.number': 'Número {number}',
  'hand.whom': '¿Quién tiene que actuar?',
  'hand.red_pawn': 'Tienes delante el peón rojo.',
} as const satisfies Readonly<Record<HandViewKey, string>>;

// Whether this page shows large buttons for a thumb instead of the mall, which everyone can see on the big screen. On a
// phone it does by itself; either way a choice is remembered.
import { isPhone } from '../base/phone';
import type { Session } from '../game/session';
import { isInOneRoom } from '../game/table_facts';
import { remembered } from '../settings/settings';

export type HandChoice = 'auto' | 'hand' | 'table';

export const handChoice = remembered<HandChoice>('handView', 'auto');

// Only people who play have something in their hands.
export function mayPlayByHand(session: Pick<Session, 'table' | 'me'>): boolean {
  return (session.me.value?.chair ?? null) !== null && isInOneRoom(session.table.value);
}

export function playsByHand(session: Pick<Session, 'table' | 'me'>): boolean {
  if (!mayPlayByHand(session)) return false;
  return handChoice.value === 'auto' ? isPhone.value : handChoice.value === 'hand';
}

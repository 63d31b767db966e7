// While a big screen shows the table in the same room, sounds come from there and this phone is quiet. It says so once.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPhone } from '../base/phone';
import type { Session } from '../game/session';
import { isInOneRoom } from '../game/table_facts';
import { isQuiet, leavesSoundToScreen } from '../sound/quiet';
import { t } from '../text/text';
import { toast } from '../ui/toast';

export function leaveSoundToScreen(session: Pick<Session, 'table'>): () => void {
  let isTold = false;
  const stop = effect(() => {
    const isBeside = isPhone.value && isInOneRoom(session.table.value);
    const wasQuiet = isQuiet.peek();
    leavesSoundToScreen.value = isBeside;
    if (!isBeside || isTold || wasQuiet || !isQuiet.peek()) return;
    isTold = true;
    toast(t('lobby.phone_is_quiet'));
  });
  return () => {
    stop();
    leavesSoundToScreen.value = false;
  };
}

export function useBesideScreen(session: Session): void {
  useEffect(() => leaveSoundToScreen(session), [session]);
}

// Someone who asked to play with anyone and finds a game under way takes over a teammate's seat at once.
import { useEffect } from 'preact/hooks';
import { comesToPlayAt, hasSatDownAt } from '../base/arrival';
import type { Session } from '../game/session';
import { memberOf } from '../game/table_facts';
import type { Table } from '../link/messages';
import { refusalText } from '../text/refusal_text';
import { toast } from '../ui/toast';

// The seat to take: the first that a teammate has.
export function teammateSeat(table: Table): number | null {
  const chair = table.ring.find(
    ({ chair: seat, holder }) => seat < table.seats && memberOf(table, holder)?.kind === 'teammate',
  );
  return chair?.chair ?? null;
}

export function useSeatOnArrival(session: Session): void {
  const table = session.table.value;
  const code = session.code ?? '';
  const seat = session.seat.value;
  const isHere = table !== null && session.me.value !== null;
  useEffect(() => {
    if (!isHere || !comesToPlayAt(code)) return;
    hasSatDownAt(code);
    const free = table.phase === 'playing' && seat === null ? teammateSeat(table) : null;
    if (free === null) return;
    void session.request({ t: 'take', seat: free }).then((refusal) => {
      if (refusal) toast(refusalText(refusal), 'trouble');
    });
  }, [session, isHere]);
}

// Nobody can press anything on a big screen. If it becomes the host, because it came first or everyone else was gone, it
// makes the first person who is there the host.
import { effect, untracked } from '@preact/signals';
import type { Session } from '../game/session';
import type { MemberId, Table } from '../link/messages';

// Who can be the host instead: someone seated, or otherwise anyone.
export function heirOf(table: Table, me: MemberId): MemberId | null {
  const people = table.members.filter((member) => member.id !== me && member.kind === 'person' && member.here);
  return (people.find((member) => member.chair !== null) ?? people[0])?.id ?? null;
}

export function handHostOver(session: Session): () => void {
  let isAsking = false;
  return effect(() => {
    const table = session.table.value;
    const me = session.me.value?.id ?? null;
    if (session.link.value.kind !== 'online' || table === null || me === null || table.host !== me || isAsking) return;
    const heir = heirOf(table, me);
    if (heir === null) return;
    isAsking = true;
    untracked(() => {
      void session.request({ t: 'host', member: heir }).finally(() => (isAsking = false));
    });
  });
}

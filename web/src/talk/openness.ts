// What I may say now. The server decides and enforces it; the page only shows it.
import type { Session } from '../game/session';

// Why nothing may be said.
export type Hush = 'silent' | 'paused' | 'muted' | 'later';

export interface Openness {
  readonly words: boolean; // texts, phrases, voice
  readonly hands: boolean; // pointing, sketching, signs
  readonly hears: { readonly words: boolean; readonly hands: boolean }; // of the others; someone who may say nothing still hears them
  readonly hush: Hush | null;
  readonly circle: 'table' | 'spectators'; // who would hear it
}

function open(words: boolean, circle: Openness['circle'] = 'table'): Openness {
  return { words, hands: true, hears: { words, hands: true }, hush: null, circle };
}

function closed(hush: Hush): Openness {
  return { words: false, hands: false, hears: { words: false, hands: false }, hush, circle: 'table' };
}

type Seen = Pick<Session, 'table' | 'me' | 'seat' | 'confirmed' | 'frozen' | 'delay'>;

// What is allowed at the moment, for anyone.
function opennessOfMoment(session: Seen): Openness {
  const table = session.table.value;
  if (table === null || table.phase !== 'playing') return open(true);
  const circle = session.me.value?.circle ?? 'spectators';
  if (session.seat.value === null && circle === 'spectators') return open(true, circle);
  if (table.clock !== 'running' || session.frozen.value) return closed('paused');
  switch (session.confirmed.value?.talk) {
    case 'open':
    case 'window':
      return open(true);
    case 'gestures':
      return open(false);
    default:
      return closed('silent');
  }
}

export function opennessOf(session: Seen): Openness {
  const now = opennessOfMoment(session);
  const hush = session.delay !== undefined ? 'later' : session.me.value?.muted === true ? 'muted' : null;
  return hush === null ? now : { ...now, words: false, hands: false, hush };
}

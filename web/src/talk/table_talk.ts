// The talk of each session, from the first time someone else is there until the session is left.
import type { Session } from '../game/session';
import { Talking } from './talking';
import { Voice } from './voice';

export interface TableTalk {
  readonly talking: Talking;
  readonly voice: Voice;
}

const talks = new Map<Session, TableTalk>();

export function talkOf(session: Session): TableTalk {
  const known = talks.get(session);
  if (known !== undefined) return known;
  const talking = new Talking(session);
  const tableTalk = { talking, voice: new Voice(session, talking.openness) };
  talks.set(session, tableTalk);
  return tableTalk;
}

export function endTalk(session: Session): void {
  const tableTalk = talks.get(session);
  talks.delete(session);
  tableTalk?.voice.close();
  tableTalk?.talking.close();
}

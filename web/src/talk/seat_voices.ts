// Tells the seats around the table who is speaking and who is muted by the game.
import { effect } from '@preact/signals';
import { seatVoices, type SeatVoice } from '../game/seat_voices';
import type { Session } from '../game/session';
import { memberOf } from '../game/table_facts';
import { tt } from '../text/talk';
import type { Voice } from './voice';

function voicesNow(session: Session, voice: Voice): ReadonlyMap<number, SeatVoice> {
  const table = session.table.value;
  const me = session.me.value?.id;
  const speaking = voice.speaking.value;
  const isMuted = !voice.mayHear;
  const found = new Map<number, SeatVoice>();
  if (!voice.isOn.value) return found;
  for (const { chair, holder } of table?.ring ?? []) {
    const member = memberOf(table, holder);
    if (member === null || (member.voice !== true && member.id !== me)) continue;
    const level = speaking.get(member.id);
    if (isMuted) found.set(chair, { state: 'muted', level: 0, words: tt('voice.by_game') });
    else if (level === undefined) found.set(chair, { state: 'here', level: 0, words: '' });
    else found.set(chair, { state: 'speaking', level, words: tt('voice.speaking') });
  }
  return found;
}

// Unchanged values stay the same object, so that nothing is rendered again.
function kept(
  now: ReadonlyMap<number, SeatVoice>,
  before: ReadonlyMap<number, SeatVoice>,
): ReadonlyMap<number, SeatVoice> {
  const same = (one: SeatVoice, other: SeatVoice | undefined): boolean =>
    one.state === other?.state && one.level === other.level && one.words === other.words;
  return new Map(
    [...now].map(([seat, voice]) => [seat, same(voice, before.get(seat)) ? (before.get(seat) ?? voice) : voice]),
  );
}

export function showVoices(session: Session, voice: Voice): () => void {
  const stop = effect(() => {
    seatVoices.value = kept(voicesNow(session, voice), seatVoices.peek());
  });
  return () => {
    stop();
    seatVoices.value = new Map();
  };
}

import { computed, signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { seatVoices, voiceHooks } from '../game/seat_voices';
import type { Session } from '../game/session';
import { loadTalkTexts } from '../text/talk';
import { showVoices } from './seat_voices';
import type { Voice } from './voice';

const members = [{ id: 1, voice: true }, { id: 2, voice: true }, { id: 3 }];
const ring = [1, 2, 3].map((id, chair) => ({ chair, owner: id, holder: id }));
const table = signal({ members, ring });
const session = { table, me: signal({ id: 1 }) } as unknown as Session;
const isOn = signal(true);
const speaking = signal<ReadonlyMap<number, number>>(new Map());
const hears = signal(true);
const voice = { isOn, speaking, mayHear: true } as unknown as Voice;
Object.defineProperty(voice, 'mayHear', { get: () => computed(() => hears.value).value });

let stop = (): void => undefined;
afterEach(() => stop());

it('says for every seat with a voice whether it is speaking, and nothing when voices are off', async () => {
  await loadTalkTexts();
  stop = showVoices(session, voice);
  expect([...seatVoices.value.keys()]).toEqual([0, 1]);
  const quiet = seatVoices.value.get(0);
  speaking.value = new Map([[2, 3]]);
  expect(seatVoices.value.get(1)).toMatchObject({ state: 'speaking', level: 3 });
  expect(seatVoices.value.get(0)).toBe(quiet); // nobody draws it again
  hears.value = false;
  expect(voiceHooks(seatVoices.value.get(1))).toMatchObject({ 'data-voice': 'muted', 'data-voice-level': '0' });
  isOn.value = false;
  expect(seatVoices.value.size).toBe(0);
  expect(voiceHooks(seatVoices.value.get(1))).toEqual({});
});

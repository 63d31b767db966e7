// Who is speaking and who is muted by the game, for each seat: set by the talk room once it is loaded, drawn by the
// seats around the table (docs/client-hooks.md).
import { signal } from '@preact/signals';

export interface SeatVoice {
  readonly state: 'speaking' | 'muted' | 'here';
  readonly level: number; // 0, nothing, to 3, loud
  readonly words: string;
}

export const seatVoices = signal<ReadonlyMap<number, SeatVoice>>(new Map());

export function voiceHooks(voice: SeatVoice | undefined): Readonly<Record<string, string>> {
  if (voice === undefined) return {};
  return { 'data-voice': voice.state, 'data-voice-level': String(voice.level), 'data-voice-words': voice.words };
}

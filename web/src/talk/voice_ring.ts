// Who speaks and whom the game mutes, at the places around the table. Those are drawn elsewhere: here they get an
// attribute, and the style sheet draws the rest.
import { effect } from '@preact/signals';
import type { Session } from '../game/session';
import { tt } from '../text/talk';
import type { Voice } from './voice';
import type { Loudness } from './voice_level';

type State = 'speaking' | 'muted' | 'here';

function mark(element: HTMLElement, state: State | null, loudness: Loudness = 0): void {
  if (state === null) {
    delete element.dataset['voice'];
    delete element.dataset['voiceWords'];
    delete element.dataset['voiceLevel'];
    return;
  }
  element.dataset['voice'] = state;
  element.dataset['voiceLevel'] = String(loudness);
  element.dataset['voiceWords'] = state === 'here' ? '' : tt(state === 'speaking' ? 'voice.speaking' : 'voice.by_game');
}

export function showVoices(session: Session, voice: Voice): () => void {
  const show = (): void => {
    const table = session.table.value;
    const me = session.me.value?.id;
    const speaking = voice.speaking.value;
    const isOn = voice.isOn.value;
    const isMuted = !voice.mayHear;
    for (const element of document.querySelectorAll<HTMLElement>('[data-seat]')) {
      const holder = table?.ring.find((chair) => String(chair.chair) === element.dataset['seat'])?.holder;
      const member = table?.members.find((one) => one.id === holder);
      if (!isOn || member === undefined || (member.voice !== true && member.id !== me)) mark(element, null);
      else if (isMuted) mark(element, 'muted');
      else mark(element, speaking.has(member.id) ? 'speaking' : 'here', speaking.get(member.id) ?? 0);
    }
  };
  // A place that is drawn anew has forgotten it.
  const observer = new MutationObserver(show);
  const stops = [
    effect(show),
    effect(() => {
      if (voice.isOn.value) observer.observe(document.body, { childList: true, subtree: true });
      else observer.disconnect();
    }),
  ];
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

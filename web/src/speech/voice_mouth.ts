// Speaks with the browser's own voices, in the language of the page and as fast as was chosen.
import { languages } from '../settings/languages';
import { remembered } from '../settings/settings';
import { language } from '../text/text';
import type { Mouth } from './mouth';

export const voiceName = remembered('earVoice', ''); // '': the browser's choice
export const voiceRate = remembered('earRate', 1.3);

export const slowest = 0.6;
export const fastest = 3;

function synthesis(): SpeechSynthesis | null {
  return globalThis.speechSynthesis ?? null;
}

// The voices for the page's language; browsers may know them a moment later.
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  const code = language.value;
  return (synthesis()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(code));
}

export function followVoices(changed: () => void): () => void {
  const voices = synthesis();
  voices?.addEventListener?.('voiceschanged', changed);
  return () => voices?.removeEventListener?.('voiceschanged', changed);
}

export class VoiceMouth implements Mouth {
  say(text: string, now: boolean): void {
    const voices = synthesis();
    if (voices === null || typeof SpeechSynthesisUtterance === 'undefined') return;
    if (now) voices.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = languages[language.peek()].tag;
    words.rate = Math.max(slowest, Math.min(fastest, voiceRate.peek()));
    const voice = voicesNow().find(({ name }) => name === voiceName.peek());
    if (voice !== undefined) words.voice = voice;
    voices.speak(words);
  }

  isBusy(): boolean {
    const voices = synthesis();
    return voices !== null && (voices.speaking || voices.pending);
  }

  stop(): void {
    synthesis()?.cancel();
  }
}

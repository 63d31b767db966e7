// Plays the sounds once the first tap or key has allowed it; before that, and when muted, nothing is heard.
import { keepAwake } from '../base/awake_audio';
import { settings } from '../settings/settings';
import { sounds, type Sound, type SoundName } from './effects';
import { playStrikes } from './strikes';

class SoundBox {
  private context: AudioContext | null = null;
  private out: AudioNode | null = null;
  private readonly last = new Map<SoundName | Sound, number>();

  // Browsers keep a page silent until someone touches it.
  unlockOnFirstTouch(): () => void {
    const unlock = (): void => {
      stop();
      this.open();
    };
    const kinds = ['pointerdown', 'pointerup', 'keydown'] as const;
    const stop = (): void => kinds.forEach((kind) => document.removeEventListener(kind, unlock, true));
    kinds.forEach((kind) => document.addEventListener(kind, unlock, true));
    // Someone has already tapped, in the lobby: most browsers accept that.
    if (navigator.userActivation?.hasBeenActive) this.open();
    return stop;
  }

  play(name: SoundName | Sound, pitch = 1): void {
    const { context, out } = this;
    const sound = typeof name === 'string' ? sounds[name] : name;
    const volume = settings.muted.peek() ? 0 : (settings.volume.peek()[sound.kind] ?? 0);
    if (!context || !out || context.state !== 'running' || volume <= 0 || document.hidden) return;
    // The same sound twice within a moment is one sound: eight people's steps aren't a drum roll.
    const now = context.currentTime;
    if (now - (this.last.get(name) ?? -1) < 0.04) return;
    this.last.set(name, now);
    const gain = context.createGain();
    gain.gain.value = volume * volume; // ears hear squares
    gain.connect(out);
    playStrikes(context, gain, sound.strikes, now + 0.005, pitch);
    setTimeout(() => gain.disconnect(), 3000);
  }

  // Once it is open it is kept awake: whatever takes the sound away gives it back.
  private open(): void {
    const Context = globalThis.AudioContext;
    if (!Context || (this.context !== null && this.context.state !== 'closed')) return;
    this.context = new Context({ latencyHint: 'interactive' });
    // Several sounds at once must not clip.
    const limiter = this.context.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    limiter.connect(this.context.destination);
    this.out = limiter;
    keepAwake(this.context);
    if (this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }
}

export const soundBox = new SoundBox();

export function vibrate(pattern: number | readonly number[]): void {
  if (!settings.vibration.peek() || settings.soft.peek()) return;
  try {
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
  } catch {
    // Some browsers forbid it in frames; a page without vibration is fine.
  }
}

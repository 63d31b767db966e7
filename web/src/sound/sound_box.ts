// Plays the sounds once the first tap or key has allowed it; before that, and when muted, nothing is heard.
import { keepAwake } from '../base/awake_audio';
import { settings } from '../settings/settings';
import { isQuiet } from './quiet';
import { sounds, type Sound, type SoundName } from './effects';
import { playStrikes } from './strikes';

const underVoices = 0.3; // how loud the game is while someone speaks
const quietS = 0.06; // how fast it gives way, and comes back
const widest = 0.7; // a sound at the edge of the screen is still heard with both ears

// From -1 at the left edge of the screen to 1 at the right one.
export function sideOf(x: number, width: number): number {
  return width <= 0 ? 0 : Math.max(-1, Math.min(1, (2 * x) / width - 1));
}

class SoundBox {
  private context: AudioContext | null = null;
  private out: AudioNode | null = null;
  private mix: GainNode | null = null;
  private isUnderVoices = false;
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

  // `side`: where it comes from, as sideOf() says.
  play(name: SoundName | Sound, pitch = 1, side = 0): void {
    const { context, out } = this;
    const sound = typeof name === 'string' ? sounds[name] : name;
    const volume = isQuiet.peek() ? 0 : (settings.volume.peek()[sound.kind] ?? 0);
    if (!context || !out || context.state !== 'running' || volume <= 0 || document.hidden) return;
    // The same sound twice within a moment is one sound: eight people's steps aren't a drum roll.
    const now = context.currentTime;
    if (now - (this.last.get(name) ?? -1) < 0.04) return;
    this.last.set(name, now);
    const gain = context.createGain();
    gain.gain.value = volume * volume; // ears hear squares
    if (side === 0 || context.createStereoPanner === undefined) {
      gain.connect(out);
    } else {
      const panner = context.createStereoPanner();
      panner.pan.value = side * widest;
      gain.connect(panner).connect(out);
    }
    playStrikes(context, gain, sound.strikes, now + 0.005, pitch);
    setTimeout(() => gain.disconnect(), 3000);
  }

  // While someone speaks the game is quieter: it never covers a voice.
  giveWay(isSpoken: boolean): void {
    if (isSpoken === this.isUnderVoices) return;
    this.isUnderVoices = isSpoken;
    this.mixNow();
  }

  private mixNow(): void {
    const { context, mix } = this;
    if (context && mix) mix.gain.setTargetAtTime(this.isUnderVoices ? underVoices : 1, context.currentTime, quietS);
  }

  // Once it is open it is kept awake: when something takes the sound away, it comes back.
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
    const mix = this.context.createGain();
    limiter.connect(mix);
    mix.connect(this.context.destination);
    this.out = limiter;
    this.mix = mix;
    this.mixNow();
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

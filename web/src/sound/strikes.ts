// What every sound is made of: short strikes of a tone or of filtered noise, written as data and played by WebAudio.

export interface Tone {
  readonly kind: 'tone';
  readonly at: number; // seconds after the sound begins
  readonly lasts: number;
  readonly from: number; // hertz
  readonly to: number;
  readonly wave: OscillatorType;
  readonly loud: number;
  readonly rise: number; // seconds until it is loudest
}

export interface Noise {
  readonly kind: 'noise';
  readonly at: number;
  readonly lasts: number;
  readonly from: number; // middle of the band, hertz
  readonly to: number;
  readonly narrow: number;
  readonly loud: number;
  readonly rise: number;
}

export type Strike = Tone | Noise;

export function tone(at: number, lasts: number, from: number, loud: number, more: Partial<Tone> = {}): Tone {
  return { kind: 'tone', at, lasts, from, to: from, wave: 'sine', loud, rise: 0.004, ...more };
}

export function noise(at: number, lasts: number, from: number, loud: number, more: Partial<Noise> = {}): Noise {
  return { kind: 'noise', at, lasts, from, to: from, narrow: 1.2, loud, rise: 0.003, ...more };
}

// A wooden bar: its note, the overtone that makes it wood, and the click of the mallet.
export function wood(at: number, note: number, loud: number, lasts = 0.16): readonly Strike[] {
  return [
    tone(at, lasts, note, loud),
    tone(at, lasts * 0.45, note * 3.93, loud * 0.28),
    noise(at, 0.03, Math.min(5200, note * 5), loud * 0.5, { narrow: 0.8, rise: 0.001 }),
  ];
}

export function lengthOf(strikes: readonly Strike[]): number {
  return strikes.reduce((end, strike) => Math.max(end, strike.at + strike.lasts), 0);
}

const silence = 0.0001; // exponential ramps never reach nothing

let hiss: AudioBuffer | null = null;

// One second of noise, the same every time: sounds are recognised by sameness.
function hissOf(context: BaseAudioContext): AudioBuffer {
  if (hiss === null || hiss.sampleRate !== context.sampleRate) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    let seed = 20091;
    for (let i = 0; i < samples.length; i++) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      samples[i] = seed / 0x3fffffff - 1;
    }
  }
  return hiss;
}

function playStrike(context: BaseAudioContext, out: AudioNode, strike: Strike, start: number, pitch: number): void {
  const begin = start + strike.at;
  const end = begin + strike.lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(silence, begin);
  envelope.gain.exponentialRampToValueAtTime(strike.loud, begin + Math.min(strike.rise, strike.lasts / 2));
  envelope.gain.exponentialRampToValueAtTime(silence, end);
  envelope.connect(out);
  let source: AudioScheduledSourceNode;
  if (strike.kind === 'tone') {
    const oscillator = context.createOscillator();
    oscillator.type = strike.wave;
    oscillator.frequency.setValueAtTime(strike.from * pitch, begin);
    oscillator.frequency.exponentialRampToValueAtTime(strike.to * pitch, end);
    oscillator.connect(envelope);
    source = oscillator;
  } else {
    const buffer = context.createBufferSource();
    buffer.buffer = hissOf(context);
    buffer.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = strike.narrow;
    band.frequency.setValueAtTime(strike.from, begin);
    band.frequency.exponentialRampToValueAtTime(strike.to, end);
    buffer.connect(band).connect(envelope);
    source = buffer;
  }
  source.start(begin);
  source.stop(end + 0.01);
  source.onended = () => envelope.disconnect();
}

export function playStrikes(
  context: BaseAudioContext,
  out: AudioNode,
  strikes: readonly Strike[],
  start: number,
  pitch = 1,
): void {
  for (const strike of strikes) playStrike(context, out, strike, start, pitch);
}

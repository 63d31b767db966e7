// How loud a voice is: a meter for one stream, and the gate above which someone counts as speaking.
const gate = 0.02; // of full scale, root mean square
const steps = [gate, 0.06, 0.16] as const; // soft, usual, loud

// Nobody speaks; softly, as usual, loudly.
export type Loudness = 0 | 1 | 2 | 3;

export function loudnessOf(level: number): Loudness {
  return steps.filter((step) => level > step).length as Loudness;
}

export class VoiceLevel {
  private readonly source: MediaStreamAudioSourceNode;
  private readonly analyser: AnalyserNode;
  private readonly samples: Float32Array<ArrayBuffer>;

  constructor(context: AudioContext, stream: MediaStream) {
    this.source = context.createMediaStreamSource(stream);
    this.analyser = context.createAnalyser();
    this.analyser.fftSize = 1024;
    this.samples = new Float32Array(this.analyser.fftSize);
    this.source.connect(this.analyser);
  }

  get loudness(): Loudness {
    this.analyser.getFloatTimeDomainData(this.samples);
    let sum = 0;
    for (const sample of this.samples) sum += sample * sample;
    return loudnessOf(Math.sqrt(sum / this.samples.length));
  }

  close(): void {
    this.source.disconnect();
  }
}

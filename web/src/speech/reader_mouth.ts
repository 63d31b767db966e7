// Speaks through the screen reader: two live regions, one of which interrupts. A page isn't told when the reader has
// finished, so that is estimated from the length of the text, at the speed of people who listen a lot: what comes too early
// waits in the reader.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Announcement } from '../ui/announcement';
import type { Mouth } from './mouth';

const charactersPerSecond = 28;
const breathMs = 250;

export function spokenMs(text: string, perSecond: number): number {
  return breathMs + (text.length * 1000) / perSecond;
}

export class ReaderMouth implements Mouth {
  readonly urgent: ReadonlySignal<Announcement | null>;
  readonly polite: ReadonlySignal<Announcement | null>;
  private readonly urgentWords = signal<Announcement | null>(null);
  private readonly politeWords = signal<Announcement | null>(null);
  private count = 0;
  private until = 0;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.urgent = this.urgentWords;
    this.polite = this.politeWords;
  }

  say(text: string, now: boolean): void {
    const words = { id: ++this.count, text };
    if (now) this.urgentWords.value = words;
    else this.politeWords.value = words;
    const begins = now ? this.now() : Math.max(this.until, this.now());
    this.until = begins + spokenMs(text, charactersPerSecond);
  }

  isBusy(): boolean {
    return this.now() < this.until;
  }

  stop(): void {
    this.until = 0; // the reader has its own key for it
  }
}

// The one place for banners and its queue: one at a time, nothing stays long, newer news replaces older.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Ability } from '../engine/words';

export type BannerTone = 'actions' | 'talk' | 'hush' | 'alarm' | 'good' | 'bad' | 'plain';

export interface Banner {
  readonly about: string; // what it is about: a newer one about the same replaces a waiting one
  readonly tone: BannerTone;
  readonly title: string;
  readonly text?: string;
  readonly abilities?: readonly Ability[];
  readonly ms: number; // how long it stays if nothing else waits
  readonly urgent?: boolean; // comes before whatever is shown, which comes back after it
}

export interface Shown extends Banner {
  readonly id: number;
}

// While others wait, nobody stays longer than this.
export const hurriedMs = 1400;
const longest = 4;

export interface Timer {
  after(ms: number, call: () => void): () => void; // returns how to cancel
}

export const pageTimer: Timer = {
  after(ms, call) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

export class BannerQueue {
  readonly current: ReadonlySignal<Shown | null>;
  private readonly slot = signal<Shown | null>(null);
  private waiting: Banner[] = [];
  private cancel: (() => void) | null = null;
  private count = 0;
  private hurried = false;

  constructor(private readonly timer: Timer = pageTimer) {
    this.current = this.slot;
  }

  push(banner: Banner): void {
    const shown = this.slot.peek();
    if (shown === null || shown.about === banner.about || banner.urgent === true) {
      this.waiting = this.waiting.filter((other) => other.about !== banner.about);
      if (shown !== null && shown.about !== banner.about) this.waiting.unshift(shown);
      this.show(banner);
      return;
    }
    this.waiting = [...this.waiting.filter((other) => other.about !== banner.about), banner].slice(-longest);
    this.hurry();
  }

  dismiss(): void {
    this.next();
  }

  // What is no longer true is not said any more.
  withdraw(about: string): void {
    this.waiting = this.waiting.filter((other) => other.about !== about);
    if (this.slot.peek()?.about === about) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.next();
  }

  private hurry(): void {
    if (this.hurried) return;
    this.hurried = true;
    this.wait(hurriedMs);
  }

  private next(): void {
    const banner = this.waiting.shift();
    if (banner) {
      this.show(banner);
      return;
    }
    this.cancel?.();
    this.cancel = null;
    this.slot.value = null;
  }

  private show(banner: Banner): void {
    this.hurried = this.waiting.length > 0;
    this.slot.value = { ...banner, id: ++this.count };
    this.wait(this.hurried ? Math.min(hurriedMs, banner.ms) : banner.ms);
  }

  private wait(ms: number): void {
    this.cancel?.();
    this.cancel = this.timer.after(ms, () => this.next());
  }
}

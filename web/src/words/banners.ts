// The one place for banners and its queue: one at a time, nothing stays long, newer news replaces older.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Ability } from '../engine/words';

export type BannerTone = 'actions' | 'talk' | 'hush' | 'alarm' | 'good' | 'bad' | 'plain';

export interface Banner {
  readonly about: string; // what it is about: a newer one about the same replaces a waiting one
  readonly tone: BannerTone;
  readonly title: string;
  readonly text?: string;
  readonly abilities?: readonly Ability[];
  readonly picture?: () => JSX.Element;
  readonly ms: number; // how long it stays if nothing else waits
  readonly urgent?: boolean; // comes before what is shown, which returns after it
}

export interface Shown extends Banner {
  readonly id: number;
}

// While others wait, none stays longer than this; urgent ones take the time they need to be read.
export const hurriedMs = 1400;
export const urgentMs = 2200;
// An interrupted banner returns for the rest of its time, if that is long enough to read.
export const restMs = 1000;
const longest = 4;

export interface Timer {
  now(): number;
  after(ms: number, call: () => void): () => void; // returns how to cancel
}

export const pageTimer: Timer = {
  now: () => performance.now(),
  after(ms, call) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

function mostOf(banner: Banner): number {
  return banner.urgent === true ? urgentMs : hurriedMs;
}

export class BannerQueue {
  readonly current: ReadonlySignal<Shown | null>;
  private readonly slot = signal<Shown | null>(null);
  private waiting: Banner[] = [];
  private cancel: (() => void) | null = null;
  private count = 0;
  private endsAt = 0; // of what is shown
  private hurried = false;

  constructor(private readonly timer: Timer = pageTimer) {
    this.current = this.slot;
  }

  push(banner: Banner): void {
    const shown = this.slot.peek();
    if (shown === null || shown.about === banner.about || banner.urgent === true) {
      this.waiting = this.waiting.filter((other) => other.about !== banner.about);
      if (shown !== null && shown.about !== banner.about) this.putBack(shown);
      this.show(banner);
      return;
    }
    this.waiting = [...this.waiting.filter((other) => other.about !== banner.about), banner];
    if (this.waiting.length > longest) this.dropOldest();
    this.hurry(shown);
  }

  dismiss(): void {
    this.next();
  }

  // What is no longer true isn't shown any more.
  withdraw(about: string): void {
    this.waiting = this.waiting.filter((other) => other.about !== about);
    if (this.slot.peek()?.about === about) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.next();
  }

  private putBack(shown: Shown): void {
    const left = this.endsAt - this.timer.now();
    if (left >= restMs) this.waiting.unshift({ ...shown, ms: left });
  }

  private dropOldest(): void {
    const oldest = this.waiting.findIndex((other) => other.urgent !== true);
    this.waiting.splice(Math.max(0, oldest), 1);
  }

  private hurry(shown: Banner): void {
    if (this.hurried) return;
    this.hurried = true;
    this.wait(Math.min(this.endsAt - this.timer.now(), mostOf(shown)));
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
    this.wait(this.hurried ? Math.min(mostOf(banner), banner.ms) : banner.ms);
  }

  private wait(ms: number): void {
    this.cancel?.();
    this.endsAt = this.timer.now() + ms;
    this.cancel = this.timer.after(ms, () => this.next());
  }
}

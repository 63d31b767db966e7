// Decides what is said when. Answers to a key come at once; news waits until nothing is being said, and what has become
// old by then isn't said at all.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Mouth } from './mouth';

export interface News {
  readonly text: string;
  readonly weight: 'event' | 'move'; // of moves only the newest are told
  readonly about?: string; // a newer one about the same replaces it
  readonly urgent?: true; // can't wait
}

export interface NarratorTimer {
  after(ms: number, call: () => void): () => void; // returns how to cancel
}

const gatherMs = 300; // what happens together is told together
const againMs = 150;
const mostMoves = 3;
const remembered = 30;

function textOf(news: readonly News[]): string {
  return news.map(({ text }) => text).join(' ');
}

export class Narrator {
  readonly said: ReadonlySignal<string>;
  private readonly words = signal('');
  private waiting: readonly News[] = [];
  private happened: readonly string[] = [];
  private cancel: (() => void) | null = null;

  constructor(
    private readonly mouth: Mouth,
    private readonly timer: NarratorTimer,
  ) {
    this.said = this.words;
  }

  // What a key has asked for.
  answer(text: string): void {
    if (text === '') return;
    this.words.value = text;
    this.mouth.say(text, true);
  }

  tell(news: readonly News[]): void {
    for (const one of news) {
      this.happened = [...this.happened, one.text].slice(-remembered);
      this.waiting = this.waiting.filter(({ about }) => about === undefined || about !== one.about);
      if (!one.urgent) this.waiting = [...this.waiting, one];
    }
    this.answer(textOf(news.filter(({ urgent }) => urgent)));
    if (this.waiting.length > 0) this.wait(gatherMs);
  }

  // What isn't true any more.
  drop(about: string): void {
    this.waiting = this.waiting.filter((one) => one.about !== about);
  }

  repeat(): void {
    if (this.words.peek() !== '') this.mouth.say(this.words.peek(), true);
  }

  // What happened last, or before that.
  before(back: number): string | null {
    return this.happened.at(-1 - back) ?? null;
  }

  hush(): void {
    this.mouth.stop();
  }

  close(): void {
    this.cancel?.();
    this.cancel = null;
    this.waiting = [];
    this.mouth.stop();
  }

  private wait(ms: number): void {
    this.cancel ??= this.timer.after(ms, () => {
      this.cancel = null;
      if (this.waiting.length === 0) return;
      if (this.mouth.isBusy()) return this.wait(againMs);
      this.tellNow();
    });
  }

  private tellNow(): void {
    const moves = this.waiting.filter(({ weight }) => weight === 'move');
    const told = new Set(moves.slice(-mostMoves));
    const text = textOf(this.waiting.filter((one) => one.weight === 'event' || told.has(one)));
    this.waiting = [];
    this.words.value = text;
    this.mouth.say(text, false);
  }
}

// My numbered requests that have no answer yet.
import { mostUnanswered, repeatWithinMs, wishLine } from './line';
import type { Wish } from './messages';
import type { SeatKeeper } from './seat_keeper';

export interface Request {
  readonly n: number;
  readonly wish: Wish;
  readonly line: string;
  readonly sentAt: number;
}

// What was said a moment ago may come into a silence: it is not said again.
function isTalk(wish: Wish): boolean {
  return /^(say|phrase|point|sketch|emote|signal|voice|spoke)$/.test(wish.t);
}

export class Requests {
  private readonly unanswered = new Map<number, Request>();

  constructor(
    private readonly keeper: SeatKeeper,
    private readonly now: () => number,
  ) {}

  get isFull(): boolean {
    return this.unanswered.size >= mostUnanswered;
  }

  get isEmpty(): boolean {
    return this.unanswered.size === 0;
  }

  // How many of them are actions in the game.
  get actions(): number {
    let count = 0;
    for (const request of this.unanswered.values()) if (request.wish.t === 'do') count += 1;
    return count;
  }

  make(wish: Wish): Request {
    const n = this.keeper.takeNumber();
    const request = { n, wish, line: wishLine(n, wish), sentAt: this.now() };
    this.unanswered.set(n, request);
    return request;
  }

  answer(n: number): Request | null {
    const request = this.unanswered.get(n) ?? null;
    this.unanswered.delete(n);
    return request;
  }

  // What to say again on a new connection, oldest first.
  lines(): readonly string[] {
    return [...this.unanswered.values()].map((request) => request.line);
  }

  // What was not answered for so long that nobody would expect it to happen any more.
  takeStale(): readonly Request[] {
    const stale = [...this.unanswered.values()].filter(
      (request) => this.now() - request.sentAt >= repeatWithinMs || isTalk(request.wish),
    );
    for (const request of stale) this.unanswered.delete(request.n);
    return stale;
  }

  // How long the oldest one has been waiting.
  get oldestAge(): number {
    const [oldest] = this.unanswered.values();
    return oldest === undefined ? 0 : this.now() - oldest.sentAt;
  }

  takeAll(): readonly Request[] {
    const all = [...this.unanswered.values()];
    this.unanswered.clear();
    return all;
  }
}

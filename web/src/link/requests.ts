// My numbered requests that have no answer yet.
import { mostUnanswered, repeatWithinMs, requestLine } from './line';
import type { TableRequest } from './messages';
import type { SeatKeeper } from './seat_keeper';

export interface SentRequest {
  readonly n: number;
  readonly body: TableRequest;
  readonly line: string;
  readonly sentAt: number;
}

// Talk from a moment ago might arrive during silence: it isn't repeated.
function isTalk(body: TableRequest): boolean {
  return /^(say|phrase|point|sketch|emote|signal|voice|spoke)$/.test(body.t);
}

export class Requests {
  private readonly unanswered = new Map<number, SentRequest>();

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
    for (const request of this.unanswered.values()) if (request.body.t === 'do') count += 1;
    return count;
  }

  make(body: TableRequest): SentRequest {
    const n = this.keeper.takeNumber();
    const request = { n, body, line: requestLine(n, body), sentAt: this.now() };
    this.unanswered.set(n, request);
    return request;
  }

  answer(n: number): SentRequest | null {
    const request = this.unanswered.get(n) ?? null;
    this.unanswered.delete(n);
    return request;
  }

  // What to repeat on a new connection, oldest first.
  lines(): readonly string[] {
    return [...this.unanswered.values()].map((request) => request.line);
  }

  // Requests unanswered for so long that nobody would expect them to happen any more.
  takeStale(): readonly SentRequest[] {
    const stale = [...this.unanswered.values()].filter(
      (request) => this.now() - request.sentAt >= repeatWithinMs || isTalk(request.body),
    );
    for (const request of stale) this.unanswered.delete(request.n);
    return stale;
  }

  // How long the oldest one has been waiting.
  get oldestAge(): number {
    const [oldest] = this.unanswered.values();
    return oldest === undefined ? 0 : this.now() - oldest.sentAt;
  }

  takeAll(): readonly SentRequest[] {
    const all = [...this.unanswered.values()];
    this.unanswered.clear();
    return all;
  }
}

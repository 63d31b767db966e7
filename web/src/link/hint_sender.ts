// Tells the others what I am dragging: taking and letting go at most once a second; letting go is sent at once.
import type { Pawn } from '../engine/words';
import { hintLine } from './line';
import type { Environment, Timer } from './environment';

const apartMs = 1_020; // the server drops what comes within a second

export class HintSender {
  private told: Pawn | null = null;
  private wanted: Pawn | null = null;
  private toldAt = Number.NEGATIVE_INFINITY;
  private timer: Timer | null = null;

  constructor(
    private readonly world: Pick<Environment, 'now' | 'after'>,
    private readonly send: (line: string) => boolean,
  ) {}

  hold(pawn: Pawn | null): void {
    this.wanted = pawn;
    this.tell();
  }

  // A new connection: the others have seen it let go.
  forget(): void {
    this.timer?.cancel();
    this.timer = null;
    this.told = null;
    this.wanted = null;
  }

  private tell(): void {
    this.timer?.cancel();
    this.timer = null;
    if (this.wanted === this.told) return;
    const wait = this.wanted === null ? 0 : this.toldAt + apartMs - this.world.now();
    if (wait > 0) {
      this.timer = this.world.after(wait, () => this.tell());
      return;
    }
    if (!this.send(hintLine(this.wanted))) return;
    this.told = this.wanted;
    this.toldAt = this.world.now();
  }
}

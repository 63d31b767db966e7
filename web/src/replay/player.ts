// Plays a record: a time that runs, is paused or is set, and what the board shows then. It folds and decides nothing
// itself: every position comes from the record's reader.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Arrival, Step } from '../board/mall_props';
import type { Legal, State } from '../engine/position';
import { avatarOfPerson } from '../avatars/known_avatar';
import type { PlayersOfGame } from '../link/api';
import { t } from '../text/text';
import { momentsOf, nextMoment, type Moment } from './moments';
import type { RecordLine, RecordReader, Recording } from './record_reader';

export const speeds: readonly number[] = [0.5, 1, 2, 4, 8];
const afterEnd = 1_500; // so that the last line is seen, not just passed
const mostShown = 4; // lines in one picture whose steps are shown; more than that is a jump

export interface Frames {
  now(): number;
  ask(draw: () => void): () => void; // for the next picture; returns how to take it back
}

export const browserFrames: Frames = {
  now: () => performance.now(),
  ask: (draw) => {
    const id = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(id);
  },
};

export class Player {
  readonly time = signal(0);
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly seat = signal<number | null>(null); // whose view; null: everyone's
  readonly players = signal<PlayersOfGame>({ names: [], faces: [] }); // where they are known
  readonly end: number;
  readonly moments: readonly Moment[];
  readonly count: ReadonlySignal<number>; // lines that have happened
  readonly state: ReadonlySignal<State>;
  readonly legal: ReadonlySignal<readonly Legal[]>;
  readonly last: ReadonlySignal<State>; // how it ended
  readonly steps = new Emitter<Step>();
  readonly arrivals = new Emitter<Arrival>();
  private takeBack: (() => void) | null = null;
  private ticked = 0;

  constructor(
    reader: Pick<RecordReader, 'state' | 'legal'>,
    readonly recording: Recording,
    private readonly frames: Frames = browserFrames,
  ) {
    this.moments = momentsOf(recording.lines);
    this.end = (recording.lines.at(-1)?.at ?? 0) + afterEnd;
    this.count = computed(() => this.linesUntil(this.time.value));
    this.state = computed(() => reader.state(this.count.value, this.begin(this.count.value)));
    this.last = computed(() => reader.state(recording.lines.length, this.begin(recording.lines.length)));
    this.legal = computed(() => {
      const seat = this.seat.value;
      return seat === null ? [] : reader.legal(this.count.value, seat, this.begin(this.count.value));
    });
  }

  nameOf(seat: number): string {
    return this.players.value.names[seat] || t('seat.number', { number: seat + 1 });
  }

  // None for someone who is only a seat.
  avatarOf(seat: number): number | null {
    const { names, faces } = this.players.value;
    const name = names[seat];
    return name === undefined || name === '' ? null : avatarOfPerson(name, faces[seat]);
  }

  // Of the game; the record is shown a moment longer.
  get length(): number {
    return this.lines.at(-1)?.at ?? 0;
  }

  get lines(): readonly RecordLine[] {
    return this.recording.lines;
  }

  // What is left in the timer, without requesting a whole position.
  sand(): number {
    const { sand_ms, at, outcome } = this.state.peek();
    return outcome === 'running' ? Math.max(0, sand_ms - Math.max(0, this.time.peek() - at)) : sand_ms;
  }

  play(): void {
    if (this.playing.peek()) return;
    if (this.time.peek() >= this.end) this.seek(0);
    this.playing.value = true;
    this.ticked = this.frames.now();
    this.tick();
  }

  pause(): void {
    this.playing.value = false;
    this.takeBack?.();
    this.takeBack = null;
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  seek(time: number): void {
    this.time.value = Math.round(Math.min(this.end, Math.max(0, time)));
  }

  // One action forth or back.
  step(back: boolean): void {
    this.pause();
    const now = this.time.peek();
    const line = back ? this.lines.findLast(({ at }) => at < now) : this.lines.find(({ at }) => at > now);
    if (line !== undefined) this.go(line.at);
    else this.seek(back ? 0 : this.end);
  }

  jump(back: boolean): void {
    const moment = nextMoment(this.moments, this.time.peek(), back);
    this.seek(moment?.at ?? (back ? 0 : this.end));
  }

  faster(by: 1 | -1): void {
    const index = speeds.indexOf(this.speed.peek()) + by;
    this.speed.value = speeds[index] ?? this.speed.peek();
  }

  close(): void {
    this.pause();
  }

  private tick(): void {
    this.takeBack = this.frames.ask(() => {
      const now = this.frames.now();
      const passed = Math.min(250, now - this.ticked) * this.speed.peek(); // a page that slept doesn't catch up
      this.ticked = now;
      this.go(Math.min(this.end, this.time.peek() + passed));
      if (this.time.peek() >= this.end) this.pause();
      else if (this.playing.peek()) this.tick();
    });
  }

  // To a later time, with what happens on the way there.
  private go(time: number): void {
    const first = this.count.peek();
    const until = this.linesUntil(time);
    if (until > first && until - first <= mostShown) this.lines.slice(first, until).forEach((line) => this.tell(line));
    this.time.value = time;
  }

  private tell({ seat, events }: RecordLine): void {
    const who = seat === null ? { name: null } : { name: this.nameOf(seat), face: this.avatarOf(seat) };
    for (const event of events) {
      if (event.kind === 'placed') this.arrivals.emit({ tile: event.tile, from: event.from });
      if (event.kind !== 'moved') continue;
      const { pawn, from, to, way } = event;
      this.steps.emit({ pawn, from, to, way, seat, ...who, mine: false });
    }
  }

  private linesUntil(time: number): number {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.lines[middle]?.at ?? Infinity) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // When the position after this many lines came to be.
  private begin(count: number): number {
    return count === 0 ? 0 : (this.lines[count - 1]?.at ?? 0);
  }
}

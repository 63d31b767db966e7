// One pawn on the screen. Its outer group is where the state says, in the same task in which the state changes; the
// body inside shows how it got there, or follows a finger.
import { spaceOf, type PawnPlace, type Way } from '../engine/position';
import type { Direction, Pawn } from '../engine/words';
import type { Atlas, Spot } from './atlas';
import {
  cellSize,
  directionBetween,
  distance,
  distanceBetween,
  type Point,
  shift,
  steps,
  turnDirection,
} from './geometry';
import type { Step } from './mall_props';
import * as motion from './motion';

const nothing: Point = { x: 0, y: 0 };

export function wayBetween(from: Spot, to: Spot, atlas: Atlas): Way {
  const escalators = atlas.face(from.tile)?.escalators ?? [];
  if (escalators.some((ends) => ends.includes(from.place) && ends.includes(to.place))) return 'escalator';
  return from.dimension === to.dimension && directionBetween(from, to) !== null ? 'walk' : 'vortex';
}

// Which way one leaves at an exit.
export function wayOut(spot: Spot, atlas: Atlas): Direction | null {
  const printed = spot.space.symbol === 'exit' ? (atlas.face(spot.tile)?.exit_faces ?? null) : null;
  return printed === null ? null : turnDirection(printed, spot.turns);
}

export class PawnFigure {
  private spot: Spot | null = null;
  private left: Spot | null = null; // where it was before it left the mall
  private standing: PawnPlace | null = null;
  private offset: Point = nothing; // of the body while a finger holds it
  private animation: Animation | null = null;
  private expected: Step | null = null;

  constructor(
    readonly pawn: Pawn,
    readonly outer: SVGGElement,
    private readonly body: SVGGElement,
    private readonly onLeave: (by: Spot, side: Direction) => void = () => undefined,
  ) {}

  get place(): PawnPlace | null {
    return this.standing;
  }

  get at(): Spot | null {
    return this.spot;
  }

  stand(standing: PawnPlace, atlas: Atlas): void {
    const place = spaceOf(standing);
    const spot = place === null ? null : (atlas.spots.get(place) ?? null);
    const before = this.spot;
    const moved = this.standing !== standing;
    const first = this.standing === null;
    if (!moved && spot === null && before === null) return; // it has left, and leaves only once
    const isThere = before?.x === spot?.x && before?.y === spot?.y && before?.turns === spot?.turns;
    if (!moved && before !== null && spot !== null && isThere) return;
    this.standing = standing;
    if (spot === null) {
      this.leave(first, atlas);
      return;
    }
    this.spot = spot;
    this.outer.style.display = '';
    this.outer.dataset['at'] = spot.place;
    this.outer.setAttribute('transform', shift(spot));
    if (moved && before !== null && !first) this.travel(before, spot, atlas);
    else if (moved) this.drop();
  }

  // What the table says about a step, before or after the state has changed.
  tell(step: Step, from: Spot | null, atlas: Atlas): void {
    if (this.standing === 'out' && this.animation?.playState === 'running') {
      this.expected = step;
      this.leave(false, atlas);
      return;
    }
    if (this.standing !== step.to) {
      this.expected = step;
      return;
    }
    if (this.spot === null || from === null || wayBetween(from, this.spot, atlas) === step.way) return;
    this.expected = step;
    this.travel(from, this.spot, atlas);
  }

  hold(offset: Point): void {
    this.stop();
    this.offset = offset;
    this.outer.classList.add('mall-pawn-held');
    this.body.style.transform = `translate(${offset.x.toFixed(1)}px, ${offset.y.toFixed(1)}px)`;
  }

  // Let go without going anywhere.
  release(): void {
    const { offset } = this;
    this.drop();
    if (distance(offset, nothing) > 1) this.animation = motion.settle(this.body, offset);
  }

  // A pawn that is already gliding back shows well enough that nothing happened.
  lean(towards: Point): void {
    if (this.spot === null || this.animation?.playState === 'running') return;
    this.stop();
    this.animation = motion.lean(this.body, { x: towards.x - this.spot.x, y: towards.y - this.spot.y });
  }

  private travel(from: Spot, to: Spot, atlas: Atlas): void {
    const step = this.expected?.to === to.place ? this.expected : null;
    const way = step?.way ?? wayBetween(from, to, atlas);
    const spaces = distanceBetween(from, to);
    this.expected = null;
    const drawn = this.drawn();
    const back = { x: from.x + drawn.x - to.x, y: from.y + drawn.y - to.y };
    const held = this.offset !== nothing;
    this.drop();
    // A finger has already brought it there: it only settles.
    if (held && distance(back, nothing) < cellSize) this.animation = motion.settle(this.body, back);
    else if (way === 'escalator') this.animation = motion.ride(this.body, back);
    else if (way === 'walk') {
      // The player's own single step is there in the next frame; others see where it came from.
      if (step?.mine !== true || spaces > 1) this.animation = motion.walk(this.body, back, spaces);
    } else this.animation = motion.swirl(this.body, back);
  }

  // Off the board; after the last steps to its exit, if the table has sent them.
  private leave(first: boolean, atlas: Atlas): void {
    const from = this.spot ?? this.left;
    const exit = this.expected === null ? null : (atlas.spots.get(this.expected.to) ?? null);
    this.spot = null;
    this.left = from;
    delete this.outer.dataset['at'];
    const hide = (): void => {
      if (this.spot === null) this.outer.style.display = 'none';
    };
    const vanish = (): void => {
      if (this.spot !== null) return;
      this.drop();
      const door = exit ?? from;
      const side = this.standing === 'out' && door !== null ? wayOut(door, atlas) : null;
      if (side === null || door === null) {
        this.animation = motion.vanish(this.body);
      } else {
        const { row, column } = steps[side];
        this.animation = motion.leaveThrough(this.body, { x: column * cellSize, y: row * cellSize });
        this.onLeave(door, side);
      }
      this.animation.finished.then(hide, hide);
    };
    if (first || from === null) {
      this.drop();
      hide();
    } else if (exit === null || exit.place === from.place) {
      vanish();
    } else {
      this.outer.setAttribute('transform', shift(exit));
      this.travel(from, exit, atlas);
      this.animation?.finished.then(vanish, hide);
    }
  }

  private drawn(): Point {
    if (this.offset !== nothing) return this.offset;
    return this.animation?.playState === 'running' ? motion.drawnOffset(this.body) : nothing;
  }

  private drop(): void {
    this.stop();
    this.offset = nothing;
    this.outer.classList.remove('mall-pawn-held');
    this.body.style.transform = '';
  }

  private stop(): void {
    this.animation?.cancel();
    this.animation = null;
  }
}

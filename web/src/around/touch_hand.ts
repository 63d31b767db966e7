// One person's hand at a touch screen. An action that could mean several heroes waits until one is touched; everything else
// is as with keys.
import { signal } from '@preact/signals';
import { legalsOf } from '../board/legal_ways';
import type { Legal } from '../engine/position';
import type { Ability, ActionText, Pawn, Place } from '../engine/words';
import type { Placement } from '../board/placement';
import type { SeatHand } from './seat_hand';

// What a finger is on, in the mall.
export type Thing = { readonly pawn: Pawn } | { readonly place: Place };

export type Waiting = Ability | 'do_something';

export class TouchHand {
  readonly waiting = signal<Waiting | null>(null); // an action that has been pressed and needs to know for whom

  constructor(
    readonly hand: SeatHand,
    private readonly placement: Placement,
  ) {}

  get seat(): number {
    return this.hand.seat;
  }

  // Their own action was pressed.
  press(ability: Ability): void {
    const again = this.waiting.peek() === ability;
    this.waiting.value = null;
    if (again) return;
    if (this.hand.selected.peek() !== null || this.heroesFor(ability).length < 2) return this.hand.press(ability);
    this.waiting.value = ability;
  }

  // One of the heroes in their own hand was pressed.
  choose(pawn: Pawn): void {
    const ability = this.waiting.peek();
    if (ability !== null && ability !== 'do_something') return this.use(ability, { pawn });
    this.hand.choose(pawn);
  }

  // Their action is for that hero, or leads to that space.
  use(ability: Ability, thing: Thing): void {
    this.waiting.value = null;
    if ('place' in thing) {
      const found = this.ways(ability, thing);
      const [only] = found;
      if (only !== undefined && found.length === 1) return this.hand.act(only.action);
      const held = found.find((one) => 'pawn' in one && one.pawn === this.hand.selected.peek());
      return held === undefined ? this.hand.press(ability) : this.hand.act(held.action);
    }
    // The hero is held for this action only, unless one of several places has to be chosen now.
    const before = this.hand.selected.peek();
    this.hand.selected.value = thing.pawn;
    this.hand.press(ability);
    if (this.hand.commands.mode.peek().kind === 'plain') this.hand.selected.value = before;
  }

  // What a finger that belongs to nobody in particular would do for this hand; null: nothing.
  meaningOf(thing: Thing): (() => void) | null {
    const mode = this.hand.commands.mode.peek();
    if (mode.kind === 'places') {
      const option = 'place' in thing ? mode.options.find(({ place }) => place === thing.place) : undefined;
      return option === undefined ? null : () => this.hand.act(option.action);
    }
    const ability = this.waiting.peek();
    if (ability !== null && ability !== 'do_something') {
      return this.ways(ability, thing).length === 0 ? null : () => this.use(ability, thing);
    }
    const selected = this.hand.selected.peek();
    if (selected === null || 'pawn' in thing) return null;
    const step = this.hand.legal.peek().find((one) => 'pawn' in one && one.pawn === selected && one.to === thing.place);
    return step === undefined ? null : () => this.hand.act(step.action);
  }

  // Whether this hand waits for a touch at all.
  isWaiting(): boolean {
    return this.waiting.value !== null || this.hand.commands.mode.value.kind === 'places';
  }

  // The red pawn goes to that seat.
  knock(seat: number): void {
    this.waiting.value = null;
    const action = this.knocks().get(seat);
    if (action === undefined) this.hand.take({ command: 'do_something', code: '', far: false });
    else this.hand.act(action);
  }

  knocks(): ReadonlyMap<number, ActionText> {
    const found = new Map<number, ActionText>();
    for (const one of this.hand.legal.value) if (one.kind === 'do_something') found.set(one.before, one.action);
    return found;
  }

  takeRedPawn(): void {
    const targets = [...this.knocks().keys()];
    const [only] = targets;
    if (only === undefined || targets.length === 1) this.knock(only ?? -1);
    else this.waiting.value = this.waiting.peek() === 'do_something' ? null : 'do_something';
  }

  steal(): void {
    const theft = this.hand.legal.peek().find(({ kind }) => kind === 'theft');
    if (theft) this.hand.act(theft.action);
  }

  letGo(): void {
    this.waiting.value = null;
    this.hand.letGo();
  }

  private heroesFor(ability: Ability): readonly Pawn[] {
    const ways = legalsOf(ability, this.hand.legal.peek(), this.placement);
    return [...new Set(ways.flatMap((one) => ('pawn' in one ? [one.pawn] : [])))];
  }

  private ways(ability: Ability, thing: Thing): readonly Legal[] {
    const all = legalsOf(ability, this.hand.legal.peek(), this.placement);
    if ('pawn' in thing) return all.filter((one) => 'pawn' in one && one.pawn === thing.pawn);
    return all.filter(
      (one) => ('to' in one && one.to === thing.place) || (one.kind === 'place' && one.from === thing.place),
    );
  }
}

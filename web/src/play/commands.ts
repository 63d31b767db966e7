// Carries out what keys and the action tile's buttons ask for. board/meaning.ts decides what they mean.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Turns } from '../board/geometry';
import type { NumberedPlaces } from '../board/mall_props';
import {
  type Key,
  type Meaning,
  meaningOfButton,
  meaningOfKey,
  type Mode,
  plain,
  type Situation,
} from '../board/meaning';
import type { Placement } from '../board/placement';
import type { Legal, State } from '../engine/position';
import type { Ability, ActionText, Pawn, Place } from '../engine/words';
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { bindings, type Command, commandOf } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';

export interface CommandContext {
  readonly state: ReadonlySignal<State | null>;
  readonly legal: ReadonlySignal<readonly Legal[]>;
  readonly selected: Signal<Pawn | null>;
  readonly placement: Placement;
  readonly seat: () => number | null;
  readonly turned: () => Turns;
  readonly onAct: (action: ActionText) => void;
  readonly onWhy: (pawn: Pawn, to: Place) => void;
  readonly onImpossible: (command: Command) => void; // nothing of mine does that now
  readonly onChooseHero: () => void; // a hero has to be chosen first
  readonly onNextHero: (pawns: readonly Pawn[]) => void; // one of these, each press another
  readonly onPlaces: (command: Command) => void; // a button has numbered places on the board
  readonly onAsk: (what: 'fit' | 'help' | 'pause') => void;
}

const repeatable = new Set<Command>(['north', 'east', 'south', 'west']);

// The keys that operate a button belong to it, unless they choose among places or seats.
function worksAButton(event: KeyboardEvent, mode: Mode): boolean {
  const works = event.code === 'Enter' || event.code === 'NumpadEnter' || event.code === 'Space';
  return works && mode.kind === 'plain' && event.target instanceof Element;
}

// While no hero is chosen the arrow keys walk over the board itself.
function walksTheBoard(event: KeyboardEvent, selected: Pawn | null, mode: Mode): boolean {
  if (!event.key.startsWith('Arrow') || selected !== null || mode.kind !== 'plain') return false;
  return event.target instanceof Element && event.target.closest('[data-board] svg') !== null;
}

export class Commands {
  readonly mode = signal<Mode>(plain);
  readonly choice: ReadonlySignal<NumberedPlaces | null>; // for the board

  constructor(private readonly context: CommandContext) {
    this.choice = computed(() => {
      const mode = this.mode.value;
      return mode.kind === 'places' ? { options: mode.options, index: mode.index } : null;
    });
  }

  listen(): () => void {
    const stopKeys = listenForKeys('play', (event) => this.key(event));
    const stopForgetting = this.forgetWhatIsGone();
    return () => {
      stopKeys();
      stopForgetting();
    };
  }

  // Choices are dropped when they are no longer possible.
  forgetWhatIsGone(): () => void {
    return effect(() => {
      const mode = this.mode.value;
      if (mode.kind !== 'places') return; // and what is legal needn't be known before a step is painted
      const possible = new Set(this.context.legal.value.map((each) => each.action));
      if (!mode.options.some((option) => possible.has(option.action))) this.mode.value = plain;
    });
  }

  // A button of the action tile: one step at a tap, all the way at a long press.
  press(ability: Ability, far: boolean): void {
    const now = this.situation();
    if (now === null) return;
    const meaning = meaningOfButton(ability, far, now);
    if (meaning.kind === 'mode') this.mode.value = meaning.mode;
    this.carryOut(meaning);
    if (meaning.kind === 'mode') this.context.onPlaces(ability);
  }

  private key(event: KeyboardEvent): boolean {
    if (isShortcut(event) || event.isComposing || isElsewhere(event)) return false;
    const mode = this.mode.peek();
    if (worksAButton(event, mode) || walksTheBoard(event, this.context.selected.peek(), mode)) return false;
    // A question mark asks for help wherever a layout has it, unless its key means something else.
    const command = commandOf(bindings(settings.keys.peek()), event.code) ?? (event.key === '?' ? 'help' : null);
    if (event.repeat && !(command !== null && repeatable.has(command))) return false;
    return this.take({ command, code: event.code, far: event.shiftKey });
  }

  // A key, or what someone's own device means by one. True: it meant something.
  take(key: Key): boolean {
    const now = this.situation();
    const meaning = now === null ? null : meaningOfKey(key, now);
    if (meaning === null || meaning.kind === 'nothing') return false;
    this.mode.value = meaning.kind === 'mode' ? meaning.mode : plain;
    this.carryOut(meaning);
    return true;
  }

  private situation(): Situation | null {
    const { context } = this;
    const state = context.state.peek();
    if (state === null) return null;
    return {
      state,
      legal: context.legal.peek(),
      selected: context.selected.peek(),
      placement: context.placement,
      mode: this.mode.peek(),
      seat: context.seat(),
      turned: context.turned(),
    };
  }

  private carryOut(meaning: Meaning): void {
    const { context } = this;
    switch (meaning.kind) {
      case 'act':
        context.onAct(meaning.action);
        break;
      case 'select':
        context.selected.value = meaning.pawn;
        break;
      case 'why':
        context.onWhy(meaning.pawn, meaning.to);
        break;
      case 'choose_hero':
        context.onChooseHero();
        break;
      case 'next_hero':
        context.onNextHero(meaning.pawns);
        break;
      case 'impossible':
        context.onImpossible(meaning.command);
        break;
      case 'ask':
        context.onAsk(meaning.what);
        break;
      case 'mode':
      case 'nothing':
        break;
    }
  }
}

// The keyboard of the playing screen. It listens to the whole page, reads a key by press(), and does what it means.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { atlasKeeper } from '../board/atlas';
import type { Choice } from '../board/mall_props';
import type { Catalog } from '../engine/catalog';
import type { Legal, State } from '../engine/position';
import type { ActionText, Pawn, Place } from '../engine/words';
import { settings } from '../settings/settings';
import { bindings, type Command, commandOf } from './keyboard_commands';
import { type Meaning, type Mode, plain, press } from './keyboard_press';

export interface KeyboardWires {
  readonly catalog: Catalog;
  readonly state: ReadonlySignal<State | null>;
  readonly legal: ReadonlySignal<readonly Legal[]>;
  readonly selected: Signal<Pawn | null>;
  readonly seat: () => number | null;
  readonly onAct: (action: ActionText) => void;
  readonly onWhy: (pawn: Pawn, to: Place) => void;
  readonly onImpossible: (command: Command) => void; // nothing of mine does that now
  readonly onChooseHero: () => void; // a hero has to be chosen first
  readonly onAsk: (what: 'fit' | 'help' | 'pause') => void;
}

const repeatable = new Set<Command>(['north', 'east', 'south', 'west']);

// Where keys belong to somebody else: fields, open dialogs, and the keys that work a button.
function belongsElsewhere(event: KeyboardEvent, mode: Mode): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target === null) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]')) return true;
  const works = event.code === 'Enter' || event.code === 'NumpadEnter' || event.code === 'Space';
  return works && mode.kind === 'plain';
}

// While no hero is chosen the arrow keys walk over the board itself.
function walksTheBoard(event: KeyboardEvent, selected: Pawn | null, mode: Mode): boolean {
  if (!event.key.startsWith('Arrow') || selected !== null || mode.kind !== 'plain') return false;
  return event.target instanceof Element && event.target.closest('[data-board] svg') !== null;
}

export class Keyboard {
  readonly mode = signal<Mode>(plain);
  readonly choice: ReadonlySignal<Choice | null>; // for the board
  private readonly atlas: ReturnType<typeof atlasKeeper>;

  constructor(private readonly wires: KeyboardWires) {
    this.atlas = atlasKeeper(wires.catalog);
    this.choice = computed(() => {
      const mode = this.mode.value;
      return mode.kind === 'places' ? { options: mode.options, index: mode.index } : null;
    });
  }

  attach(page: Window): () => void {
    const listener = (event: KeyboardEvent): void => this.keyDown(event);
    page.addEventListener('keydown', listener, true);
    // What could be chosen is forgotten when it is no longer possible.
    const forget = effect(() => {
      const mode = this.mode.value;
      if (mode.kind !== 'places') return; // and what is legal need not be known before a step is painted
      const possible = new Set(this.wires.legal.value.map((each) => each.action));
      if (!mode.options.some((option) => possible.has(option.action))) this.mode.value = plain;
    });
    return () => {
      page.removeEventListener('keydown', listener, true);
      forget();
    };
  }

  // Buttons can give the same commands. True: it meant something.
  command(command: Command, far = false): boolean {
    return this.does({ command, code: '', far });
  }

  private keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const mode = this.mode.peek();
    if (belongsElsewhere(event, mode) || walksTheBoard(event, this.wires.selected.peek(), mode)) return;
    // A question mark asks for help wherever a layout has it, unless its key was given another meaning.
    const command = commandOf(bindings(settings.keys.peek()), event.code) ?? (event.key === '?' ? 'help' : null);
    if (event.repeat && !(command !== null && repeatable.has(command))) return;
    if (!this.does({ command, code: event.code, far: event.shiftKey })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private does(key: { readonly command: Command | null; readonly code: string; readonly far: boolean }): boolean {
    const state = this.wires.state.peek();
    if (state === null) return false;
    const meaning = press(key, {
      state,
      legal: this.wires.legal.peek(),
      selected: this.wires.selected.peek(),
      atlas: this.atlas(state),
      mode: this.mode.peek(),
      seat: this.wires.seat(),
    });
    this.carryOut(meaning);
    return meaning.kind !== 'nothing';
  }

  private carryOut(meaning: Meaning): void {
    const { wires } = this;
    if (meaning.kind === 'nothing') return;
    this.mode.value = meaning.kind === 'mode' ? meaning.mode : plain;
    switch (meaning.kind) {
      case 'act':
        wires.onAct(meaning.action);
        break;
      case 'select':
        wires.selected.value = meaning.pawn;
        break;
      case 'why':
        wires.onWhy(meaning.pawn, meaning.to);
        break;
      case 'choose_hero':
        wires.onChooseHero();
        break;
      case 'impossible':
        wires.onImpossible(meaning.command);
        break;
      case 'ask':
        wires.onAsk(meaning.what);
        break;
      case 'mode':
        break;
    }
  }
}

// What is being used next to the mall: the token or spell, and what has been chosen so far.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { afterPaint } from '../board/after_paint';
import type { TokenAction } from '../engine/security_position';
import type { ActionText, Pawn, TileName } from '../engine/words';
import type { Play } from '../play/play';
import type { Travel } from '../board/targets';
import { forcedQuestion, nothingChosen, questionOf, type Chosen, type Question, type SpaceOption } from './choosing';
import { codesFor, type CodeOption } from './codes';
import { actionsOf, useOf, usesOf, type Use, type UseId } from './uses';

// What is asked now, and for what.
export interface Asking {
  readonly use: UseId | 'choose' | 'code'; // choose: the rules ask, and nobody can put it back; code: a door does
  readonly question: Question;
  readonly chosen: Chosen;
}

// A way through a steel door that several codes would open.
interface DoorWay {
  readonly way: Travel;
  readonly options: readonly CodeOption[];
}

// A finger is wider than a space of a whole mall, and a token can only be used once.
function isFinger(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches === true;
}

export class TokenHand {
  readonly inHand = signal<UseId | null>(null);
  readonly uses: ReadonlySignal<readonly Use[]>;
  readonly possible: ReadonlySignal<ReadonlySet<UseId>>;
  readonly asking: ReadonlySignal<Asking | null>;
  private readonly chosen = signal<Chosen>(nothingChosen);
  private readonly door = signal<DoorWay | null>(null);
  private readonly tokens = signal<readonly TokenAction[]>([]);
  private readonly stops: readonly (() => void)[];

  constructor(private readonly play: Play) {
    const { session } = play;
    this.uses = computed(() => {
      const security = session.shown.value?.security;
      return security ? usesOf(security) : [];
    });
    this.possible = computed(() => new Set(this.tokens.value.map(useOf)));
    this.asking = computed(() => this.ask());
    // There are hundreds of them: a step is painted before they are requested again.
    const looking = afterPaint(() => this.look());
    this.stops = [
      looking.stop,
      effect(() => {
        void [session.shown.value, session.table.value, session.seat.value, session.frozen.value];
        looking.ask();
      }),
      // Someone else may have used it, or the game is over.
      effect(() => {
        const use = this.inHand.value;
        if (use !== null && !this.uses.value.some(({ id }) => id === use)) this.putBack();
      }),
    ];
  }

  take(use: UseId): void {
    const isInHand = this.inHand.peek() === use;
    this.putBack();
    if (isInHand || this.play.held.peek().length === 0) return;
    this.look();
    this.play.selected.value = null; // the arrow keys walk over the board
    this.inHand.value = use;
  }

  choosePawn(pawn: Pawn, action: ActionText | null): void {
    if (action !== null) this.act(action);
    else this.chosen.value = { ...this.chosen.peek(), pawn };
  }

  // A finger points first and confirms with a button.
  chooseSpace({ place, action }: SpaceOption): void {
    if (isFinger()) this.chosen.value = { ...this.chosen.peek(), place };
    else this.act(action);
  }

  // A tile that moves is shown in its new place first.
  chooseTile(tile: TileName, action: ActionText): void {
    if (this.inHand.peek() !== 'telekinesis') this.act(action);
    else this.chosen.value = { ...this.chosen.peek(), tile };
  }

  // true if the player has to say first which code opens the door; the way waits.
  asksFirst(way: Travel): boolean {
    const { session } = this.play;
    const state = session.shown.peek();
    const options = state ? codesFor(way, state, (action) => session.objectionTo(action)) : [];
    if (options.length < 2) return false;
    this.putBack();
    this.door.value = { way, options };
    return true;
  }

  nameCode({ action }: CodeOption): void {
    const way = this.door.peek()?.way;
    this.putBack();
    if (way) this.play.act(action, way);
  }

  act(action: ActionText): void {
    this.putBack();
    this.play.act(action);
  }

  putBack(): void {
    this.chosen.value = nothingChosen;
    this.inHand.value = null;
    this.door.value = null;
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.putBack();
  }

  private look(): void {
    this.tokens.value = this.play.session.tokens();
  }

  private ask(): Asking | null {
    const { session } = this.play;
    const isForced = session.shown.value?.security?.choosing != null;
    const forced = isForced ? forcedQuestion(session.legal.value) : null;
    if (forced) return { use: 'choose', question: forced, chosen: this.chosen.value };
    const door = this.door.value;
    // The pawn may have moved meanwhile.
    const isOpen = door !== null && session.legal.value.some(({ action }) => action === door.way.action);
    if (isOpen) return { use: 'code', question: { kind: 'code', options: door.options }, chosen: nothingChosen };
    const use = this.inHand.value;
    if (use === null) return null;
    const chosen = this.chosen.value;
    return { use, chosen, question: questionOf(actionsOf(use, this.tokens.value), chosen) };
  }
}

// One person around the screen: which hero they have chosen, and what their keys, buttons or fingers do. Everything goes
// through their own seat, whose action tile decides.
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Key, meaningOfTap, plain } from '../board/meaning';
import { legalsOf, whyImpossible } from '../board/legal_ways';
import type { Legal, Refusal } from '../engine/position';
import { abilities, type Ability, type ActionText, type Pawn, type Place } from '../engine/words';
import { abilitiesOf } from '../game/seats';
import type { LocalSession } from '../game/local_session';
import type { Command } from '../keys/keyboard_commands';
import { Commands } from '../play/commands';
import type { Play } from '../play/play';
import { refusalOf, theftRefusal } from '../play/refusals';
import { refusalText } from '../text/refusal_text';
import { t } from '../text/text';

// A short word for this person alone: a hint, or why nothing happened.
export interface Word {
  readonly id: number;
  readonly text: string;
}

const wordMs = 4000;

export class SeatHand {
  readonly selected = signal<Pawn | null>(null);
  readonly word = signal<Word | null>(null);
  readonly legal: ReadonlySignal<readonly Legal[]>;
  readonly abilities: ReadonlySignal<readonly Ability[]>;
  readonly commands: Commands;
  private words = 0;

  constructor(
    private readonly local: LocalSession,
    private readonly play: Play,
    readonly seat: number,
  ) {
    this.legal = computed(() => local.legalFor(seat));
    this.abilities = computed(() => abilitiesOf(local.confirmed.value, [seat]));
    this.commands = new Commands({
      state: local.shown,
      legal: this.legal,
      selected: this.selected,
      placement: play.placement,
      seat: () => seat,
      turned: () => 0,
      onAct: this.act,
      onWhy: this.why,
      onImpossible: (command) => this.cannot(command),
      onChooseHero: () => this.say(t('word.choose_hero')),
      onNextHero: (pawns) => this.takeNext(pawns),
      onPlaces: (command) => this.say(t(command === 'explore' ? 'word.choose_place' : 'word.choose_vortex')),
      onAsk: () => undefined, // the screen's own keys ask for these
    });
  }

  readonly act = (action: ActionText): void => {
    this.word.value = null;
    const refused = this.local.actFor(this.seat, action);
    if (refused !== null) this.refuse(refused);
  };

  // A key or a button of a gamepad. True: it meant something.
  take(key: Key): boolean {
    return untracked(() => this.commands.take(key));
  }

  // A button of the action tile.
  press(ability: Ability, far = false): void {
    untracked(() => this.commands.press(ability, far));
  }

  choose(pawn: Pawn): void {
    const standing = this.local.shown.peek()?.pawns[pawn];
    if (standing === undefined || standing === 'out') return this.refuse(refusalOf('HasEscaped'));
    this.selected.value = this.selected.peek() === pawn ? null : pawn;
  }

  // Whether one of their actions does something with that hero now.
  can(ability: Ability): boolean {
    return legalsOf(ability, this.legal.value, this.play.placement).length > 0;
  }

  // A space was chosen on the mall.
  tap(place: Place): void {
    const now = { state: this.local.shown.peek(), legal: this.legal.peek(), selected: this.selected.peek() };
    const meant = meaningOfTap(place, now);
    if (meant.kind === 'act') this.act(meant.action);
    else if (meant.kind === 'why') this.why(meant.pawn, meant.to);
    else if (meant.kind === 'pawn') this.choose(meant.pawn);
    else if (meant.pawns.length > 1) this.say(t('mall.which'));
  }

  // Who has left can't be held, and another game begins with empty hands. Returns a function that stops it.
  watch(): () => void {
    const stops = [
      this.commands.forgetWhatIsGone(),
      this.local.happenings.listen(({ before, after }) => {
        const selected = this.selected.peek();
        if (before === null) this.letGo();
        else if (selected !== null && after?.pawns[selected] === 'out') this.selected.value = null;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  letGo(): void {
    this.selected.value = null;
    this.word.value = null;
    this.commands.mode.value = plain;
  }

  say(text: string): void {
    this.words += 1;
    const word = { id: this.words, text };
    this.word.value = word;
    setTimeout(() => {
      if (this.word.peek() === word) this.word.value = null;
    }, wordMs);
  }

  refuse(refusal: Refusal): void {
    this.say(refusalText(refusal));
  }

  private readonly why = (pawn: Pawn, to: Place): void => {
    const answer = this.local.whyFor(this.seat, pawn, to);
    if (answer === null) return;
    if (!('refused' in answer)) return this.act(answer.action);
    this.refuse(answer);
    this.play.mallWiring.recoil({ pawn, to, text: refusalText(answer), rule: null });
  };

  private takeNext(pawns: readonly Pawn[]): void {
    const now = this.selected.peek();
    const next = pawns[(now === null ? -1 : pawns.indexOf(now)) + 1] ?? pawns[0];
    if (next !== undefined) this.selected.value = next;
  }

  private cannot(command: Command): void {
    const state = this.local.shown.peek();
    const ability = abilities.find((one) => one === command);
    if (ability !== undefined && !this.abilities.peek().includes(ability)) {
      this.refuse(refusalOf('NotOnYourActionTile'));
    } else if (ability !== undefined) this.refuse(refusalOf(whyImpossible(ability, state)));
    else if (command === 'theft' && state !== null) this.refuse(theftRefusal(state, this.play.finds.peek()));
    else if (command === 'do_something') this.refuse(refusalOf(this.whyNoKnock()));
    else if (command.startsWith('hero')) this.refuse(refusalOf('HasEscaped'));
  }

  private whyNoKnock(): string {
    const state = this.local.shown.peek();
    if (state?.outcome !== 'running') return 'GameIsOver';
    if (!state.do_something.allowed) return 'RedPawnIsForbidden';
    const isLed = state.rules.do_something === 'leader' && (state.action_tiles[this.seat]?.length ?? 0) > 0;
    return isLed ? 'OnlyTheLeader' : 'TooSoon';
  }
}

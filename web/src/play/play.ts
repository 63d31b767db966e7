// One game as the playing screen holds it: what is in hand, and what buttons, keys and board do with the session.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { atlasKeeper, type Atlas } from '../board/atlas';
import type { Goals, MallProps } from '../board/mall_props';
import type { Engine } from '../engine/engine';
import { spaceOf, type Refusal, type Way } from '../engine/position';
import { abilities, type Ability, type ActionText, type Pawn, type Place } from '../engine/words';
import type { Session } from '../game/session';
import { ask } from '../screens/asking';
import { soundBox } from '../sound/sound_box';
import { refusalRule, refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { BannerQueue } from './banners';
import { findsOf, type Finds } from './found';
import { Keyboard } from './keyboard';
import type { Command } from './keyboard_commands';
import { MallLie } from './mall_lie';
import type { MorePlay } from './more_play';
import { oncePainted, paintFirst } from './paint_first';
import { Pointing } from './pointing';
import { impossible, isDirection, isPawnLegal, press, type PawnLegal } from './pressing';
import { refusalOf, Saying, theftRefusal } from './saying';
import { abilitiesOf, heldSeats, nameOfSeat } from './seats';
import { pawnName } from './spoken';
import { noTally, type Tally } from './tally';
import { wireMall, type MallWires } from './wiring';

const heroPitch: Readonly<Partial<Record<Pawn, number>>> = { yellow: 0.8, purple: 1.26, green: 1, orange: 0.67 };

export class Play {
  readonly selected: Signal<Pawn | null> = signal(null);
  readonly banners = new BannerQueue();
  readonly saying = new Saying();
  readonly knocks = signal(0); // how often the red pawn was put before me
  readonly stared = signal<{ readonly id: number; readonly name: string } | null>(null);
  readonly fresh = signal(0); // how often my actions have changed
  readonly helpWanted = signal(false); // the sheet of keys
  readonly tally: Signal<Tally> = signal(noTally);
  readonly more: Signal<MorePlay | null> = signal(null); // with modules, once it has been fetched

  readonly moreIsMissing = signal(false); // it could not be fetched

  readonly held: ReadonlySignal<readonly number[]>; // my seats
  readonly abilities: ReadonlySignal<readonly Ability[]>;
  readonly finds: ReadonlySignal<Finds | null>;
  readonly lie: MallLie;
  readonly viewed = signal<number | null>(null); // whose place somebody looks at who only watches
  readonly keyboard: Keyboard;
  readonly pointing: Pointing;
  readonly wires: MallWires;
  private readonly keepAtlas: (state: Session['shown']['value']) => Atlas;

  constructor(
    readonly session: Session,
    readonly engine: Engine,
    readonly goals?: ReadonlySignal<Goals | null>,
  ) {
    this.keepAtlas = atlasKeeper(engine.catalog);
    this.lie = new MallLie(() => this.atlas());
    this.held = computed(() => {
      const mine = heldSeats(session.table.value, session.me.value?.id ?? null, session.seat.value);
      return mine.length > 0 || this.viewed.value === null ? mine : [this.viewed.value];
    });
    this.abilities = computed(() => abilitiesOf(session.confirmed.value, this.held.value));
    this.finds = computed(() => {
      const state = session.shown.value;
      return state ? findsOf(engine.catalog, state) : null;
    });
    this.keyboard = new Keyboard({
      catalog: engine.catalog,
      state: session.shown,
      legal: session.legal,
      selected: this.selected,
      seat: () => session.seat.peek(),
      onAct: (action) => this.act(action),
      onWhy: (pawn, to) => this.why(pawn, to),
      onImpossible: (command) => this.cannot(command),
      onChooseHero: () => this.saying.hint(t('word.choose_hero')),
      onAsk: (what) => this.asked(what),
    });
    this.pointing = new Pointing(session, this.keyboard, this.saying);
    this.wires = wireMall(this);
  }

  get mall(): MallProps {
    return this.wires.props;
  }

  // A new game at the same table.
  begin(tally: Tally): void {
    this.tally.value = tally;
    this.selected.value = null;
    this.saying.clear();
    this.pointing.drop();
    this.banners.clear();
    const state = this.session.confirmed.peek();
    const mine = this.abilities.peek();
    if (state?.version !== 0) return;
    if (state.talk === 'silent') setTimeout(() => soundBox.play('hush'), 350); // the loudspeaker has to wake up first
    if (mine.length === 0 || this.held.peek().length > 1) return;
    const title = t('banner.first_actions');
    this.banners.push({ about: 'actions', tone: 'actions', title, abilities: mine, ms: 5000 });
  }

  atlas(): Atlas {
    return this.keepAtlas(this.session.shown.peek());
  }

  nameOf(seat: number | null): string | null {
    return nameOfSeat(this.session.table.peek(), seat);
  }

  act(action: ActionText): void {
    const legal = this.session.legal.peek().find((one) => one.action === action);
    if (legal && isPawnLegal(legal)) {
      if (this.more.peek()?.asksFirst(legal) !== true) this.go(legal);
      return;
    }
    this.saying.clear();
    this.session.act(action);
  }

  // A pawn goes its way; nothing is asked any more.
  go(way: PawnLegal): void {
    paintFirst(() => this.travel(way));
  }

  private travel(legal: PawnLegal): void {
    const { action, pawn, from, to } = legal;
    const way = legal.kind === 'move' ? 'walk' : legal.kind === 'take_shaft' ? 'shaft' : legal.kind;
    this.saying.clear();
    oncePainted(() => this.stepSound(way, pawn, from, to));
    this.wires.step({ pawn, from, to, way, seat: this.session.seat.peek(), name: null, mine: true });
    this.session.act(action);
  }

  stepSound(way: Way, pawn: Pawn, from: Place, to: Place): void {
    const pitch = heroPitch[pawn] ?? 0.9;
    if (way === 'escalator' || way === 'vortex') soundBox.play(way, pitch);
    else if (way === 'walk') soundBox.play(this.lie.distance(from, to) > 1 ? 'slide' : 'step', pitch);
  }

  // A button of the action tile: one step at a tap, all the way at a long press.
  press(ability: Ability, far: boolean): void {
    const state = this.session.shown.peek();
    if (!state) return;
    const meant = press(ability, far, state, this.session.legal.peek(), this.selected.peek(), this.lie);
    switch (meant.kind) {
      case 'act':
        this.act(meant.legal.action);
        break;
      case 'choose_hero':
        if (isDirection(ability)) this.saying.hint(t('word.choose_hero'));
        else this.takeNext(meant.pawns);
        break;
      case 'choose_place':
        this.keyboard.command(ability); // numbers the places on the board
        this.saying.hint(t(ability === 'explore' ? 'word.choose_place' : 'word.choose_vortex'));
        break;
      case 'impossible':
        this.saying.refuse(this.whyNot(ability, meant.refusal));
        break;
    }
  }

  // Each press takes the next of those who can into the hand.
  private takeNext(pawns: readonly Pawn[]): void {
    const now = this.selected.peek();
    const next = pawns[(now === null ? -1 : pawns.indexOf(now)) + 1] ?? pawns[0];
    if (next === undefined) return;
    this.selected.value = next;
    this.saying.hint(t('word.press_again', { hero: pawnName(next) }));
  }

  // Refusals have their own words; the engine knows the exact one where a hero and a direction are meant.
  private whyNot(ability: Ability, refused: string): Refusal {
    const pawn = this.selected.peek();
    const place = pawn === null ? null : spaceOf(this.session.shown.peek()?.pawns[pawn]);
    if (pawn === null || place === null || !isDirection(ability)) return refusalOf(refused);
    const next = this.lie.neighbour(place, ability);
    if (next === null) return refusalOf('EdgeOfTheMall');
    const answer = this.session.why(pawn, next);
    return answer && 'refused' in answer ? answer : refusalOf(refused);
  }

  why(pawn: Pawn, to: Place): void {
    const answer = this.session.why(pawn, to);
    if (answer === null) return;
    if ('refused' in answer) this.recoil(pawn, to, answer);
    else this.act(answer.action);
  }

  recoil(pawn: Pawn, to: Place | null, refusal: Refusal): void {
    this.wires.recoil({ pawn, to, text: refusalText(refusal), rule: refusalRule(refusal) });
    this.saying.refusedOnBoard(refusal);
  }

  // Why the theft tile stays as it lies.
  refuseTheft(): void {
    const state = this.session.shown.peek();
    if (state === null) return;
    const objection = this.session.objectionTo('theft' as ActionText);
    this.saying.refuse(objection ?? theftRefusal(state, this.finds.peek()));
  }

  // A key for which nothing is possible now.
  private cannot(command: Command): void {
    const ability = abilities.find((one) => one === command);
    if (ability !== undefined && this.abilities.peek().includes(ability)) {
      this.saying.refuse(this.whyNot(ability, impossible(ability, this.session.shown.peek())));
    } else if (ability !== undefined) this.saying.refuse(refusalOf('NotOnYourActionTile'));
    else if (command === 'do_something') this.pointing.takeRedPawn();
    else if (command === 'theft') this.refuseTheft();
    else if (command === 'reveal') this.saying.refuse(refusalOf('NotASoloGame'));
    else if (command.startsWith('hero')) this.saying.refuse(refusalOf('HasEscaped'));
  }

  private asked(what: 'fit' | 'help' | 'pause'): void {
    if (what === 'fit') this.wires.fit('toggle');
    else if (what === 'help') this.helpWanted.value = true;
    else {
      const clock = this.session.table.peek()?.clock;
      void ask(this.session, { t: clock === 'paused' || clock === 'interrupted' ? 'resume' : 'pause' });
    }
  }
}

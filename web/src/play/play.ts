// One game on the playing screen: what is selected, and what buttons, keys and board do with the session.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { atlasKeeper, type Atlas } from '../board/atlas';
import type { Turns } from '../board/geometry';
import { isDirection, whyImpossible } from '../board/legal_ways';
import type { Board } from '../board/board';
import type { Goals, MallProps } from '../board/mall_props';
import { Overlays } from '../board/overlays';
import { MallPlacement } from '../board/placement';
import { isTravel, type Travel } from '../board/targets';
import type { Engine } from '../engine/engine';
import { spaceOf, type Refusal, type Way } from '../engine/position';
import { abilities, type Ability, type ActionText, type Pawn, type Place } from '../engine/words';
import type { Session } from '../game/session';
import { ask } from '../shell/asking';
import { sideOf, soundBox } from '../sound/sound_box';
import { refusalRule, refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { BannerQueue } from '../words/banners';
import { findsOf, type Finds } from './found';
import type { HeardFrom } from './heard_from';
import { Commands } from './commands';
import type { Command } from '../keys/keyboard_commands';
import type { ModuleParts } from './module_parts';
import { oncePainted, paintFirst } from './paint_first';
import { Pointing } from './pointing';
import { Announcer } from '../words/announcer';
import { refusalOf, theftRefusal } from './refusals';
import { abilitiesOf, heldSeats, nameOfSeat, turnsOfSeat } from '../game/seats';
import { settings } from '../settings/settings';
import { pawnName } from '../words/spoken';
import { noTally, type Tally } from './tally';
import { wireMall, type MallWiring } from './wiring';

const heroPitch: Readonly<Partial<Record<Pawn, number>>> = { yellow: 0.8, purple: 1.26, green: 1, orange: 0.67 };

export class Play {
  readonly selected: Signal<Pawn | null> = signal(null);
  readonly overlays = new Overlays(); // what other rooms draw over the mall
  readonly banners = new BannerQueue();
  readonly announcer = new Announcer();
  readonly knocks = signal(0); // how often the red pawn was put before me
  readonly stared = signal<{ readonly id: number; readonly seat: number | null } | null>(null); // who stares at me
  readonly fresh = signal(0); // how often my actions have changed
  readonly helpWanted = signal(false); // the sheet of keys
  readonly tally: Signal<Tally> = signal(noTally);
  readonly board = signal<Board | null>(null); // the mall as it is drawn, once it is
  sideByEar: ((place: Place) => number) | null = null; // where someone who plays by ear hears a place
  readonly modules: Signal<ModuleParts | null> = signal(null); // with modules, once it has been fetched

  readonly modulesAreMissing = signal(false); // it couldn't be fetched

  readonly held: ReadonlySignal<readonly number[]>; // my seats
  readonly abilities: ReadonlySignal<readonly Ability[]>;
  readonly finds: ReadonlySignal<Finds | null>;
  readonly northIsUp = signal(false); // no matter what this screen has chosen: everyone looks at another one
  readonly turned: ReadonlySignal<Turns>; // the mall on this screen, clockwise
  readonly placement: MallPlacement; // north is up
  readonly viewed = signal<number | null>(null); // whose place a spectator looks at
  readonly commands: Commands;
  readonly pointing: Pointing;
  readonly mallWiring: MallWiring;
  private readonly keepAtlas: (state: Session['shown']['value']) => Atlas;

  constructor(
    readonly session: Session,
    readonly engine: Engine,
    readonly goals?: ReadonlySignal<Goals | null>,
  ) {
    this.keepAtlas = atlasKeeper(engine.catalog);
    this.placement = new MallPlacement(() => this.atlas());
    const own = computed(() => heldSeats(session.table.value, session.me.value?.id ?? null, session.seat.value));
    this.held = computed(() => (own.value.length > 0 || this.viewed.value === null ? own.value : [this.viewed.value]));
    this.abilities = computed(() => abilitiesOf(session.confirmed.value, this.held.value));
    this.turned = computed(() => {
      const [seat, another] = own.value;
      const state = session.shown.value;
      if (this.northIsUp.value || !settings.seatBelow.value || seat === undefined || another !== undefined || !state)
        return 0;
      return turnsOfSeat(seat, state.seats);
    });
    this.finds = computed(() => {
      const state = session.shown.value;
      return state ? findsOf(engine.catalog, state) : null;
    });
    this.commands = new Commands({
      state: session.shown,
      legal: session.legal,
      selected: this.selected,
      placement: this.placement,
      seat: () => session.seat.peek(),
      turned: () => this.turned.peek(),
      onAct: this.act,
      onWhy: this.why,
      onImpossible: (command) => this.cannot(command),
      onChooseHero: () => this.announcer.hint(t('word.choose_hero')),
      onNextHero: (pawns) => this.takeNext(pawns),
      onPlaces: (command) => this.announcer.hint(t(command === 'explore' ? 'word.choose_place' : 'word.choose_vortex')),
      onAsk: (what) => this.asked(what),
    });
    this.pointing = new Pointing(session, this.commands, this.announcer);
    this.mallWiring = wireMall(this);
  }

  get mall(): MallProps {
    return this.mallWiring.props;
  }

  // A new game at the same table.
  begin(tally: Tally): void {
    this.tally.value = tally;
    this.selected.value = null;
    this.announcer.clear();
    this.pointing.drop();
    this.banners.clear();
    const state = this.session.confirmed.peek();
    const mine = this.abilities.peek();
    if (state?.version !== 0 || !tally.complete) {
      this.tellLatecomer();
      return;
    }
    if (state.talk === 'silent') setTimeout(() => soundBox.play('hush'), 350); // the loudspeaker has to wake up first
    if (mine.length === 0 || this.held.peek().length > 1) return;
    const title = t('banner.first_actions');
    this.banners.push({ about: 'actions', tone: 'actions', title, abilities: mine, ms: 5000 });
  }

  // Someone who joins a running game is told how far the crew has got.
  private tellLatecomer(): void {
    const state = this.session.confirmed.peek();
    const finds = this.finds.peek();
    if (state?.outcome !== 'running' || finds === null || this.session.kind !== 'remote') return;
    const before = finds.wanted > 0 && !state.theft;
    const text = before
      ? t('banner.joined.before', { count: finds.ready, all: finds.wanted })
      : t('banner.joined.after', { count: finds.leaving - finds.inside, all: finds.leaving });
    this.banners.push({ about: 'joined', tone: 'plain', title: t('banner.joined'), text, ms: 6000 });
  }

  // The whole mall, as after a game.
  showAll(): void {
    this.mallWiring.fit('all');
  }

  atlas(): Atlas {
    return this.keepAtlas(this.session.shown.peek());
  }

  nameOf(seat: number | null): string | null {
    return nameOfSeat(this.session.table.peek(), seat);
  }

  // Does what was tapped, pressed or chosen. A pawn's way may need a question first; `asked`: it has been answered.
  readonly act = (action: ActionText, asked: Travel | null = null): void => {
    const way = asked ?? this.travelOf(action);
    if (way !== null && asked === null && this.modules.peek()?.asksFirst(way) === true) return;
    const painting = way === null ? null : paintFirst();
    try {
      this.announcer.clear();
      if (way !== null) this.tellStep(way);
      this.session.act(action);
    } finally {
      painting?.end();
    }
  };

  private travelOf(action: ActionText): Travel | null {
    const legal = this.session.legal.peek().find((one) => one.action === action);
    return legal !== undefined && isTravel(legal) ? legal : null;
  }

  // Board and sound know of a step before the session does.
  private tellStep({ kind, pawn, from, to }: Travel): void {
    const way = kind === 'move' ? 'walk' : kind === 'take_shaft' ? 'shaft' : kind;
    oncePainted(() => this.stepSound(way, pawn, from, to));
    this.mallWiring.step({ pawn, from, to, way, seat: this.session.seat.peek(), name: null, mine: true });
  }

  stepSound(way: Way, pawn: Pawn, from: Place, to: Place): void {
    const pitch = heroPitch[pawn] ?? 0.9;
    const side = this.sideOf(to);
    if (way === 'escalator' || way === 'vortex') soundBox.play(way, pitch, side);
    else if (way === 'walk') soundBox.play(this.placement.distance(from, to) > 1 ? 'slide' : 'step', pitch, side);
  }

  // Whether a space is at the left or at the right of the screen: what happens there is heard from there.
  sideOf(place: Place): number {
    if (this.sideByEar !== null) return this.sideByEar(place);
    const board = this.board.peek();
    const spot = board?.onScreen({ space: place });
    return board && spot ? sideOf(spot.x, board.rig.view.width) : 0;
  }

  // The same for people, who sit around it.
  sideHeard(from: HeardFrom): number {
    if (from === null) return 0;
    if ('place' in from) return this.sideOf(from.place);
    const plate = document.querySelector(`.seat-plate[data-seat="${from.seat}"]`);
    const box = plate?.getBoundingClientRect();
    return box && box.width > 0 ? sideOf(box.left + box.width / 2, innerWidth) : 0;
  }

  // Each press selects the next hero who can.
  private takeNext(pawns: readonly Pawn[]): void {
    const now = this.selected.peek();
    const next = pawns[(now === null ? -1 : pawns.indexOf(now)) + 1] ?? pawns[0];
    if (next === undefined) return;
    this.selected.value = next;
    this.announcer.hint(t('word.press_again', { hero: pawnName(next) }));
  }

  // Refusals have their own texts; the engine knows the exact one if a hero and a direction are meant.
  private whyNot(ability: Ability, refused: string): Refusal {
    const pawn = this.selected.peek();
    const place = pawn === null ? null : spaceOf(this.session.shown.peek()?.pawns[pawn]);
    if (pawn === null || place === null || !isDirection(ability)) return refusalOf(refused);
    const next = this.placement.neighbour(place, ability);
    if (next === null) return refusalOf('EdgeOfTheMall');
    const answer = this.session.why(pawn, next);
    return answer && 'refused' in answer ? answer : refusalOf(refused);
  }

  readonly why = (pawn: Pawn, to: Place): void => {
    const answer = this.session.why(pawn, to);
    if (answer === null) return;
    if ('refused' in answer) this.recoil(pawn, to, answer);
    else this.act(answer.action);
  };

  recoil(pawn: Pawn, to: Place | null, refusal: Refusal): void {
    this.mallWiring.recoil({ pawn, to, text: refusalText(refusal), rule: refusalRule(refusal) });
    this.announcer.refusedOnBoard(refusal);
  }

  // Why the theft tile can't be flipped.
  refuseTheft(): void {
    const state = this.session.shown.peek();
    if (state === null) return;
    const objection = this.session.objectionTo('theft' as ActionText);
    this.announcer.refuse(objection ?? theftRefusal(state, this.finds.peek()));
  }

  // A key for which nothing is possible now.
  private cannot(command: Command): void {
    const ability = abilities.find((one) => one === command);
    if (ability !== undefined && this.abilities.peek().includes(ability)) {
      this.announcer.refuse(this.whyNot(ability, whyImpossible(ability, this.session.shown.peek())));
    } else if (ability !== undefined) this.announcer.refuse(refusalOf('NotOnYourActionTile'));
    else if (command === 'do_something') this.pointing.takeRedPawn();
    else if (command === 'theft') this.refuseTheft();
    else if (command === 'reveal') this.announcer.refuse(refusalOf('NotASoloGame'));
    else if (command.startsWith('hero')) this.announcer.refuse(refusalOf('HasEscaped'));
  }

  private asked(what: 'fit' | 'help' | 'pause'): void {
    if (what === 'fit') this.mallWiring.fit('toggle');
    else if (what === 'help') this.helpWanted.value = true;
    else {
      const clock = this.session.table.peek()?.clock;
      void ask(this.session, { t: clock === 'paused' || clock === 'interrupted' ? 'resume' : 'pause' });
    }
  }
}

// What someone who plays by ear may ask, and the answers: each in one go, from the position that is shown.
import type { Atlas } from '../board/atlas';
import { heroName } from '../board/names';
import { isTravel } from '../board/targets';
import { spaceOf, type State } from '../engine/position';
import { type Ability, type Colour, isHero, type Pawn } from '../engine/words';
import { timeLeft } from '../base/clock_text';
import { nameOfSeat } from '../game/seats';
import type { Play } from '../play/play';
import { te } from '../text/by_ear';
import { labelled, t, tn } from '../text/text';
import { type AwaitedStep, awaitedText } from './awaited';
import { type Need, needsOf, seatsWith } from './needs';
import { reachOf } from './reach';
import { targetsFor, type TargetWay } from './targets';
import { viewpointOf } from './viewpoint';
import { needsText, reachText, type Seats, sendText, wayText } from './way_words';
import { capital, type Detail, sentences, viewpointText } from './wording';

const mostNeeds = 4;

// What teammates wait for needn't be said twice.
function isTheSame(need: Need, { step }: AwaitedStep): boolean {
  return need.kind === 'go' && isTravel(step) && step.pawn === need.pawn && step.to === need.leg.to.place;
}

export class Answers {
  constructor(
    private readonly play: Play,
    private readonly awaited: () => AwaitedStep | null,
  ) {}

  get state(): State | null {
    return this.play.session.shown.peek();
  }

  atlas(): Atlas {
    return this.play.atlas();
  }

  seats(): Seats {
    const table = this.play.session.table.peek();
    const nameOf = (seat: number): string => nameOfSeat(table, seat) ?? t('seat.number', { number: seat + 1 });
    return { mine: this.play.held.peek(), nameOf };
  }

  // The mall from where a hero stands.
  around(hero: Pawn | null, detail: Detail): string {
    const { state } = this;
    if (hero === null || state === null) return te('ear.no_hero');
    const viewpoint = viewpointOf(this.atlas(), state, hero);
    return viewpoint === null ? te('ear.out', { hero: capital(heroName(hero)) }) : viewpointText(viewpoint, detail);
  }

  private reach() {
    const { play } = this;
    return reachOf(play.abilities.peek(), play.session.legal.peek(), play.placement);
  }

  private canSteal(): boolean {
    return this.play.session.legal.peek().some(({ kind }) => kind === 'theft');
  }

  // What my actions can do now.
  can(): string {
    return reachText(this.reach(), this.canSteal());
  }

  canWith(hero: Pawn | null): string {
    return hero === null || !isHero(hero) ? te('ear.no_hero') : sendText(this.reach(), hero);
  }

  // Said when a hero is chosen: where it stands, as far as that matters, and what I can do with it.
  chosen(hero: Pawn): string {
    const around = this.around(hero, 'short');
    return isHero(hero) ? sentences([around, this.canWith(hero)]) : around;
  }

  targets(hero: Pawn | null): readonly TargetWay[] {
    const { state } = this;
    return hero === null || state === null ? [] : targetsFor(this.atlas(), state, hero);
  }

  way(hero: Pawn, target: TargetWay | undefined): string {
    const { state } = this;
    if (target === undefined || state === null) return te('ear.way.none', { hero: capital(heroName(hero)) });
    return wayText(target, (ability: Ability) => seatsWith(state, ability), this.seats());
  }

  needs(): readonly Need[] {
    const { state } = this;
    if (state === null) return [];
    return needsOf(this.atlas(), state, this.play.session.sand() ?? state.sand_ms, this.play.held.peek());
  }

  // Who is waited for, me first.
  needed(): string {
    const { state } = this;
    const step = this.awaited();
    const parts: string[] = [];
    const { before } = state?.do_something ?? { before: null };
    if (before !== null && this.play.held.peek().includes(before)) parts.push(te('ear.red_pawn'));
    if (step !== null) parts.push(awaitedText(step, this.atlas()));
    const needs = this.needs()
      .filter((need) => step === null || !isTheSame(need, step))
      .slice(0, mostNeeds);
    if (needs.length > 0 || parts.length === 0) parts.push(needsText(needs, this.seats()));
    return sentences(parts);
  }

  // How the game stands: what has been found, what is left.
  standing(): string {
    const { state } = this;
    const finds = this.play.finds.peek();
    if (state === null || finds === null) return '';
    const heroes = finds.heroes.map((hero) => {
      const name = capital(heroName(hero.colour));
      if (hero.escaped) return labelled(name, t('hero.escaped'));
      const item = state.theft || !hero.steals ? '' : t(`hero.item.${hero.item}`);
      const exit = hero.leaves ? t(hero.exit ? 'hero.exit.found' : 'hero.exit.hidden') : '';
      return labelled(name, [item, exit].filter((part) => part !== '').join(', '));
    });
    const { working, used } = finds.timers;
    const theft = state.theft ? t('banner.stolen') : t('theft.waiting', { count: finds.ready, all: finds.wanted });
    const tiles = state.deck.count === 0 ? t('stock.tiles.none') : tn('stock.tiles', state.deck.count);
    return sentences([...heroes, theft, capital(tiles), t('stock.timers', { working, used })]);
  }

  sand(): string {
    const { session } = this.play;
    const time = timeLeft(session.sand() ?? 0);
    const talk = session.confirmed.peek()?.talk ?? 'silent';
    return sentences([capital(t('timer.left', { time })), t(`talk.${talk}`)]);
  }

  isInside(hero: Pawn): boolean {
    const { state } = this;
    return state !== null && spaceOf(state.pawns[hero]) !== null && !state.escaped.includes(hero as Colour);
  }
}

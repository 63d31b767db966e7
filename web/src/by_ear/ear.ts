// Playing by ear at one table: what each key asks, and walking the way that was told.
import type { Command } from '../keys/keyboard_commands';
import { bindings } from '../keys/keyboard_commands';
import { earCommandName, earCommands, type EarCommand, earKeyLabel, earKeys } from '../keys/ear_keys';
import { Emitter } from '../base/source';
import { isTravel } from '../board/targets';
import { colours, type Pawn, type Place } from '../engine/words';
import type { Play } from '../play/play';
import { settings } from '../settings/settings';
import type { Narrator } from '../speech/narrator';
import { te } from '../text/by_ear';
import { t } from '../text/text';
import { Answers } from './answers';
import type { AwaitedStep } from './awaited';
import { seatsWith } from './needs';
import type { Leg } from './route';
import type { TargetWay } from './targets';
import { legText, whoText } from './way_words';
import { sentences } from './wording';

// The way that was told last.
interface Told {
  readonly hero: Pawn;
  readonly target: Place;
  readonly index: number; // among the targets of its hero
}

export class Ear {
  readonly answers: Answers;
  readonly asked = new Emitter<EarCommand | 'keys' | 'go'>(); // for the lesson
  private told: Told | null = null;
  private back = 0; // how far back the last question about what happened went

  constructor(
    readonly play: Play,
    readonly narrator: Narrator,
    awaited: () => AwaitedStep | null,
  ) {
    this.answers = new Answers(play, awaited);
  }

  private get hero(): Pawn | null {
    return this.play.selected.peek();
  }

  ask(command: EarCommand, shift: boolean): void {
    const back = command === 'ear_before' ? this.back : 0;
    this.back = 0;
    switch (command) {
      case 'ear_next':
        this.nextHero(shift ? -1 : 1);
        break;
      case 'ear_look':
        this.narrator.answer(this.answers.around(this.hero, shift ? 'all' : 'short'));
        break;
      case 'ear_can':
        this.narrator.answer(shift ? this.answers.canWith(this.hero) : this.answers.can());
        break;
      case 'ear_way':
        this.tellWay(shift ? -1 : 1);
        break;
      case 'ear_needed':
        this.narrator.answer(shift ? this.answers.standing() : this.answers.needed());
        break;
      case 'ear_before':
        this.tellBefore(back);
        break;
      case 'ear_sand':
        this.narrator.answer(this.answers.sand());
        break;
      case 'ear_repeat':
        this.narrator.repeat();
        break;
    }
    this.asked.emit(command);
  }

  private nextHero(by: 1 | -1): void {
    const inside: readonly Pawn[] = colours.filter((colour) => this.answers.isInside(colour));
    const now = this.hero === null ? -1 : inside.indexOf(this.hero);
    const next = now === -1 ? inside.at(by === 1 ? 0 : -1) : inside[(now + by + inside.length) % inside.length];
    if (next === undefined) this.narrator.answer(te('ear.no_hero'));
    else if (next === this.hero) this.narrator.answer(this.answers.chosen(next));
    else this.play.selected.value = next;
  }

  // The nearest target first; asked again, the next one.
  private tellWay(by: 1 | -1): void {
    const { hero, told } = this;
    if (hero === null) return this.narrator.answer(te('ear.no_hero'));
    const targets = this.answers.targets(hero);
    const at = told?.hero === hero ? targets.findIndex(({ route }) => route.target.place === told.target) : -1;
    const index = at === -1 ? 0 : (at + by + targets.length) % targets.length;
    const target = targets[index];
    this.told = target === undefined ? null : { hero, target: target.route.target.place, index };
    this.narrator.answer(this.answers.way(hero, target));
  }

  private tellBefore(back: number): void {
    const text = this.narrator.before(back);
    this.narrator.answer(text ?? te('ear.nothing_yet'));
    this.back = text === null ? 0 : back + 1;
  }

  // The next action of the way that was told last, if it is mine.
  go(): void {
    const { told } = this;
    this.asked.emit('go');
    if (told === null) return this.narrator.answer(te('ear.way.ask'));
    const target = this.answers.targets(told.hero).find(({ route }) => route.target.place === told.target);
    const leg = target?.route.legs[0];
    if (target === undefined || leg === undefined) return this.narrator.answer(this.answers.way(told.hero, target));
    this.walk(target, leg);
  }

  private walk({ route }: TargetWay, leg: Leg): void {
    const { play } = this;
    const legal = play.session.legal
      .peek()
      .find((one) => isTravel(one) && one.pawn === route.pawn && one.to === leg.to.place);
    if (legal !== undefined) {
      if (play.selected.peek() !== route.pawn) play.selected.value = route.pawn;
      return play.act(legal.action);
    }
    const { state } = this.answers;
    const seats = this.answers.seats();
    const able = state === null ? [] : seatsWith(state, leg.ability);
    if (able.some((seat) => seats.mine.includes(seat))) play.why(route.pawn, leg.to.place);
    else this.narrator.answer(te('ear.way.not_yours', { leg: legText(leg), who: whoText(able, seats) }));
  }

  // Every key, aloud.
  tellKeys(): void {
    const own = earKeys(settings.keys.peek());
    const all = bindings(settings.keys.peek());
    const line = (code: string, what: string): string => te('ear.keys.more', { key: earKeyLabel(code), what });
    const usual: readonly (Exclude<Command, `hero${1 | 2 | 3 | 4}` | 'fit'> & keyof typeof all)[] = [
      ...(['vortex', 'escalator', 'explore', 'theft', 'do_something', 'stare', 'pause', 'let_go'] as const),
    ];
    this.narrator.answer(
      sentences([
        ...earCommands.map((command) => line(own[command], earCommandName(command))),
        te('ear.keys.fixed'),
        te('ear.keys.all'),
        ...usual.map((command) => line(all[command], t(`keys.${command}`))),
      ]),
    );
    this.asked.emit('keys');
  }

  // What was just chosen.
  tellHero(hero: Pawn | null): void {
    this.narrator.answer(hero === null ? te('ear.no_hero') : this.answers.chosen(hero));
  }
}

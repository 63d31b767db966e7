// Sentences for those who listen instead of look: who did what. Your own steps aren't mentioned, consequences are.
import { heroName } from '../board/names';
import type { GameEvent, State } from '../engine/position';
import { stillInside } from '../engine/rules';
import { isHero, type Ability, type Pawn, type Place, type TileName } from '../engine/words';
import type { Happening } from '../game/session';
import { t, tn } from '../text/text';
import { lostText } from './end_text';
import { timeLeft } from '../base/clock_text';
import { afterTheft } from './theft_text';

export interface Sentence {
  readonly weight: 'event' | 'move'; // of moves only the newest are told
  readonly text: string;
  readonly about?: string; // for those who play by ear: a newer one about the same replaces it
  readonly urgent?: true; // for them it can't wait
}

export interface Listener {
  readonly seat: number | null;
  nameOf(seat: number | null): string | null;
  tileOf(place: Place): TileName | null;
  abilities(): readonly Ability[]; // of mine, after what happened
}

export function pawnName(pawn: Pawn): string {
  return isHero(pawn) ? heroName(pawn) : t('spoken.guard');
}

export function abilityList(abilities: readonly Ability[]): string {
  if (abilities.length === 0) return t('spoken.no_actions');
  return abilities.map((ability) => t(`ability.${ability}`)).join(', ');
}

function escaped(hero: Pawn, after: State | null): string {
  const inside = after === null ? 0 : stillInside(after);
  const who = { hero: pawnName(hero) };
  return inside === 0 ? t('spoken.escaped.last', who) : t('spoken.escaped', { ...who, count: inside });
}

function sentence(event: GameEvent, happening: Happening, listener: Listener): string | null {
  const who = listener.nameOf(happening.seat) ?? t('spoken.somebody');
  const mine = happening.mine;
  switch (event.kind) {
    case 'moved':
      return mine || event.way === 'shaft' || event.way === 'teleportation'
        ? null
        : t(`spoken.${event.way}`, { who, hero: pawnName(event.pawn), tile: listener.tileOf(event.to) ?? '?' });
    case 'placed':
      return mine ? t('spoken.placed.me', { tile: event.tile }) : t('spoken.placed', { who, tile: event.tile });
    case 'drawn':
      return happening.events.some((other) => other.kind === 'placed') || event.tile === null
        ? null
        : t('spoken.drawn', { tile: event.tile });
    case 'flipped':
      return t('spoken.flipped', { time: timeLeft(event.left_ms) });
    case 'passed':
      return t('spoken.passed', { abilities: abilityList(listener.abilities()) });
    case 'revealed':
      return t('spoken.revealed', { ability: t(`ability.${event.action}`) });
    case 'shuffled':
      return t('spoken.shuffled');
    case 'talk_opened':
      return t(event.talk === 'gestures' ? 'spoken.gestures' : 'spoken.talk');
    case 'talk_closed':
      return t('spoken.silence');
    case 'stolen':
      return [t('spoken.stolen'), happening.after && afterTheft(happening.after.rules)].filter(Boolean).join(' ');
    case 'escaped':
      return escaped(event.pawn, happening.after);
    case 'no_exit_left':
      return t('notice.no_exit');
    case 'discards_due':
      return tn('notice.discards', event.count);
    case 'discarded':
      return mine ? null : t('spoken.discarded', { who, tile: event.tile });
    case 'ball_begun':
      return t('spoken.ball');
    case 'do_something':
      if (event.before === listener.seat) return t('spoken.knock.me', { who: listener.nameOf(event.by) ?? who });
      return event.by === listener.seat ? null : t('spoken.knock', { who, other: listener.nameOf(event.before) ?? '' });
    case 'won':
      return t('end.won');
    case 'lost':
      return lostText(event.reason);
    default:
      return null;
  }
}

export function spoken(happening: Happening, listener: Listener): readonly Sentence[] {
  const told: Sentence[] = [];
  for (const event of happening.events) {
    const text = sentence(event, happening, listener);
    if (text !== null) told.push({ weight: event.kind === 'moved' ? 'move' : 'event', text });
  }
  return told;
}

// What is read out at once: all events, and of many moves the last two.
export function digest(sentences: readonly Sentence[]): string {
  const moves = sentences.filter((one) => one.weight === 'move');
  const told = new Set(moves.slice(-2));
  return sentences
    .filter((one) => one.weight === 'event' || told.has(one))
    .map((one) => one.text)
    .join(' ');
}

// What the events of the expansion say, show and sound like.
import { heroName, theHero } from '../board/names';
import type { GameEvent } from '../engine/position';
import type { Spell } from '../engine/security_position';
import type { Place, TileName } from '../engine/words';
import type { Happening } from '../game/session';
import type { Banner } from '../words/banners';
import type { News } from '../play/module_parts';
import { ts, tsn } from '../text/security';
import { t } from '../text/text';
import { pictureOf } from './banner_picture';
import * as sounds from './sounds';

export interface NameLookup {
  nameOf(seat: number | null): string | null;
  tileOf(place: Place): TileName | null;
}

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

function spellName(spell: Spell): string {
  return ts(`spell.${spell}.name`);
}

// A cast is announced to all, and that breaks no silence (M10-1).
function cast(spell: Spell, who: string): News {
  const banner: Banner = {
    about: `spell ${spell}`,
    tone: 'plain',
    title: ts('news.cast', { who, spell: spellName(spell) }),
    text: ts(`spell.${spell}.does`),
    picture: pictureOf(spell),
    ms: 4500,
    urgent: true,
  };
  return { banner, sound: sounds.spell, told: ts('told.cast', { who, spell: spellName(spell) }) };
}

function caught({ pawn, by }: EventOf<'caught'>): News {
  const title = ts('news.caught', { hero: heroName(pawn) });
  const banner: Banner = { about: 'caught', tone: 'bad', title, text: ts(`news.caught.${by}`), ms: 4000, urgent: true };
  return { banner, sound: sounds.caught, told: ts('told.caught', { hero: theHero(pawn) }) };
}

// Guards who appear together are announced together.
function put(event: EventOf<'put'>, all: readonly GameEvent[], names: NameLookup): News {
  const pawn = heroName(event.pawn);
  if (event.presence === 'frog' || event.presence === 'dining_frog') return { told: ts('told.frog', { pawn }) };
  if (event.presence === 'dining') return { told: ts('told.meal', { pawn }) };
  if (event.presence !== 'mall' || event.at === null) return { told: ts('told.gone', { pawn }) };
  const told = ts('told.put', { pawn, tile: names.tileOf(event.at) ?? '?' });
  if (event.why !== 'appears') return { told };
  const appearing = all.filter((each) => each.kind === 'put' && each.why === 'appears' && each.presence === 'mall');
  if (appearing[0] !== event) return { told };
  const title = tsn('news.guards', appearing.length);
  const banner: Banner = { about: 'guards', tone: 'bad', title, text: ts('news.guards.text'), ms: 3500 };
  return { banner, sound: sounds.boots, told };
}

function firstSight(about: 'beholder' | 'sensor', happening: Happening): Banner | undefined {
  if (happening.before?.security?.[about] !== 'waiting') return undefined;
  return { about, tone: 'bad', title: ts(`news.${about}`), text: ts(`news.${about}.text`), ms: 3500 };
}

function token({ token: name, by }: EventOf<'stress_token'>, names: NameLookup): News {
  const who = names.nameOf(by) ?? t('spoken.somebody');
  const kind = name.startsWith('swap') ? 'swap' : name === 'timer' ? 'timer' : 'loudspeaker';
  const title = ts('news.token', { who, token: ts(`use.${kind}`) });
  const banner: Banner = { about: 'token', tone: 'plain', title, picture: pictureOf(`token-${kind}`), ms: 2600 };
  return { banner, sound: sounds.token, told: ts('told.token', { who, token: ts(`use.${kind}`) }) };
}

export function newsOf(event: GameEvent, happening: Happening, names: NameLookup): News | null {
  const who = names.nameOf(happening.seat) ?? t('spoken.somebody');
  const tile = (place: Place): string => names.tileOf(place) ?? '?';
  switch (event.kind) {
    case 'cast':
      return cast(event.spell, who);
    case 'spell_ended':
      return { told: ts('told.ended', { spell: spellName(event.spell) }) };
    case 'caught':
      return caught(event);
    case 'put':
      return put(event, happening.events, names);
    case 'stress_token':
      return token(event, names);
    case 'tiles_swapped':
      return { told: ts('told.swapped', { who, other: names.nameOf(event.with) ?? '' }) };
    case 'shaft_laid':
      return { sound: sounds.grate, told: ts('told.shaft', { who, from: tile(event.from), to: tile(event.to) }) };
    case 'shaft_discarded':
      return { told: ts('told.shaft_gone') };
    case 'breach_laid':
      return { sound: sounds.rubble, told: ts('told.breach', { who, from: tile(event.from) }) };
    case 'breach_discarded':
      return { told: ts('told.breach_gone') };
    case 'beholder': {
      const banner = firstSight('beholder', happening);
      return { ...(banner && { banner }), sound: sounds.hum, told: ts('told.beholder', { tile: event.to }) };
    }
    case 'sensor': {
      const banner = firstSight('sensor', happening);
      const told = ts('told.sensor', { direction: t(`ability.${event.side}`) });
      return { ...(banner && { banner }), sound: sounds.click, told };
    }
    case 'lifted':
      return { sound: sounds.hum, told: ts('told.lifted', { who, tile: event.tile }) };
    case 'in_order':
      return { told: ts('told.in_order', { tile: tile(event.at) }) };
    case 'pawns_swapped':
      return { told: ts('told.pawns_swapped', { pawn: heroName(event.pawn), other: heroName(event.other) }) };
    case 'map_begun': {
      const text = ts('news.map.text');
      const banner: Banner = { about: 'map', tone: 'plain', title: ts('news.map'), text, ms: 3000 };
      return { banner, told: ts('told.map') };
    }
    case 'map_ended':
      return { told: ts('told.map_over') };
    case 'deck_turned':
      return { told: ts(event.face === 'up' ? 'told.deck_up' : 'told.deck_down') };
    case 'space_to_choose':
      return { told: ts('told.choose') };
    case 'goal_marked':
      return { banner: { about: 'goal', tone: 'good', title: ts('news.goal'), ms: 3000 }, told: ts('news.goal') };
    case 'moved': {
      if (event.way !== 'shaft' && event.way !== 'teleportation') return null;
      const told = ts('told.travelled', { who, hero: heroName(event.pawn), tile: tile(event.to) });
      return { sound: event.way === 'shaft' ? sounds.grate : sounds.spell, told };
    }
    default:
      return null;
  }
}

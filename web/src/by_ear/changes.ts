// What happened, for those who listen: who did what, with direction and place. The rest is told as everywhere else
// (words/spoken.ts). A newer sentence about the same hero replaces one that hasn't been told yet.
import type { Atlas, Spot } from '../board/atlas';
import { directionBetween, distanceBetween } from '../board/geometry';
import { heroName } from '../board/names';
import type { GameEvent, State } from '../engine/position';
import { isHero, type TileName } from '../engine/words';
import type { Happening } from '../game/session';
import { te } from '../text/by_ear';
import { t } from '../text/text';
import { type Listener, type Sentence, spoken } from '../words/spoken';
import { featureList, isWorthTelling } from './feature_words';
import { type Feature, featuresOf } from './features';
import { legText } from './way_words';
import { capital } from './wording';

type Moved = Extract<GameEvent, { readonly kind: 'moved' }>;

function legOf({ way, from, to }: Moved, atlas: Atlas): string | null {
  const [a, b] = [atlas.spots.get(from), atlas.spots.get(to)];
  if (!a || !b) return null;
  if (way === 'vortex' || way === 'escalator') return legText({ ability: way, steps: 1, to: b });
  const ability = directionBetween(a, b);
  return way === 'walk' && ability !== null ? legText({ ability, steps: distanceBetween(a, b), to: b }) : null;
}

function movedText(event: Moved, after: State, atlas: Atlas, who: string | null): string | null {
  const leg = legOf(event, atlas);
  const spot = atlas.spots.get(event.to);
  if (leg === null || spot === undefined) return null;
  const hero = heroName(event.pawn);
  const told = featuresOf(atlas, after, spot, event.pawn).filter(isWorthTelling);
  const what = featureList(told.filter(({ symbol }) => symbol !== event.way)); // it is at the other end of one
  if (who === null) return te(what === '' ? 'ear.moved.me' : 'ear.moved.me.to', { hero: capital(hero), leg, what });
  return te(what === '' ? 'ear.moved' : 'ear.moved.to', { who, hero, leg, what });
}

const printed = new Set<Feature['symbol']>(['item', 'exit', 'sand_timer', 'crystal_ball', 'exploration']);

// What a new tile brings: things to find and edges to go on from.
function tileFeatures(atlas: Atlas, state: State, tile: TileName): readonly Feature[] {
  const spots: readonly Spot[] = [...atlas.spots.values()].filter((spot) => spot.tile === tile);
  return spots.flatMap((spot) => {
    const { colour } = spot.space;
    const features = featuresOf(atlas, state, spot, colour ?? 'yellow').filter(({ symbol }) => printed.has(symbol));
    return features.map((feature) => ({ ...feature, isFor: false })); // with its hero's name
  });
}

function placedText(tile: TileName, after: State, atlas: Atlas, who: string | null): string {
  const what = featureList(tileFeatures(atlas, after, tile));
  if (who === null) return te(what === '' ? 'ear.placed.me' : 'ear.placed.me.with', { tile, what });
  return te(what === '' ? 'ear.placed' : 'ear.placed.with', { who, tile, what });
}

// The end and the alarm can't wait. A knock can: its sound has said it, and it mustn't cut short what someone has asked.
function howToTell({ kind }: GameEvent): Pick<Sentence, 'about' | 'urgent'> {
  if (kind === 'do_something') return { about: 'knock' };
  if (kind === 'talk_opened' || kind === 'talk_closed') return { about: 'talk' };
  return kind === 'stolen' || kind === 'won' || kind === 'lost' ? { urgent: true } : {};
}

export function changes(happening: Happening, listener: Listener, atlas: Atlas): readonly Sentence[] {
  const { events, after } = happening;
  const told: Sentence[] = [];
  const rest: GameEvent[] = [];
  const isPlaced = events.some(({ kind }) => kind === 'placed');
  const atOnce = happening.mine ? ({ urgent: true } as const) : {}; // it is the answer to a key
  const who = happening.mine ? null : (listener.nameOf(happening.seat) ?? t('spoken.somebody'));
  for (const event of events) {
    const isWalk = event.kind === 'moved' && isHero(event.pawn);
    const text = isWalk && after !== null ? movedText(event, after, atlas, who) : null;
    if (event.kind === 'moved' && text !== null) told.push({ weight: 'move', about: event.pawn, text, ...atOnce });
    else if (event.kind === 'placed' && after !== null)
      told.push({ weight: 'event', about: 'tile', text: placedText(event.tile, after, atlas, who), ...atOnce });
    else if (event.kind !== 'drawn' || !isPlaced) rest.push(event);
  }
  for (const event of rest) {
    const how = howToTell(event);
    told.push(...spoken({ ...happening, events: [event] }, listener).map((one) => ({ ...one, ...how })));
  }
  return told;
}

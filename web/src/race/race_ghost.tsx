// The game to race against, on the mall: its heroes where they were at this moment, if their tiles are in this mall too,
// and how far it had got. The heroes are a layer of the board, under its pawns.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { HeroArt } from '../board/art/heroes';
import { cellSize } from '../board/geometry';
import type { LayerProps } from '../board/mall_props';
import type { OverlayLayer, Overlays } from '../board/overlays';
import { colours, type Colour, type Place } from '../engine/words';
import type { Session } from '../game/session';
import { api } from '../link/api';
import { tb, tbn } from '../text/book';
import { useResource } from '../ui/use_resource';
import { type Ghost, GhostCourse } from './ghost';
import './race_ghost.css';

export interface RaceGhostProps {
  readonly session: Session;
  readonly record: string;
  readonly overlays: Overlays; // of the mall
}

const lookEveryMs = 200;

// If it can't be loaded, you play without a ghost.
function useCourse(record: string): GhostCourse | null {
  const { state } = useResource(() => api.record(record), [record]);
  const text = state.kind === 'here' ? state.value : null;
  return useMemo(() => (text === null ? null : new GhostCourse(text)), [text]);
}

function useGhost(session: Session, course: GhostCourse | null): ReadonlySignal<Ghost | null> {
  const ghost = useSignal<Ghost | null>(null);
  useEffect(() => {
    if (course === null) return undefined;
    const look = (): void => {
      ghost.value = course.at(session.now() ?? 0);
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [session, course]);
  return ghost;
}

function words(ghost: Ghost): string {
  if (ghost.result === 'won') return tb('race.won');
  if (ghost.isStolen) return tb('race.stolen', { count: ghost.out });
  return `${tbn('race.tiles', ghost.tiles)} · ${tbn('race.flips', ghost.flips)}`;
}

interface HeroProps extends LayerProps {
  readonly colour: Colour;
  readonly place: Place;
}

function GhostHero({ board, mall, colour, place }: HeroProps): JSX.Element {
  const spot = board.atlas.value.spots.get(place);
  // If a hero of this game is in the same place, the ghost looks over its shoulder.
  const isTaken = Object.values(mall.state.value?.pawns ?? {}).includes(place);
  const aside = isTaken ? 0.36 * cellSize : 0;
  const at = spot && `translate(${spot.x - aside}px, ${spot.y - aside}px) scale(${isTaken ? 0.5 : 0.86})`;
  return (
    <g
      class="race-hero"
      data-rival={colour}
      data-at={place}
      visibility={spot ? undefined : 'hidden'}
      style={{ transform: at }}
    >
      <HeroArt pawn={colour} />
    </g>
  );
}

// Under the pawns: whoever plays now is never covered.
export function ghostLayer(ghost: ReadonlySignal<Ghost | null>): OverlayLayer {
  return ({ board, mall }) => {
    const heroes = ghost.value?.heroes ?? {};
    return (
      <g class="race-layer" aria-hidden="true">
        {colours.map((colour) => {
          const place = heroes[colour];
          return place && <GhostHero key={colour} board={board} mall={mall} colour={colour} place={place} />;
        })}
      </g>
    );
  };
}

export function RaceGhost({ session, record, overlays }: RaceGhostProps): JSX.Element | null {
  const ghost = useGhost(session, useCourse(record));
  useEffect(() => overlays.add(ghostLayer(ghost), 'under'), [overlays, ghost]);
  const now = ghost.value;
  if (now === null) return null;
  return (
    <p class="race-words" data-race={now.result}>
      <strong>{tb('race.them')}</strong> {words(now)}
    </p>
  );
}

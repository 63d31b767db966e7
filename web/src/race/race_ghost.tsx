// The game to race against, over the mall: its heroes where they were at this moment, if their tiles are in this mall too,
// and how far it had got. The heroes are a layer of the board, which says where they are.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { HeroIcon } from '../board/art/heroes';
import type { Board } from '../board/board';
import type { Overlays } from '../board/overlays';
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
const size = 40;

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

interface HeroProps {
  readonly board: Board;
  readonly colour: Colour;
  readonly place: Place;
}

function GhostHero({ board, colour, place }: HeroProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      board.follow(() => {
        const hero = element.current;
        const spot = board.onScreen({ space: place });
        if (hero === null) return;
        hero.hidden = spot === null;
        if (spot === null) return;
        // If a hero of this game is in the same place, the ghost looks over its shoulder.
        const isTaken = Object.values(board.position()?.pawns ?? {}).includes(place);
        const aside = isTaken ? spot.size * 0.36 : 0;
        const scale = ((spot.size / size) * (isTaken ? 0.55 : 1)).toFixed(3);
        const at = `${(spot.x - aside).toFixed(1)}px, ${(spot.y - aside).toFixed(1)}px`;
        hero.style.transform = `translate(${at}) translate(-50%, -70%) scale(${scale})`;
      }),
    [board, place],
  );
  return (
    <div ref={element} class="race-hero" data-rival={colour} data-at={place} hidden>
      <HeroIcon pawn={colour} size={size} />
    </div>
  );
}

function GhostHeroes({
  board,
  ghost,
}: {
  readonly board: Board;
  readonly ghost: ReadonlySignal<Ghost | null>;
}): JSX.Element {
  const heroes = ghost.value?.heroes ?? {};
  return (
    <div class="race-layer" aria-hidden="true">
      {colours.map((colour) => {
        const place = heroes[colour];
        return place === undefined ? null : <GhostHero key={colour} board={board} colour={colour} place={place} />;
      })}
    </div>
  );
}

export function RaceGhost({ session, record, overlays }: RaceGhostProps): JSX.Element | null {
  const ghost = useGhost(session, useCourse(record));
  useEffect(() => overlays.add(({ board }) => <GhostHeroes board={board} ghost={ghost} />), [overlays, ghost]);
  const now = ghost.value;
  if (now === null) return null;
  return (
    <p class="race-words" data-race={now.result}>
      <strong>{tb('race.them')}</strong> {words(now)}
    </p>
  );
}

// The game that is raced, over the mall: its heroes where they were at this moment, as far as their tiles lie here too,
// and how far it had come. They follow the camera by looking where the board has drawn the space.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { HeroIcon } from '../board/art/heroes';
import { colours, type Colour } from '../engine/words';
import type { Session } from '../game/session';
import { api } from '../link/api';
import { tb, tbn } from '../text/book';
import { type Ghost, GhostCourse } from './ghost';
import './race_ghost.css';

export interface RaceGhostProps {
  readonly session: Session;
  readonly record: string;
}

const lookEveryMs = 200;
const size = 40;

function useCourse(record: string): GhostCourse | null {
  const [course, setCourse] = useState<GhostCourse | null>(null);
  useEffect(() => {
    let over = false;
    void api.record(record).then((answer) => {
      if (answer.ok && !over) setCourse(new GhostCourse(answer.value));
    });
    return () => {
      over = true;
    };
  }, [record]);
  return course;
}

function useGhost(session: Session, course: GhostCourse | null): Ghost | null {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  useEffect(() => {
    if (course === null) return undefined;
    const look = (): void => setGhost(course.at(session.now() ?? 0));
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

function GhostHero({ colour, place }: { readonly colour: Colour; readonly place: string }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const hero = element.current;
      const origin = hero?.parentElement?.getBoundingClientRect();
      const box = document.querySelector(`[data-board] [data-space="${CSS.escape(place)}"]`)?.getBoundingClientRect();
      if (hero && origin) {
        hero.hidden = box === undefined || box.width === 0;
        if (box) {
          const [x, y] = [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
          hero.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -70%) scale(${(box.width / size).toFixed(3)})`;
        }
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return (
    <div ref={element} class="race-hero" data-rival={colour} data-at={place} hidden>
      <HeroIcon pawn={colour} size={size} />
    </div>
  );
}

export function RaceGhost({ session, record }: RaceGhostProps): JSX.Element | null {
  const ghost = useGhost(session, useCourse(record));
  if (ghost === null) return null;
  return (
    <div class="race-layer">
      <div aria-hidden="true">
        {colours.map((colour) => {
          const place = ghost.heroes[colour];
          return place === undefined ? null : <GhostHero key={colour} colour={colour} place={place} />;
        })}
      </div>
      <p class="race-words" data-race={ghost.result}>
        <strong>{tb('race.them')}</strong> {words(ghost)}
      </p>
    </div>
  );
}

// What a stop on a trail looks like: its picture, its number or that it is won, its name, and the hero who is there.
import type { JSX } from 'preact';
import { HeroIcon } from '../board/art/heroes';
import { ownGames } from '../settings/own_games';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { Icon } from '../ui/icon';

export type TrailState = 'won' | 'next' | 'later';

// By what this browser remembers: the first that hasn't been won is next.
export function trailStates(ids: readonly string[]): (id: string) => TrailState {
  const games = ownGames.value.scenarios;
  const isWon = (id: string): boolean => (games[id]?.won ?? 0) > 0;
  const next = ids.find((id) => !isWon(id));
  return (id) => (isWon(id) ? 'won' : id === next ? 'next' : 'later');
}

export interface TrailPlaceProps {
  readonly id: string; // "S3", "T1"
  readonly state: TrailState;
  readonly mark: string | number;
  readonly title: string;
  readonly hasHero: boolean;
}

export function TrailPlace({ id, state, mark, title, hasHero }: TrailPlaceProps): JSX.Element {
  return (
    <>
      <span class="trail-place">
        <ScenarioPicture id={id} />
      </span>
      <span class="trail-number" aria-hidden="true">
        {state === 'won' ? <Icon name="check" /> : mark}
      </span>
      <span class="trail-name" aria-hidden="true">
        {title}
      </span>
      {hasHero && (
        <span class="trail-hero" aria-hidden="true">
          <HeroIcon pawn="yellow" size={34} />
        </span>
      )}
    </>
  );
}

// Before a tutorial or a game of the expansion: what is new, what to do, and what to know.
import type { JSX } from 'preact';
import { gameBefore, gameGoal, gameHard, gameHeading, gameNews, gameOf } from '../scenarios/security_games';
import { ts } from '../text/security';
import type { Ability } from '../engine/words';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { asLabel } from '../text/text';
import { BriefingFrame } from './briefing_frame';

export interface BriefingProps {
  readonly game: string; // "T1-hardcore+M2"
  readonly abilities: readonly Ability[];
  readonly onStart: () => void;
}

export function Briefing({ game, abilities, onStart }: BriefingProps): JSX.Element | null {
  const named = gameOf({ scenario: game });
  if (named === null) return null;
  const { id } = named;
  return (
    <BriefingFrame id={id} title={gameHeading(id)} abilities={abilities} onStart={onStart}>
      <div class="briefing-new">
        <div class="briefing-scene">
          <ScenarioPicture id={id} />
        </div>
        <p class="briefing-news">{gameNews(id)}</p>
      </div>
      <p data-goal={id}>
        <strong>{asLabel(ts('stage.goal'))}</strong> {gameGoal(id)}
      </p>
      <p>{gameBefore(id)}</p>
      {named.hardcore && (
        <p>
          <strong>{asLabel(ts('stage.hardcore'))}</strong> {gameHard(id)}
        </p>
      )}
    </BriefingFrame>
  );
}

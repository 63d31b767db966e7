// The chosen game of Maximum Security, for the lobby and the host's sheet: its goal, what to know first, what is in play,
// and for a tutorial whether it is played in hardcore mode.
import type { JSX } from 'preact';
import type { Module } from '../engine/security_position';
import type { Choice, ChoiceChange } from '../link/messages';
import { ts } from '../text/security';
import { asLabel } from '../text/text';
import { Toggle } from '../ui/toggle';
import {
  gameBefore,
  gameGoal,
  gameHard,
  gameNews,
  gameOf,
  isTutorial,
  scenarioFor,
  toSecurity,
} from '../scenarios/security_games';
import { mixOf, modules, weigh } from '../scenarios/security_mix';
import './security_about.css';

export interface SecurityAboutProps {
  readonly choice: Choice;
  readonly onChange?: (change: ChoiceChange) => void; // in the host's sheet only
}

function Modules({ list }: { readonly list: readonly Module[] }): JSX.Element {
  return (
    <ul class="security-chips" aria-label={ts('stage.modules')}>
      {list.map((module) => (
        <li key={module} data-module={module}>
          {ts(`module.${module}.name`)}
        </li>
      ))}
    </ul>
  );
}

export function SecurityAbout({ choice, onChange }: SecurityAboutProps): JSX.Element | null {
  const game = gameOf(choice);
  const mix = mixOf(choice);
  if (mix !== null) {
    const { level, challenges, helpers } = weigh(mix);
    return (
      <div class="security-about">
        <p>
          <strong>{ts(`stage.mix.level.${level}`)}</strong> · {ts('stage.mix.count', { challenges, helpers })}
        </p>
        <Modules list={modules.filter((module) => mix.modules.has(module))} />
      </div>
    );
  }
  if (game === null) return null;
  const isHard = game.hardcore;
  return (
    <div class="security-about">
      {onChange === undefined && <p data-news={game.id}>{gameNews(game.id)}</p>}
      <p class="security-goal-words" data-goal={game.id}>
        <strong>{asLabel(ts('stage.goal'))}</strong> {gameGoal(game.id)}
      </p>
      <p>{gameBefore(game.id)}</p>
      {isTutorial(game.id) && onChange !== undefined && (
        <>
          <Toggle
            label={ts('stage.hardcore')}
            note={gameHard(game.id)}
            on={isHard}
            onChange={(on) => onChange(toSecurity(choice, scenarioFor({ ...game, hardcore: on })))}
          />
          <Toggle
            label={ts('module.M2.name')}
            note={ts('module.M2.about')}
            on={game.tokens}
            onChange={(on) => onChange(toSecurity(choice, scenarioFor({ ...game, tokens: on })))}
          />
        </>
      )}
      {game.tokens && onChange === undefined && <Modules list={['M2']} />}
      {isHard && onChange === undefined && (
        <p>
          <strong>{asLabel(ts('stage.hardcore'))}</strong> {gameHard(game.id)}
        </p>
      )}
    </div>
  );
}

// The same in a few words, for the countdown.
export function SecurityTonight({ choice }: Pick<SecurityAboutProps, 'choice'>): JSX.Element | null {
  const game = gameOf(choice);
  if (game === null) return <SecurityAbout choice={choice} />;
  return (
    <>
      <p data-news={game.id}>{gameNews(game.id)}</p>
      <p>
        <strong>{asLabel(ts('stage.goal'))}</strong> {gameGoal(game.id)}
      </p>
    </>
  );
}

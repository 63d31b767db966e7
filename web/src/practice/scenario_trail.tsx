// The scenarios as a trail through the night, from the first heist to the last: those that have been won are lit, and
// the chosen one has a hero on it.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { HeroIcon } from '../board/art/heroes';
import type { Scenario } from '../engine/catalog';
import { scenarioName, scenarioTitle } from '../scenarios/scenario_name';
import { ownGames } from '../settings/own_games';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { tp } from '../text/practice';
import { Icon } from '../ui/icon';
import './scenario_trail.css';

interface StopProps {
  readonly scenario: Scenario;
  readonly group: string;
  readonly state: 'won' | 'next' | 'later';
  readonly isChosen: boolean;
  readonly isPossible: boolean;
  readonly onChoose: () => void;
}

function Stop({ scenario, group, state, isChosen, isPossible, onChoose }: StopProps): JSX.Element {
  const { id, number } = scenario;
  return (
    <li class="trail-stop" data-scenario={id} data-trail={state}>
      <label>
        <input
          type="radio"
          class="trail-radio"
          name={group}
          aria-label={state === 'won' ? tp('practice.trail.won', { scenario: scenarioName(id) }) : scenarioName(id)}
          checked={isChosen}
          disabled={!isPossible}
          onChange={onChoose}
        />
        <span class="trail-place">
          <ScenarioPicture id={id} />
        </span>
        <span class="trail-number" aria-hidden="true">
          {state === 'won' ? <Icon name="check" /> : number}
        </span>
        <span class="trail-name" aria-hidden="true">
          {scenarioTitle(id)}
        </span>
        {isChosen && (
          <span class="trail-hero" aria-hidden="true">
            <HeroIcon pawn="yellow" size={34} />
          </span>
        )}
      </label>
    </li>
  );
}

export interface ScenarioTrailProps {
  readonly all: readonly Scenario[];
  readonly possible: readonly Scenario[]; // for that many
  readonly chosen: number;
  readonly onChoose: (number: number) => void;
}

export function ScenarioTrail({ all, possible, chosen, onChoose }: ScenarioTrailProps): JSX.Element {
  const group = useId();
  const games = ownGames.value.scenarios;
  const isWon = ({ id }: Scenario): boolean => (games[id]?.won ?? 0) > 0;
  const next = all.find((scenario) => !isWon(scenario))?.number;
  return (
    <fieldset class="trail">
      <legend class="choices-label">{tp('practice.scenario')}</legend>
      <ol class="trail-stops">
        {all.map((scenario) => (
          <Stop
            key={scenario.id}
            scenario={scenario}
            group={group}
            state={isWon(scenario) ? 'won' : scenario.number === next ? 'next' : 'later'}
            isChosen={scenario.number === chosen}
            isPossible={possible.some(({ number }) => number === scenario.number)}
            onChoose={() => onChoose(scenario.number)}
          />
        ))}
      </ol>
    </fieldset>
  );
}

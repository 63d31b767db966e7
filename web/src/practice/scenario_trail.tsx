// The scenarios as a trail through the night, from the first heist to the last: those that have been won are lit, and
// the chosen one has a hero on it.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Scenario } from '../engine/catalog';
import { scenarioName, scenarioTitle } from '../scenarios/scenario_name';
import { tp } from '../text/practice';
import { TrailPlace, type TrailState, trailStates } from './trail_place';
import './scenario_trail.css';

interface StopProps {
  readonly scenario: Scenario;
  readonly group: string;
  readonly state: TrailState;
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
        <TrailPlace id={id} state={state} mark={number} title={scenarioTitle(id)} hasHero={isChosen} />
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
  const stateOf = trailStates(all.map(({ id }) => id));
  return (
    <fieldset class="trail">
      <legend class="choices-label">{tp('practice.scenario')}</legend>
      <ol class="trail-stops">
        {all.map((scenario) => (
          <Stop
            key={scenario.id}
            scenario={scenario}
            group={group}
            state={stateOf(scenario.id)}
            isChosen={scenario.number === chosen}
            isPossible={possible.some(({ number }) => number === scenario.number)}
            onChoose={() => onChoose(scenario.number)}
          />
        ))}
      </ol>
    </fieldset>
  );
}

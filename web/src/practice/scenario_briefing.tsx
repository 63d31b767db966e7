// Before a scenario in practice: what is new, the goal, and what to know.
import type { JSX } from 'preact';
import type { Engine } from '../engine/engine';
import type { Ability } from '../engine/words';
import { scenarioBefore, scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { GoalSteps } from '../shell/goal_steps';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { BriefingFrame } from './briefing_frame';

export interface ScenarioBriefingProps {
  readonly engine: Engine;
  readonly scenario: number;
  readonly abilities: readonly Ability[];
  readonly onStart: () => void;
}

export function ScenarioBriefing({ engine, scenario: number, abilities, onStart }: ScenarioBriefingProps): JSX.Element {
  const id = `S${number}`;
  const scenario = engine.catalog.scenarios.find((one) => one.number === number);
  return (
    <BriefingFrame id={id} title={scenarioName(id)} abilities={abilities} onStart={onStart}>
      <div class="briefing-new">
        <div class="briefing-scene">
          <ScenarioPicture id={id} />
        </div>
        <p class="briefing-news">{scenarioNews(id)}</p>
      </div>
      <GoalSteps rules={scenario?.rules ?? {}} />
      <p>{scenarioBefore(id)}</p>
    </BriefingFrame>
  );
}

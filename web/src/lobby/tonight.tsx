// Once more, before the sand runs: what is played, what is new in it, and the goal.
import type { JSX } from 'preact';
import { SecurityTonight } from '../chooser/security_lazy';
import type { Scenario } from '../engine/catalog';
import type { Table } from '../link/messages';
import { scenarioId } from '../scenarios/choice';
import { customName, scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { GoalSteps } from '../shell/goal_steps_lazy';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import './tonight.css';

export interface TonightProps {
  readonly table: Pick<Table, 'choice'>;
  readonly scenario: Scenario | null; // null for the expansion and custom ones
}

export function Tonight({ table: { choice }, scenario }: TonightProps): JSX.Element {
  const id = scenarioId(choice);
  return (
    <div class="tonight" data-tonight={id}>
      <div class="tonight-new">
        <div class="tonight-picture">
          <ScenarioPicture id={id} />
        </div>
        <div class="tonight-words">
          <p class="tonight-name">{customName(choice.scenario) ?? scenarioName(id)}</p>
          {scenario === null ? <SecurityTonight choice={choice} /> : <p data-news={id}>{scenarioNews(id)}</p>}
        </div>
      </div>
      {scenario !== null && <GoalSteps rules={scenario.rules} />}
    </div>
  );
}

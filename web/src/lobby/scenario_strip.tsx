// All scenarios of the rule book as pictures in a row: the host chooses with one tap.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scenario } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { withChanges } from '../game/choosing';
import type { TablePartProps } from '../game/table_part';
import { scenarioOf, toScenario } from '../scenarios/choice';
import { scenarioName, scenarioTitle } from '../scenarios/scenario_name';
import { choose } from '../shell/asking';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { t } from '../text/text';
import './scenario_strip.css';

interface CardProps {
  readonly scenario: Scenario;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Card({ scenario, chosen, onChoose }: CardProps): JSX.Element {
  return (
    <li>
      <button
        type="button"
        class="scenario-card"
        aria-pressed={chosen}
        aria-label={scenarioName(scenario.id)}
        title={scenarioTitle(scenario.id)}
        data-scenario={scenario.id}
        onClick={onChoose}
      >
        <ScenarioPicture id={scenario.id} />
        <span class="scenario-card-number" aria-hidden="true">
          {scenario.number}
        </span>
      </button>
    </li>
  );
}

export function ScenarioStrip({ session, table, engine }: TablePartProps & { readonly engine: Engine }): JSX.Element {
  const strip = useRef<HTMLUListElement>(null);
  const { choice } = withChanges(session, table);
  const now = scenarioOf(engine.catalog, choice)?.id;
  // The chosen one is in view, no matter who chose it; the page itself doesn't scroll.
  useLayoutEffect(() => {
    const list = strip.current;
    const card = list?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list && card) list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
  }, [now]);
  return (
    <ul ref={strip} class="scenario-strip" aria-label={t('chooser.title')}>
      {engine.catalog.scenarios.map((scenario) => (
        <Card
          key={scenario.id}
          scenario={scenario}
          chosen={scenario.id === now}
          onChoose={() => void choose(session, toScenario(choice, scenario))}
        />
      ))}
    </ul>
  );
}

// The form for a game in this page: scenario, who plays, size of the mall, side of the first tile, sand.
import type { JSX } from 'preact';
import { duration } from '../base/clock_text';
import { useState } from 'preact/hooks';
import { go } from '../base/navigation';
import { sidesAt, type Catalog, type Scenario } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { sandPresets } from '../scenarios/choice';
import { scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { ownGames } from '../settings/own_games';
import { tp } from '../text/practice';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { ScenarioTrail } from './scenario_trail';
import { TeammateOptions } from './teammate_options';
import { scenariosFor, soloPath, type TeammateChoice, type SoloChoice } from './solo_choice';

interface PartProps {
  readonly scenario: Scenario;
  readonly choice: SoloChoice;
  readonly onChange: (choice: SoloChoice) => void;
}

function Level({ scenario, choice, onChange }: PartProps): JSX.Element | null {
  const { lowest_level: lowest, highest_level: highest } = scenario;
  if (lowest === highest) return null;
  const level = choice.level ?? scenario.level;
  const set = (next: number): void => onChange({ ...choice, level: next });
  return (
    <div class="solo-options-level" role="group" aria-label={t('chooser.level')}>
      <span>
        {t('chooser.level')} <span class="soft-text">{t('chooser.level.range', { lowest, highest })}</span>
      </span>
      <Button icon="minus" label={t('chooser.level.less')} disabled={level <= lowest} onClick={() => set(level - 1)} />
      <output aria-live="polite">{level}</output>
      <Button icon="plus" label={t('chooser.level.more')} disabled={level >= highest} onClick={() => set(level + 1)} />
    </div>
  );
}

// Another scenario drops what belonged to the old one, except for the teammates and the sand; another level drops a side
// that it doesn't have.
function changed(from: SoloChoice, to: SoloChoice, scenario?: Scenario): SoloChoice {
  if (to.scenario === from.scenario) {
    const { side, ...rest } = to;
    const keeps = side === undefined || !scenario || sidesAt(scenario, to.level ?? scenario.level).includes(side);
    return keeps ? to : rest;
  }
  const { side: _, level: __, ...kept } = to;
  return kept;
}

// The first that hasn't been won in this browser and that one person can play.
function nextScenario(catalog: Catalog): number {
  const games = ownGames.peek().scenarios;
  return scenariosFor(catalog, 1).find(({ id }) => (games[id]?.won ?? 0) === 0)?.number ?? 1;
}

export function SoloOptions({ engine }: { readonly engine: Engine }): JSX.Element {
  const [choice, setChoice] = useState<SoloChoice>(() => ({ scenario: nextScenario(engine.catalog) }));
  const scenarios = scenariosFor(engine.catalog, choice.teammates?.seats ?? 1);
  const scenario = scenarios.find(({ number }) => number === choice.scenario) ?? scenarios[0];
  if (scenario === undefined) return <></>;
  const choose = (next: SoloChoice): void => setChoice(changed(choice, next, scenario));
  const gather = (teammates: TeammateChoice | null): void => {
    const { teammates: _, ...alone } = choice;
    const fits = scenariosFor(engine.catalog, teammates?.seats ?? 1).some(({ number }) => number === choice.scenario);
    const next = teammates === null ? alone : { ...alone, teammates };
    setChoice(changed(choice, fits ? next : { ...next, scenario: 1 }));
  };
  const side = choice.side ?? (scenario.sides.includes('1b') ? '1b' : '1a');
  const sides = sidesAt(scenario, choice.level ?? scenario.level);
  const sand = choice.sand_ms ?? 180_000;
  return (
    <form
      class="solo-options"
      onSubmit={(event) => {
        event.preventDefault();
        go(soloPath(choice));
      }}
    >
      <ScenarioTrail
        all={engine.catalog.scenarios}
        possible={scenarios}
        chosen={scenario.number}
        onChoose={(number) => choose({ ...choice, scenario: number })}
      />
      <div class="solo-options-scenario">
        <p>
          <strong>{scenarioName(scenario.id)}</strong> <span class="soft-text">{scenarioNews(scenario.id)}</span>
        </p>
        {!scenarios.some(({ number }) => number === 9) && (
          <p class="solo-options-note">{tp('practice.scenario.needs_more')}</p>
        )}
      </div>
      <TeammateOptions scenario={scenario} teammates={choice.teammates ?? null} onChange={gather} />
      <Level scenario={scenario} choice={choice} onChange={choose} />
      {sides.length > 1 && (
        <Choices
          label={t('chooser.side')}
          value={side}
          options={sides.map((value) => ({ value, label: value }))}
          onChange={(value) => setChoice({ ...choice, side: value })}
        />
      )}
      <Choices
        label={t('chooser.sand')}
        value={sand}
        options={sandPresets.map((value) => ({ value, label: duration(value) }))}
        onChange={(value) => setChoice({ ...choice, sand_ms: value })}
      />
      <Button kind="primary" type="submit" icon="sand" size="large" wide>
        {tp('practice.solo.start')}
      </Button>
    </form>
  );
}

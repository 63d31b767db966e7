// How the chosen scenario is played: size, side, sand, seats, house rules.
import type { JSX } from 'preact';
import { duration } from '../base/clock_text';
import { sidesAt, type Scenario } from '../engine/catalog';
import type { ChoiceChange } from '../link/messages';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Toggle } from '../ui/toggle';
import { choose } from '../shell/asking';
import {
  levelOf,
  levelOption,
  sandOf,
  sandPresets,
  scenarioId,
  seatNumbers,
  seatTrouble,
  sideOf,
} from '../scenarios/choice';
import type { TablePartProps } from '../game/table_part';
import { seated } from '../game/table_facts';
import { customName, scenarioBefore, scenarioName } from '../scenarios/scenario_name';
import { SecurityAbout } from './security_lazy';

export interface ChooserOptionsProps extends TablePartProps {
  readonly scenario: Scenario | null; // null: a custom one
}

interface LevelProps {
  readonly scenario: Scenario;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

function Level({ scenario, level, onChange }: LevelProps): JSX.Element {
  const { lowest_level: lowest, highest_level: highest } = scenario;
  return (
    <div class="chooser-level" role="group" aria-label={t('chooser.level')}>
      <span class="chooser-level-label">
        {t('chooser.level')} <span class="soft-text">{t('chooser.level.range', { lowest, highest })}</span>
      </span>
      <Button
        icon="minus"
        label={t('chooser.level.less')}
        disabled={level <= lowest}
        onClick={() => onChange(level - 1)}
      />
      <output class="chooser-level-value" aria-live="polite">
        {level}
      </output>
      <Button
        icon="plus"
        label={t('chooser.level.more')}
        disabled={level >= highest}
        onClick={() => onChange(level + 1)}
      />
    </div>
  );
}

export function ChooserOptions({ session, table, scenario }: ChooserOptionsProps): JSX.Element {
  const { choice } = table;
  const set = (change: ChoiceChange): void => void choose(session, change);
  const sand = sandOf(choice);
  const sitting = seated(table).length;
  const numbers = seatNumbers(scenario, choice, sitting);
  const trouble = seatTrouble(scenario, choice, sitting);
  const seatNote = choice.seats > sitting ? t('chooser.seats.note') : undefined;
  return (
    <section class="chooser-options">
      <h3>{customName(choice.scenario) ?? scenarioName(scenarioId(choice))}</h3>
      {scenario ? <p>{scenarioBefore(scenario.id)}</p> : <SecurityAbout choice={choice} onChange={set} />}
      {scenario && scenario.highest_level > scenario.lowest_level && (
        <Level
          scenario={scenario}
          level={levelOf(choice, scenario)}
          onChange={(level) => set(levelOption(choice, scenario, level))}
        />
      )}
      {scenario && sidesAt(scenario, levelOf(choice, scenario)).length > 1 && (
        <Choices
          label={t('chooser.side')}
          value={sideOf(choice, scenario)}
          options={sidesAt(scenario, levelOf(choice, scenario)).map((value) => ({ value, label: value }))}
          onChange={(side) => set({ side })}
        />
      )}
      <Choices
        label={t('chooser.sand')}
        value={sand}
        options={sandPresets.map((value) => ({ value, label: duration(value) }))}
        note={sand > 180_000 ? t('chooser.sand.slow') : undefined}
        onChange={(ms) => set({ sand_ms: ms === 180_000 ? null : ms })}
      />
      <Choices
        label={t('chooser.seats')}
        compact
        value={choice.seats}
        options={[
          { value: 0, label: t('chooser.seats.auto') },
          ...numbers.map((value) => ({ value, label: String(value) })),
        ]}
        note={trouble ? t(`chooser.seats.${trouble.fault}`, { count: trouble.count }) : seatNote}
        onChange={(seats) => set({ seats })}
      />
      {scenario?.number === 1 && (
        <Toggle
          label={t('chooser.free_talk')}
          note={t('chooser.free_talk.note')}
          on={choice.free_talk}
          onChange={(on) => set({ free_talk: on })}
        />
      )}
      {scenario?.number === 17 && (
        <Toggle
          label={t('chooser.pairs')}
          note={t('chooser.pairs.note')}
          on={choice.pairs}
          onChange={(on) => set({ pairs: on })}
        />
      )}
      {scenario !== null && scenario.number <= 7 && (
        <Toggle
          label={t('chooser.certified')}
          note={t('chooser.certified.note')}
          on={choice.certified !== false}
          onChange={(on) => set({ certified: on })}
        />
      )}
      <Toggle
        label={t('chooser.pauses')}
        note={t('chooser.pauses.note')}
        on={choice.pauses}
        onChange={(on) => set({ pauses: on })}
      />
      <Toggle
        label={t('chooser.public')}
        note={t('chooser.public.note')}
        on={choice.public}
        onChange={(on) => set({ public: on })}
      />
      <Toggle
        label={t('chooser.bots')}
        note={t('chooser.bots.note')}
        on={choice.bots !== false}
        onChange={(on) => set({ bots: on })}
      />
    </section>
  );
}

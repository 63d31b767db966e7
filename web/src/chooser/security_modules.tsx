// Modules to mix: helpers and challenges in the suggested order, how hard it gets, and why a mix can't be played while
// the host is still choosing.
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Engine, Flaw } from '../engine/engine';
import type { Module } from '../engine/security_position';
import { refusalText } from '../text/refusal_text';
import { securityText, ts } from '../text/security';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Icon } from '../ui/icon';
import { Toggle } from '../ui/toggle';
import { orFailure, useResource } from '../ui/use_resource';
import { choose } from '../shell/asking';
import { challenges } from '../scenarios/choice';
import type { TablePartProps } from '../game/table_part';
import { scenarioName } from '../scenarios/scenario_name';
import { toSecurity } from '../scenarios/security_games';
import {
  dealOf,
  fullGames,
  isChallenge,
  isSame,
  mixOf,
  modules,
  opensWalls,
  customScenario,
} from '../scenarios/security_mix';
import { startOf, upTo, weigh, withModule, type Mix } from '../scenarios/security_mix';

const presets = Object.values(fullGames);

interface ModuleRowProps {
  readonly module: Module;
  readonly on: boolean;
  readonly blamed: boolean;
  readonly onChange: (on: boolean) => void;
}

function ModuleRow({ module, on, blamed, onChange }: ModuleRowProps): JSX.Element {
  const id = useId();
  const kind = isChallenge(module) ? 'challenge' : 'helper';
  return (
    <li class="security-module" data-module={module} data-kind={kind} data-blamed={blamed}>
      <input
        id={id}
        type="checkbox"
        class="toggle-box"
        role="switch"
        checked={on}
        aria-describedby={`${id}-about`}
        aria-invalid={blamed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>
        <span class="security-module-number" aria-hidden="true">
          {module.slice(1)}
        </span>
        <strong>{ts(`module.${module}.name`)}</strong>
        <span class="security-kind">{ts(`module.${kind}`)}</span>
      </label>
      <p id={`${id}-about`}>{ts(`module.${module}.about`)}</p>
    </li>
  );
}

function Glance({ mix }: { readonly mix: Mix }): JSX.Element {
  const { challenges: hard, helpers, level } = weigh(mix);
  return (
    <p class="security-glance" data-level={level} role="status">
      <strong>{ts(`stage.mix.level.${level}`)}</strong>
      <span>{ts('stage.mix.count', { challenges: hard, helpers })}</span>
    </p>
  );
}

function RulesOf({
  engine,
  mix,
  onChange,
}: {
  readonly engine: Engine;
  readonly mix: Mix;
  readonly onChange: (rules: number) => void;
}): JSX.Element {
  const id = useId();
  return (
    <div class="security-rules">
      <label for={id}>{ts('stage.mix.rules')}</label>
      <div class="security-select">
        <select id={id} value={mix.rules} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          <option value={7}>{ts('stage.mix.rules.usual')}</option>
          {challenges(engine.catalog).map((scenario) => (
            <option key={scenario.id} value={scenario.number}>
              {scenarioName(scenario.id)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}

function flawText(flaw: Flaw): string {
  const exact = securityText(`stage.flaw.${flaw.refused}.${flaw.args?.module ?? ''}`);
  return exact ?? refusalText({ ...flaw, args: { ...flaw.args, fault: flaw.refused } });
}

export function SecurityModules({ session, table, engine }: TablePartProps & { readonly engine: Engine }): JSX.Element {
  const { choice } = table;
  const played = mixOf(choice);
  const [draft, setDraft] = useState<Mix | null>(null); // what can't be played yet, or is on its way
  // Without the engine for the expansion the table says why a mix can't be played.
  const isReady = useResource(() => orFailure(engine.expand()), [engine]).state.kind === 'here';
  // The table has accepted it, or plays something else now. Boxes ticked since then stay.
  useEffect(() => {
    setDraft((now) => (now !== null && (played === null || isSame(now, played)) ? null : now));
  }, [JSON.stringify(choice.scenario)]);
  const mix = draft ?? played ?? startOf(choice);
  const isBare = mix.modules.size === 0;
  const flaw = isReady && !isBare && draft !== null ? engine.check(dealOf(mix)) : null;
  const change = (next: Mix): void => {
    setDraft(next);
    if (next.modules.size === 0 || (isReady && engine.check(dealOf(next)) !== null)) return;
    void choose(session, toSecurity(choice, customScenario(next)));
  };
  return (
    <section class="security-mix">
      <h3>{ts('stage.mix')}</h3>
      <p class="soft-text">{ts('stage.mix.about')}</p>
      <div class="security-presets">
        {presets.map((last) => (
          <Button key={last} kind="quiet" onClick={() => change(upTo(mix, last))}>
            {last === modules.length ? ts('stage.mix.all') : ts('stage.mix.upto', { number: last })}
          </Button>
        ))}
      </div>
      {!isBare && <Glance mix={mix} />}
      {(flaw !== null || (isBare && draft !== null)) && (
        <p class="security-flaw" role="alert" data-flaw={flaw?.refused ?? 'none'}>
          {flaw === null ? ts('stage.mix.none') : flawText(flaw)} <span>{ts('stage.mix.kept')}</span>
        </p>
      )}
      <ul class="security-modules">
        {modules.map((module) => (
          <ModuleRow
            key={module}
            module={module}
            on={mix.modules.has(module)}
            blamed={flaw?.args?.module === module}
            onChange={(on) => change(withModule(mix, module, on))}
          />
        ))}
      </ul>
      {mix.modules.has('M11') && (
        <Choices
          label={ts('stage.mix.guards')}
          value={mix.guards}
          options={([1, 2, 3] as const).map((value) => ({ value, label: String(value) }))}
          onChange={(guards) => change({ ...mix, guards })}
        />
      )}
      {opensWalls(mix) && (
        <Toggle
          label={ts('stage.mix.closed')}
          note={ts('stage.mix.closed.note')}
          on={mix.closed}
          onChange={(closed) => change({ ...mix, closed })}
        />
      )}
      <RulesOf engine={engine} mix={mix} onChange={(rules) => change({ ...mix, rules })} />
      <Toggle
        label={ts('stage.mix.wide')}
        note={ts('stage.mix.wide.note')}
        on={mix.wide}
        onChange={(wide) => change({ ...mix, wide })}
      />
    </section>
  );
}

// The modules of Maximum Security to switch on and off, each a card with its number, its name and what it does.
import type { JSX } from 'preact';
import { editorTexts, te } from '../text/editor';
import { refusalText, type Refusing } from '../text/refusal_text';
import { securityText, ts, type SecurityKey } from '../text/security';
import { labelled } from '../text/text';
import { Toggle } from '../ui/toggle';
import { moduleNames, type CustomScenario } from './custom_scenario';
import { moduleScenes } from './module_scenes';
import { RuleCard } from './rule_card';

export interface ModuleListProps {
  readonly own: CustomScenario;
  readonly onChange: (own: CustomScenario) => void;
}

// 'M8' is '8 · Beholder'; until its texts have arrived it is known by its number.
export function moduleLabel(module: string): string {
  const name = securityText(`module.${module}.name`);
  return name === null ? module : `${module.slice(1)} · ${name}`;
}

// A flaw that is about a module or a tile says which. What only the editor finds has its words there.
export function flawText(flaw: Refusing): string {
  const own = editorTexts.find(`editor.flaw.${flaw.refused}`);
  if (own !== null) return own;
  const module = flaw.args?.['module'];
  const tile = flaw.args?.['tile'];
  if (typeof tile === 'string') return labelled(te('editor.tile', { tile }), refusalText(flaw));
  if (typeof module !== 'string') return refusalText(flaw);
  const exact = flaw.refused === 'ModuleNeedsAModule' ? securityText(`stage.flaw.${flaw.refused}.${module}`) : null;
  return exact ?? labelled(moduleLabel(module), refusalText(flaw));
}

export function ModuleList({ own, onChange }: ModuleListProps): JSX.Element {
  const turn = (module: string, on: boolean): void => {
    const modules = moduleNames.filter((each) => (each === module ? on : own.modules.includes(each)));
    onChange({ ...own, modules });
  };
  return (
    <ul class="rule-cards">
      {moduleNames.map((module) => (
        <RuleCard
          key={module}
          scene={moduleScenes[module]}
          isLit={own.modules.includes(module)}
          isUsual={!own.modules.includes(module)}
          data-module={module}
        >
          <Toggle
            label={moduleLabel(module)}
            note={ts(`module.${module}.about` as SecurityKey)}
            on={own.modules.includes(module)}
            onChange={(on) => turn(module, on)}
          />
        </RuleCard>
      ))}
    </ul>
  );
}

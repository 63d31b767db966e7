// Every switch of the rules as a card that shows what it does as it is set, the sand and the starting side.
import type { JSX } from 'preact';
import { te } from '../text/editor';
import type { EditorKey } from '../text/editor';
import { decimalText } from '../text/text';
import { Choices } from '../ui/choices';
import { Slider } from '../ui/slider';
import { Toggle } from '../ui/toggle';
import { leastSand, mostSand, switches, switchNames, type CustomScenario, type Switch } from './custom_scenario';
import { RuleCard } from './rule_card';
import { sceneOf } from './rule_scenes';

export interface RuleSwitchesProps {
  readonly own: CustomScenario;
  readonly onChange: (own: CustomScenario) => void;
}

const isYesOrNo = (name: Switch): boolean => (switches[name] as readonly string[]).includes('yes');

export function RuleSwitches({ own, onChange }: RuleSwitchesProps): JSX.Element {
  const set = (name: Switch, word: string): void => onChange({ ...own, switches: { ...own.switches, [name]: word } });
  const minutes = own.sand_ms / 60_000;
  return (
    <div class="editor-switches">
      <Choices
        label={te('editor.side')}
        value={own.side}
        options={(['1a', '1b'] as const).map((value) => ({ value, label: value }))}
        onChange={(side) => onChange({ ...own, side })}
      />
      <Slider
        label={te('editor.sand')}
        value={minutes}
        least={leastSand / 60_000}
        most={mostSand / 60_000}
        step={0.5}
        text={te('editor.sand.text', { minutes: decimalText(minutes) })}
        onInput={(value) => onChange({ ...own, sand_ms: Math.round(value * 60_000) })}
      />
      <ul class="rule-cards">
        {switchNames.map((name) => (
          <RuleCard
            key={name}
            scene={sceneOf(name, own)}
            isLit={own.switches[name] !== 'no'}
            isUsual={own.switches[name] === switches[name][0]}
            data-rule={name}
          >
            {isYesOrNo(name) ? (
              <Toggle
                label={te(`switch.${name}`)}
                note={te(`switch.${name}.about` as EditorKey)}
                on={own.switches[name] === 'yes'}
                onChange={(on) => set(name, on ? 'yes' : 'no')}
              />
            ) : (
              <Choices
                label={te(`switch.${name}`)}
                value={own.switches[name]}
                options={switches[name].map((word) => ({
                  value: word as string,
                  label: te(`switch.${name}.${word}` as EditorKey),
                }))}
                note={te(`switch.${name}.${own.switches[name]}.about` as EditorKey)}
                onChange={(word) => set(name, word)}
              />
            )}
          </RuleCard>
        ))}
      </ul>
    </div>
  );
}

import { describe, expect, it } from 'vitest';
import type { RuleScene } from './rule_scene';
import { moduleNames, switches, switchNames, type CustomScenario, type Switch } from './custom_scenario';
import { moduleScenes } from './module_scenes';
import { sceneOf } from './rule_scenes';

const usual = Object.fromEntries(switchNames.map((name) => [name, switches[name][0]]));

const withWord = (name: Switch, word: string): CustomScenario => ({
  name: 'Ours',
  side: '1b',
  tiles: [],
  top: [],
  bottom: [],
  modules: [],
  sand_ms: 180_000,
  switches: { ...usual, [name]: word } as CustomScenario['switches'],
});

describe('the scenes of the rules', () => {
  it.each(switchNames)('%s has one for each of its words, on or off', (name) => {
    const shown = switches[name].map((word) => sceneOf(name, withWord(name, word)));
    expect(shown).not.toContain(undefined);
    const isOnOrOff = (switches[name] as readonly string[]).includes('yes');
    expect(new Set(shown).size).toBe(isOnOrOff ? 1 : switches[name].length);
  });

  it('each rule and each module has its own', () => {
    const all = [
      ...switchNames.flatMap((name) => [...new Set(switches[name].map((word) => sceneOf(name, withWord(name, word))))]),
      ...moduleNames.map((name) => moduleScenes[name]),
    ];
    expect(all).not.toContain(undefined);
    expect(new Set(all.map((scene) => JSON.stringify(scene))).size).toBe(all.length);
  });

  it('show something other than the floor', () => {
    const isEmpty = ({ lines = [], pieces = [], pawns = [] }: RuleScene): boolean =>
      lines.length + pawns.length + pieces.filter(([drawing]) => drawing.length > 0).length === 0;
    const scenes = switchNames.flatMap((name) => switches[name].map((word) => sceneOf(name, withWord(name, word))));
    expect(scenes.filter((scene) => scene !== undefined && isEmpty(scene))).toEqual([]);
    expect(Object.values(moduleScenes).filter(isEmpty)).toEqual([]);
  });
});

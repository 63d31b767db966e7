import { describe, expect, it } from 'vitest';
import { bindings, canBind, clashes, commandOf, defaultKeys, keyLabel, rebound } from './keyboard_commands';

describe('keys', () => {
  it('can be rebound', () => {
    const changed = rebound({}, 'vortex', 'KeyQ');
    const keys = bindings(changed);
    expect(commandOf(keys, 'KeyQ')).toBe('vortex');
    expect(commandOf(keys, 'KeyV')).toBeNull();
    expect(rebound(changed, 'vortex', 'KeyV')).toEqual({});
    expect(bindings({ nonsense: 'KeyA' })).toEqual(defaultKeys);
  });

  it('show a clash', () => {
    expect([...clashes(bindings({ vortex: 'KeyE' }))]).toEqual(['vortex', 'escalator']);
    expect(clashes(defaultKeys).size).toBe(0);
  });

  it("leave the browser's own keys alone", () => {
    expect(canBind('Tab')).toBe(false);
    expect(canBind('F5')).toBe(false);
    expect(canBind('KeyQ')).toBe(true);
  });

  it('are named after what is printed on them', () => {
    expect(keyLabel('KeyV')).toBe('V');
    expect(keyLabel('ArrowUp')).toBe('↑');
    expect(keyLabel('KeyZ', new Map([['KeyZ', 'y']]))).toBe('Y');
  });
});

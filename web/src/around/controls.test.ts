import { beforeEach, describe, expect, it } from 'vitest';
import { canBind } from '../keys/keyboard_commands';
import {
  changeControl,
  changedControls,
  controlLabel,
  controlOf,
  controls,
  controlsOf,
  devices,
  isGamepad,
  isReset,
  keyboardParts,
  resetControls,
  sharedCodes,
} from './controls';

beforeEach(() => {
  changedControls.value = {};
});

describe('keys and buttons', () => {
  it('do everything on every device, with a key of its own for each', () => {
    for (const device of devices) {
      const codes = controls.map((control) => controlsOf(device)[control]);
      expect(new Set(codes).size).toBe(controls.length);
      for (const control of controls) expect(controlOf(device, controlsOf(device)[control])).toBe(control);
      if (!isGamepad(device)) expect(codes.every(canBind)).toBe(true);
    }
  });

  it('of one keyboard belong to one person each', () => {
    expect(sharedCodes(keyboardParts).size).toBe(0);
    expect(sharedCodes(['pad1', 'pad2', 'pad3', 'pad4']).size).toBe(0);
  });

  it('can be changed, which shows what is used twice, and put back', () => {
    changeControl('left', 'vortex', 'KeyU');
    expect(controlOf('left', 'KeyU')).toBe('vortex');
    expect(controlOf('left', 'KeyQ')).toBeNull();
    expect([...sharedCodes(['left', 'right'])]).toEqual(['KeyU']);
    expect(sharedCodes(['left', 'pad1']).size).toBe(0);
    expect(isReset('left')).toBe(false);
    changeControl('left', 'vortex', 'KeyQ');
    expect(changedControls.value).toEqual({});
    changeControl('right', 'theft', 'KeyB');
    resetControls('left');
    expect(controlOf('right', 'KeyB')).toBe('theft');
    resetControls('right');
    expect(isReset('right')).toBe(true);
  });

  it('of gamepads are changed for all of them', () => {
    changeControl('pad2', 'explore', 'b11');
    expect(controlOf('pad1', 'b11')).toBe('explore');
  });

  it('are named after what is printed on them', () => {
    expect(controlLabel('left', 'KeyW')).toBe('W');
    expect(controlLabel('numbers', 'Numpad8')).toBe('8');
    expect(controlLabel('numbers', 'NumpadAdd')).toBe('+');
    expect(controlLabel('pad1', 'b0')).toBe('A');
  });
});

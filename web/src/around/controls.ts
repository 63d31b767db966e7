// What each person's keys or gamepad can do, and which key or button does it. Everything can be changed and is remembered.
import { heroOf, keyLabel, type Command } from '../keys/keyboard_commands';
import type { Colour } from '../engine/words';
import { remembered } from '../settings/settings';

export const controls = [
  'hero1',
  'hero2',
  'hero3',
  'hero4',
  'north',
  'east',
  'south',
  'west',
  'vortex',
  'escalator',
  'explore',
  'theft',
  'do_something',
  'confirm',
] as const;

export type Control = (typeof controls)[number];

// Parts of one keyboard, and gamepads in the order in which they were connected.
export const keyboardParts = ['left', 'right', 'numbers'] as const;
export const gamepads = ['pad1', 'pad2', 'pad3', 'pad4'] as const;
export const devices = [...keyboardParts, ...gamepads] as const;

export type KeyboardPart = (typeof keyboardParts)[number];
export type Device = (typeof devices)[number];
export type Controls = Readonly<Record<Control, string>>; // a KeyboardEvent.code, or "b0" for the first button of a gamepad

type Defaults = Readonly<Record<KeyboardPart | 'pad', Controls>>;

function inOrder(codes: string): Controls {
  const all = codes.split(' ');
  return Object.fromEntries(controls.map((control, i) => [control, all[i] ?? ''])) as Record<Control, string>;
}

// Heroes, north east south west, vortex escalator explore theft, the red pawn, confirm. On most gamepads the four buttons
// at the right have the heroes' colours, or nearly.
const defaults: Defaults = {
  left: inOrder('Digit1 Digit2 Digit3 Digit4 KeyW KeyD KeyS KeyA KeyQ KeyE KeyR KeyT KeyF KeyX'),
  right: inOrder('Digit7 Digit8 Digit9 Digit0 KeyI KeyL KeyK KeyJ KeyU KeyO KeyP KeyY KeyH KeyN'),
  numbers: inOrder(
    'NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd Numpad8 Numpad6 Numpad2 Numpad4 Numpad7 Numpad9 Numpad5 Numpad1 ' +
      'Numpad3 NumpadDecimal',
  ),
  pad: inOrder('b3 b2 b0 b1 b12 b15 b13 b14 b4 b5 b7 b8 b6 b9'),
};

// Changes by "left.hero1", "pad.theft": all gamepads have the same buttons.
export const changedControls = remembered<Readonly<Record<string, string>>>('sharedControls', {});

function kindOf(device: Device): KeyboardPart | 'pad' {
  return keyboardParts.find((part) => part === device) ?? 'pad';
}

export function isGamepad(device: Device): boolean {
  return kindOf(device) === 'pad';
}

export function numberOfPad(device: Device): number {
  return (gamepads as readonly string[]).indexOf(device);
}

export function controlsOf(device: Device): Controls {
  const kind = kindOf(device);
  const changed = changedControls.value;
  const read = (control: Control): string => {
    const code = changed[`${kind}.${control}`];
    return typeof code === 'string' && code !== '' ? code : defaults[kind][control];
  };
  return Object.fromEntries(controls.map((control) => [control, read(control)])) as Record<Control, string>;
}

export function controlOf(device: Device, code: string): Control | null {
  const all = controlsOf(device);
  return controls.find((control) => all[control] === code) ?? null;
}

// Defaults aren't stored.
export function changeControl(device: Device, control: Control, code: string): void {
  const kind = kindOf(device);
  const name = `${kind}.${control}`;
  const rest = Object.fromEntries(Object.entries(changedControls.peek()).filter(([other]) => other !== name));
  changedControls.value = code === defaults[kind][control] ? rest : { ...rest, [name]: code };
}

export function resetControls(device: Device): void {
  const own = `${kindOf(device)}.`;
  changedControls.value = Object.fromEntries(
    Object.entries(changedControls.peek()).filter(([name]) => !name.startsWith(own)),
  );
}

export function isReset(device: Device): boolean {
  const own = `${kindOf(device)}.`;
  return !Object.keys(changedControls.value).some((name) => name.startsWith(own));
}

// What two people, or two commands of one, would share.
export function sharedCodes(used: readonly Device[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const onePad = used.find(isGamepad);
  for (const device of used) {
    if (isGamepad(device) && device !== onePad) continue; // each gamepad has its own buttons
    for (const code of Object.values(controlsOf(device))) (seen.has(code) ? shared : seen).add(code);
  }
  return shared;
}

export function heroOfControl(control: Control): Colour | null {
  return control === 'confirm' ? null : heroOf(control);
}

export function commandOfControl(control: Control): Command | null {
  return control === 'confirm' ? null : control;
}

// As the buttons of most gamepads are called.
const padLabels: Readonly<Record<string, string>> = {
  b0: 'A',
  b1: 'B',
  b2: 'X',
  b3: 'Y',
  b4: 'LB',
  b5: 'RB',
  b6: 'LT',
  b7: 'RT',
  b8: 'Back',
  b9: 'Start',
  b12: '↑',
  b13: '↓',
  b14: '←',
  b15: '→',
};

const numberPadLabels: Readonly<Record<string, string>> = {
  NumpadDivide: '÷',
  NumpadMultiply: '×',
  NumpadSubtract: '−',
  NumpadAdd: '+',
  NumpadDecimal: '.',
};

export function controlLabel(device: Device, code: string): string {
  if (isGamepad(device)) return padLabels[code] ?? code.slice(1);
  return numberPadLabels[code] ?? keyLabel(code).replace(/^Num /, '');
}

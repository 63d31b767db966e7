// The keys of someone who plays by ear, in addition to all others. They are loaded with that, and rebound like the others.
import { te } from '../text/by_ear';
import { type Changes, keyLabel } from './keyboard_commands';

export const earCommands = [
  'ear_next',
  'ear_look',
  'ear_can',
  'ear_way',
  'ear_needed',
  'ear_before',
  'ear_sand',
  'ear_repeat',
] as const;

export type EarCommand = (typeof earCommands)[number];

// None of them needs a modifier that screen readers use, and their letters are where they are on every Latin keyboard.
export const defaultEarKeys: Readonly<Record<EarCommand, string>> = {
  ear_next: 'KeyN',
  ear_look: 'KeyL',
  ear_can: 'KeyU',
  ear_way: 'KeyJ',
  ear_needed: 'KeyI',
  ear_before: 'KeyB',
  ear_sand: 'Space',
  ear_repeat: 'Backspace',
};

export function isEarCommand(command: string): command is EarCommand {
  return (earCommands as readonly string[]).includes(command);
}

export function earKeys(changed: Changes): Readonly<Record<EarCommand, string>> {
  const all: Record<EarCommand, string> = { ...defaultEarKeys };
  for (const command of earCommands) {
    const code = changed[command];
    if (typeof code === 'string' && code !== '') all[command] = code;
  }
  return all;
}

export function earCommandOf(changed: Changes, code: string): EarCommand | null {
  const all = earKeys(changed);
  return earCommands.find((command) => all[command] === code) ?? null;
}

// The changes to remember: defaults aren't stored.
export function reboundEar(changed: Changes, command: EarCommand, code: string): Changes {
  const rest = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== command));
  return code === defaultEarKeys[command] ? rest : { ...rest, [command]: code };
}

type Short<Name extends string> = Name extends `ear_${infer Rest}` ? Rest : never;

export function earCommandName(command: EarCommand): string {
  return te(`ear.key.${command.slice('ear_'.length) as Short<EarCommand>}`);
}

const named: Readonly<Record<string, 'ear.key.Space' | 'ear.key.Backspace'>> = {
  Space: 'ear.key.Space',
  Backspace: 'ear.key.Backspace',
};

// As it is said and written; these two have names instead of letters.
export function earKeyLabel(code: string, layout?: ReadonlyMap<string, string>): string {
  const name = named[code];
  return name === undefined ? keyLabel(code, layout) : te(name);
}

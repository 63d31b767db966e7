// What keys can do, and which key does it. Other keys can be assigned; they are physical keys (KeyboardEvent.code).
import { colours, type Colour } from '../engine/words';

export const commands = [
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
  'stare',
  'reveal',
  'fit',
  'help',
  'let_go',
  'pause',
] as const;

// These are handled elsewhere: at tables with people who talk, and in games with modules.
export const otherCommands = ['say', 'point', 'guard1', 'guard2', 'guard3', 'guard4', 'shaft', 'tray'] as const;

export type Command = (typeof commands)[number];
export type OtherCommand = (typeof otherCommands)[number];
export type AnyCommand = Command | OtherCommand;
export type Bindings = Readonly<Record<AnyCommand, string>>;
export type Changes = Readonly<Record<string, string>>; // as remembered: it may contain anything

export const defaultKeys: Bindings = {
  hero1: 'Digit1',
  hero2: 'Digit2',
  hero3: 'Digit3',
  hero4: 'Digit4',
  north: 'ArrowUp',
  east: 'ArrowRight',
  south: 'ArrowDown',
  west: 'ArrowLeft',
  vortex: 'KeyV',
  escalator: 'KeyE',
  explore: 'KeyX',
  theft: 'KeyT',
  do_something: 'KeyD',
  stare: 'KeyS',
  reveal: 'KeyR',
  fit: 'KeyF',
  help: 'KeyH',
  let_go: 'Escape',
  pause: 'KeyP',
  say: 'KeyC',
  point: 'KeyO',
  guard1: 'Digit5',
  guard2: 'Digit6',
  guard3: 'Digit7',
  guard4: 'Digit8',
  shaft: 'KeyG',
  tray: 'KeyK',
};

const allCommands: readonly AnyCommand[] = [...commands, ...otherCommands];

export function bindings(changed: Changes): Bindings {
  const all: Record<AnyCommand, string> = { ...defaultKeys };
  for (const command of allCommands) {
    const code = changed[command];
    if (typeof code === 'string' && code !== '') all[command] = code;
  }
  return all;
}

// If two commands have the same key, the first in the list wins; the sheet shows the conflict.
export function commandOf(all: Bindings, code: string): Command | null {
  return commands.find((command) => all[command] === code) ?? null;
}

export function otherCommandOf(all: Bindings, code: string): OtherCommand | null {
  return otherCommands.find((command) => all[command] === code) ?? null;
}

export function clashes<Name extends string>(all: Readonly<Record<Name, string>>): ReadonlySet<Name> {
  const keys = Object.entries<string>(all) as [Name, string][];
  const isShared = (name: Name, code: string): boolean => keys.some(([other, its]) => other !== name && its === code);
  return new Set(keys.filter(([name, code]) => isShared(name, code)).map(([name]) => name));
}

// The changes to remember: defaults aren't stored.
export function rebound(changed: Changes, command: AnyCommand, code: string): Changes {
  const rest = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== command));
  return code === defaultKeys[command] ? rest : { ...rest, [command]: code };
}

export function heroOf(command: AnyCommand): Colour | null {
  return command.startsWith('hero') ? (colours[Number(command.slice(4)) - 1] ?? null) : null;
}

// Keys that the browser or a screen reader needs, or that mean nothing by themselves.
const taken = /^(Tab|(Numpad)?Enter|Space|(Shift|Control|Alt|Meta)(Left|Right)|F\d+)$/;

export function canBind(code: string): boolean {
  return code !== '' && !taken.test(code);
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  ArrowLeft: '←',
  Escape: 'Esc',
  Minus: '-',
  Equal: '=',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
};

// What is printed on a key, as far as the page can know; the layout is used if the browser reports it.
export function keyLabel(code: string, layout?: ReadonlyMap<string, string>): string {
  const printed = layout?.get(code);
  if (printed !== undefined) return printed.toUpperCase();
  return signs[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');
}

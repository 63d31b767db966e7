// What keys can do, and which key does it. A person may bind other keys; they are physical keys (KeyboardEvent.code).
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

export type Command = (typeof commands)[number];
export type Bindings = Readonly<Record<Command, string>>;
export type Changes = Readonly<Record<string, string>>; // as remembered: it may hold anything

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
};

export function bindings(changed: Changes): Bindings {
  const all: Record<Command, string> = { ...defaultKeys };
  for (const command of commands) {
    const code = changed[command];
    if (typeof code === 'string' && code !== '') all[command] = code;
  }
  return all;
}

// The first command in the list wins where two have the same key; the sheet shows the clash.
export function commandOf(all: Bindings, code: string): Command | null {
  return commands.find((command) => all[command] === code) ?? null;
}

export function clashes(all: Bindings): ReadonlySet<Command> {
  const shared = (command: Command): boolean =>
    commands.some((other) => other !== command && all[other] === all[command]);
  return new Set(commands.filter(shared));
}

// The changes to remember: what is as it always was is not written down.
export function rebound(changed: Changes, command: Command, code: string): Changes {
  const rest = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== command));
  return code === defaultKeys[command] ? rest : { ...rest, [command]: code };
}

export function heroOf(command: Command): Colour | null {
  return command.startsWith('hero') ? (colours[Number(command.slice(4)) - 1] ?? null) : null;
}

// Keys that the browser or a screen reader needs, or that say nothing by themselves.
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

// What is printed on a key, as far as the page can know; the layout is given where the browser tells it.
export function keyLabel(code: string, layout?: ReadonlyMap<string, string>): string {
  const printed = layout?.get(code);
  if (printed !== undefined) return printed.toUpperCase();
  return signs[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');
}

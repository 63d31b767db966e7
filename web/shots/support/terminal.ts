// What a program shows in a terminal, as a picture for the documents: it runs in one (util-linux's script), and the few
// control sequences that ours uses are followed here.
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';

const rows = 40;
const columns = 100;

interface Cell {
  readonly sign: string;
  readonly style: string;
}

export type Keys = readonly (readonly [afterMs: number, keys: string])[];

// Everything it prints until the last keys are pressed and `restMs` more have passed.
export async function printed(command: string, height: number, keys: Keys, restMs: number): Promise<string> {
  const inside = `stty rows ${height} cols ${columns}; exec ${command}`;
  const environment = { ...process.env, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8' };
  const child = spawn('script', ['-qfc', inside, '/dev/null'], { env: environment });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [afterMs, pressed] of keys) {
    await pause(afterMs);
    child.stdin.write(pressed);
  }
  await pause(restMs);
  const seen = text;
  child.kill();
  return seen;
}

// One of the 256 colours that terminals number.
function colour(number: number): string {
  if (number >= 232)
    return `rgb(${Array(3)
      .fill(8 + (number - 232) * 10)
      .join()})`;
  const part = (value: number): number => (value === 0 ? 0 : 55 + value * 40);
  const cube = number - 16;
  return `rgb(${part(Math.floor(cube / 36))},${part(Math.floor(cube / 6) % 6)},${part(cube % 6)})`;
}

function styleOf(codes: readonly number[]): string {
  let ink = '#e8e6f4';
  let ground = 'transparent';
  let isBold = false;
  let isReversed = false;
  for (let i = 0; i < codes.length; ++i) {
    const code = codes[i] ?? 0;
    if (code === 1) isBold = true;
    if (code === 7) isReversed = true;
    if (code === 38 || code === 48) {
      const chosen = colour(codes[i + 2] ?? 16);
      if (code === 38) ink = chosen;
      else ground = chosen;
      i += 2;
    }
    if (code === 30) ink = '#000000';
    if (code === 47) ground = '#ffffff';
    if (code === 107) ground = '#ffffff';
  }
  if (isReversed) [ink, ground] = ['#17152b', ink];
  return `color:${ink};background:${ground};font-weight:${isBold ? 700 : 400}`;
}

// The screen after all of that has been printed.
function screenOf(text: string): readonly (readonly Cell[])[] {
  const blank: Cell = { sign: ' ', style: styleOf([]) };
  const screen = Array.from({ length: rows }, () => Array<Cell>(columns).fill(blank));
  let row = 0;
  let column = 0;
  let style = blank.style;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are controlled by them
  for (const [whole, , parameters = '', letter] of text.matchAll(/\x1b\[(\??)([\d;]*)([A-Za-z])|[\s\S]/gu)) {
    if (letter === 'H') [row = 0, column = 0] = parameters.split(';').map((part) => Number(part) - 1);
    else if (letter === 'm') style = styleOf(parameters.split(';').map(Number));
    else if (letter === 'J') for (const line of screen) line.fill(blank);
    else if (letter !== undefined) continue;
    else if (whole === '\r') column = 0;
    else if (whole === '\n') row += 1;
    else if (row < rows && column < columns) (screen[row] ?? [])[column++] = { sign: whole, style };
  }
  return screen;
}

function escaped(sign: string): string {
  return sign.replace('&', '&amp;').replace('<', '&lt;');
}

export async function drawTerminal(page: Page, text: string): Promise<void> {
  const screen = [...screenOf(text)];
  while (screen.length > 0 && screen.at(-1)?.every(({ sign }) => sign === ' ')) screen.pop();
  const lines = screen.map((line) =>
    line.map(({ sign, style }) => `<span style="${style}">${escaped(sign)}</span>`).join(''),
  );
  await page.setContent(`<!doctype html><body style="margin:0;background:#17152b">
<pre style="display:inline-block;margin:0;padding:14px 18px;font:15px/17px 'DejaVu Sans Mono',monospace">${lines.join('\n')}</pre>`);
}

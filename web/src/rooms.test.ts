// Which folder may use which: the board knows neither session nor socket, the engine nobody. What is not in the table is
// not allowed; a new line in it is a decision.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

const mayUse: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  settings: [],
  style: [],
  base: ['engine', 'link', 'settings'],
  text: ['engine', 'settings'],
  ui: ['base', 'text'],
  link: ['base', 'engine'],
  game: ['base', 'engine', 'link'],
  book: ['base', 'engine', 'link', 'screens', 'settings', 'text', 'ui'],
  sound: ['base', 'settings'],
  offline: ['base', 'settings'],
  report: ['base', 'engine', 'game', 'link', 'text', 'ui'],
  board: ['base', 'engine', 'rules_pages', 'settings', 'text'],
  rules_pages: ['base', 'board', 'engine', 'screens', 'security', 'settings', 'text', 'ui'],
  play: ['base', 'board', 'engine', 'game', 'link', 'rules_pages', 'screens', 'settings', 'sound', 'text', 'ui'],
  security: ['base', 'board', 'engine', 'game', 'play', 'settings', 'sound', 'text', 'ui'],
  talk: ['base', 'engine', 'game', 'link', 'play', 'settings', 'text', 'ui'],
  race: ['board', 'engine', 'game', 'link', 'text'],
  teammates: ['engine', 'game', 'link'],
  editor: ['base', 'engine', 'link', 'play', 'rules_pages', 'screens', 'text', 'ui'],
  replay: ['base', 'board', 'engine', 'link', 'play', 'screens', 'teammates', 'text', 'ui'],
  practice: ['base', 'board', 'engine', 'game', 'link', 'report', 'screens', 'settings', 'teammates', 'text', 'ui'],
};

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .map((file) => join(folder, file));
}

// 'play/x.ts' that imports '../game/y' uses the room game.
function roomsUsed(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
  return imports.map((path) => normalize(join(dirname(file), path)).split('/')[0] ?? '');
}

describe.each(Object.entries(mayUse))('%s', (room, allowed) => {
  it('uses only the rooms it may', () => {
    const wrong = sources(room).flatMap((file) =>
      roomsUsed(file)
        .filter((used) => used !== room && !allowed.includes(used))
        .map((used) => `${file} uses ${used}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('every room has its line, but for the screens, which may use all', () => {
  const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).sort()).toEqual([...Object.keys(mayUse), 'screens'].sort());
});

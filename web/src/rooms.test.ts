// Which folder may use which: the board knows neither session nor socket, the engine uses nobody. What isn't in the
// table isn't allowed; a new line in it is a decision. Files outside all folders (app.tsx, main.tsx, lazy_screens.tsx)
// may use everything.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

// A room is below everything it uses: no two can use each other, not even indirectly.
const mayUse: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  settings: [],
  style: [],
  base: ['engine', 'settings'],
  text: ['engine', 'settings'],
  ui: ['base', 'text'],
  speech: ['settings', 'text', 'ui'],
  link: ['base', 'engine'],
  game: ['base', 'engine', 'link'],
  sound: ['base', 'engine', 'settings'],
  offline: ['base'],
  report: ['base', 'engine', 'game', 'link', 'text', 'ui'],
  scenarios: ['engine', 'link', 'text'],
  keys: ['engine', 'settings', 'speech', 'text', 'ui'],
  board: ['base', 'engine', 'keys', 'settings', 'text'],
  avatars: ['board', 'settings', 'text', 'ui'],
  security_board: ['board', 'engine', 'text'],
  teammates: ['engine', 'game', 'link'],
  turning_point: ['teammates'],
  shell: ['base', 'board', 'engine', 'game', 'keys', 'link', 'report', 'settings', 'sound', 'speech', 'text', 'ui'],
  rules_pages: ['base', 'board', 'engine', 'keys', 'security_board', 'settings', 'shell', 'text', 'ui'],
  race: ['board', 'engine', 'game', 'link', 'text', 'ui'],
  talk: ['base', 'board', 'engine', 'game', 'keys', 'link', 'settings', 'text', 'ui', 'avatars'],
  demo: ['base', 'board', 'engine', 'game', 'link'],
  home: ['base', 'link', 'offline', 'scenarios', 'settings', 'shell', 'demo', 'text', 'ui', 'avatars'],
  chooser: ['base', 'engine', 'game', 'link', 'scenarios', 'shell', 'text', 'ui'],
  lobby: [
    'base',
    'chooser',
    'engine',
    'game',
    'link',
    'scenarios',
    'settings',
    'shell',
    'sound',
    'talk',
    'text',
    'ui',
    'avatars',
  ],
  words: ['base', 'board', 'engine', 'game', 'link', 'rules_pages', 'shell', 'sound', 'text', 'ui'],
  sand: ['base', 'board', 'game', 'settings', 'sound', 'text'],
  play: ['base', 'board', 'engine', 'game', 'keys', 'link', 'settings', 'shell', 'sound', 'text', 'ui', 'words'],
  hand: ['base', 'board', 'engine', 'game', 'play', 'settings', 'text', 'ui'],
  seats: ['board', 'game', 'keys', 'play', 'text', 'ui', 'words', 'avatars'],
  end: [
    'base',
    'board',
    'engine',
    'game',
    'link',
    'play',
    'scenarios',
    'settings',
    'shell',
    'text',
    'turning_point',
    'ui',
    'words',
    'avatars',
  ],
  by_ear: [
    ...['base', 'board', 'engine', 'game', 'keys', 'play', 'scenarios', 'settings', 'sound', 'speech', 'text', 'ui'],
    'words',
  ],
  security: ['board', 'engine', 'game', 'keys', 'play', 'security_board', 'settings', 'sound', 'text', 'ui', 'words'],
  table: [
    ...['base', 'board', 'by_ear', 'end', 'engine', 'game', 'hand', 'keys', 'lobby', 'play', 'race', 'rules_pages'],
    ...['sand', 'scenarios', 'seats', 'security', 'settings', 'shell', 'sound', 'speech', 'talk', 'text', 'ui'],
    ...['words', 'avatars'],
  ],
  hand_view: [
    ...['board', 'engine', 'hand', 'play', 'sand', 'security_board', 'settings', 'sound', 'speech', 'table', 'text'],
    ...['ui', 'words'],
  ],
  visit: [
    'base',
    'engine',
    'avatars',
    'game',
    'hand_view',
    'home',
    'link',
    'lobby',
    'offline',
    'settings',
    'shell',
    'sound',
    'table',
    'talk',
    'text',
    'ui',
  ],
  big_screen: [
    ...['avatars', 'base', 'board', 'end', 'engine', 'game', 'hand', 'link', 'play', 'sand', 'scenarios', 'shell'],
    ...['sound', 'table', 'text', 'ui', 'visit', 'words'],
  ],
  book: ['base', 'engine', 'avatars', 'link', 'scenarios', 'settings', 'shell', 'text', 'ui'],
  editor: [
    ...['base', 'board', 'engine', 'link', 'rules_pages', 'scenarios', 'security_board', 'shell', 'teammates'],
    ...['text', 'ui'],
  ],
  replay: [
    ...[
      'base',
      'board',
      'engine',
      'avatars',
      'game',
      'keys',
      'link',
      'sand',
      'scenarios',
      'settings',
      'shell',
      'table',
    ],
    ...['text', 'turning_point', 'ui', 'words'],
  ],
  practice: [
    ...['base', 'board', 'by_ear', 'engine', 'game', 'keys', 'link', 'report', 'scenarios', 'settings', 'shell'],
    ...['speech', 'table', 'teammates', 'text', 'ui'],
  ],
  around: [
    ...['base', 'board', 'end', 'engine', 'game', 'keys', 'link', 'play', 'practice', 'report', 'sand', 'scenarios'],
    ...['settings', 'shell', 'sound', 'table', 'teammates', 'text', 'ui', 'words'],
  ],
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
  it('only uses the rooms it may use', () => {
    const wrong = sources(room).flatMap((file) =>
      roomsUsed(file)
        .filter((used) => used !== room && !allowed.includes(used))
        .map((used) => `${file} uses ${used}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('every room has its line', () => {
  const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).sort()).toEqual(Object.keys(mayUse).sort());
});

it('a room only uses rooms above it in the table, so there are no cycles', () => {
  const order = Object.keys(mayUse);
  const upwards = Object.entries(mayUse).flatMap(([room, allowed]) =>
    allowed.filter((used) => order.indexOf(used) >= order.indexOf(room)).map((used) => `${room} uses ${used}`),
  );
  expect(upwards).toEqual([]);
});

it("nothing is allowed that isn't needed", () => {
  const idle = Object.entries(mayUse).flatMap(([room, allowed]) => {
    const used = new Set(sources(room).flatMap(roomsUsed));
    return allowed.filter((each) => !used.has(each)).map((each) => `${room} does not use ${each}`);
  });
  expect(idle).toEqual([]);
});

// The deal of a table's running game, as only its own server's journal knows it, and a plan for it: so that players
// who have never seen the deal can win it in a rehearsal.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../../e2e/support/game_server';

export interface PlannedAction {
  readonly seat: number;
  readonly action: string;
}

const lastHead = `
import sqlite3, sys
journal = sqlite3.connect(f"file:{sys.argv[1]}/magicmaze.sqlite?mode=ro", uri=True)
table, = journal.execute("SELECT code FROM journal WHERE text LIKE ? ORDER BY id DESC LIMIT 1", (f"opened code={sys.argv[2]} %",)).fetchone()
print(journal.execute("SELECT text FROM journal WHERE code = ? AND text LIKE '%began game=%' ORDER BY id DESC LIMIT 1", (table,)).fetchone()[0])
`;

// The first line of the game's record, as fields.
function headOf(folder: string, code: string): ReadonlyMap<string, string> {
  const fact = execFileSync('python3', ['-c', lastHead, folder, code], { encoding: 'utf8' });
  const head = /began game=.* head=(\S+)/.exec(fact)?.[1];
  if (head === undefined) throw new Error(`Table ${code} has not begun a game: ${fact}`);
  const words = decodeURIComponent(head).split(' ');
  return new Map(words.map((word) => word.split(/=(.*)/s, 2) as [string, string]));
}

export function planFor(folder: string, code: string): readonly PlannedAction[] {
  const head = headOf(folder, code);
  const field = (name: string): string => head.get(name) ?? '';
  const heroes = ['yellow', 'purple', 'green', 'orange'].map((hero) => [hero, field(hero)]);
  const deal = {
    scenario: field('scenario'),
    seats: Number(field('seats')),
    seed: 1,
    setup: {
      side: field('side'),
      deck: field('deck').split(','),
      heroes: Object.fromEntries(heroes),
      deal: field('deal')
        .split(',')
        .map((tile) => tile.split('+')),
    },
  };
  const place = mkdtempSync(join(tmpdir(), 'magicmaze-evening-'));
  try {
    writeFileSync(join(place, 'deal.json'), JSON.stringify(deal));
    const told = execFileSync(program, ['solve', '--json', '--deal', join(place, 'deal.json')], { encoding: 'utf8' });
    return (JSON.parse(told) as { readonly plan: readonly PlannedAction[] }).plan;
  } finally {
    rmSync(place, { recursive: true });
  }
}

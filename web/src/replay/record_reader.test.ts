// The built module reads records of every earlier version.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtModule } from '../engine/engine_file';
import { momentsOf } from './moments';
import { Player } from './player';
import { RecordReader, type Recording } from './record_reader';

const folder = fileURLToPath(new URL('../../../tests/records/v1/', import.meta.url));
const textOf = (name: string): string => readFileSync(folder + name, 'utf8');

let reader: RecordReader;
beforeAll(async () => {
  reader = await RecordReader.load(builtModule('replay'));
});

function opened(name: string): Recording {
  const recording = reader.open(textOf(name));
  if ('problem' in recording) throw new Error(`${name}: ${recording.problem}`);
  return recording;
}

describe('the reader of records', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.mmr')))('watches %s', (name) => {
    const recording = opened(name);
    expect(recording.lines).toHaveLength(textOf(name).trimEnd().split('\n').length - 1);
    const player = new Player(reader, recording);
    expect(player.last.value.outcome).toBe(name.split('-')[0]);
    player.seek(player.end);
    expect(player.state.value.hash).toBe(player.last.value.hash);
  });

  it('finds the moments of a won game', () => {
    const moments = momentsOf(opened('won-s07-4-seats.mmr').lines);
    expect(moments.at(-1)?.kind).toBe('won');
    expect(moments.filter(({ kind }) => kind === 'theft')).toHaveLength(1);
    expect(moments.filter(({ kind }) => kind === 'escape')).toHaveLength(4);
    expect(moments.filter(({ kind }) => kind === 'tile').length).toBeGreaterThan(8);
  });

  it('says what was waited for, and where the pawns went', () => {
    opened('won-s07-4-seats.mmr');
    const told = reader.afterwards();
    expect(told.waits.map(({ ability }) => ability)).toContain('west');
    for (const { ms, longest } of told.waits) expect(ms).toBeGreaterThanOrEqual(longest.until - longest.since);
    expect(told.footfalls.length).toBeGreaterThan(30);
    expect(told.knocks).toHaveLength(4);
  });

  it("says why a file isn't a record", () => {
    expect(reader.open('milk, eggs')).toMatchObject({ line: 1 });
    expect(reader.open('x'.repeat(2 << 20))).toMatchObject({ line: 0 });
  });
});

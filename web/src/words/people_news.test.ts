import { describe, expect, it } from 'vitest';
import type { Table } from '../link/messages';
import { connectionNews, peopleNews } from './people_news';

const member = (id: number, name: string) =>
  ({
    id,
    name,
    kind: 'person',
    part: 'player',
    chair: id - 1,
    ready: true,
    here: true,
    quality: 'good',
    left: null,
  }) as const;

const four = ['Ana', 'Bo', 'Cy', 'Di'].map((name, i) => member(i + 1, name));
const table = (holders: readonly (number | null)[], host = 1, phase: Table['phase'] = 'playing'): Table => ({
  code: 'ABC234',
  phase,
  host,
  locked: false,
  allow_setup: false,
  choice: {
    scenario: 'S1',
    seats: 0,
    side: null,
    level: null,
    sand_ms: null,
    free_talk: false,
    pairs: false,
    public: false,
    pauses: false,
  },
  members: four.filter(({ id }) => holders.includes(id)),
  ring: holders.map((holder, chair) => ({ chair, owner: holder, holder })),
  seats: 4,
  games: 1,
  countdown_ms: null,
  clock: 'running',
  result: null,
  record: null,
});

describe('what those who stay are told', () => {
  it('names who has left, once', () => {
    const [news, ...rest] = peopleNews(table([1, 2, 3, 4]), table([1, 2, null, 4]), 1);
    expect(news?.title).toContain('Cy');
    expect(rest).toEqual([]);
    expect(peopleNews(table([1, 2, null, 4]), table([1, 2, null, 4]), 1)).toEqual([]);
  });

  it('says nothing when somebody else sits down there, and nothing outside a game', () => {
    expect(peopleNews(table([1, 2, 3, 4]), table([1, 2, 4, 4]), 1)).toEqual([]);
    expect(peopleNews(table([1, 2, 3], 1, 'gathering'), table([1, 2, null], 1, 'gathering'), 1)).toEqual([]);
  });

  it('tells once that teammates see no way', () => {
    const at = table([1, 2, 3, 4]);
    const says = (no_way: boolean): Table => ({ ...at, teammates: { pace: 'human', stand_in: false, no_way } });
    expect(peopleNews(says(false), says(true), 1).map(({ about }) => about)).toEqual(['no_way']);
    expect(peopleNews(at, says(true), 1)).toHaveLength(1);
    expect(peopleNews(says(true), says(true), 1)).toEqual([]);
    expect(peopleNews(says(true), says(false), 1)).toEqual([]);
  });

  it('tells the new host', () => {
    const news = peopleNews(table([1, 2, 3, 4], 1), table([null, 2, 3, 4], 2), 2);
    expect(news.map(({ about }) => about)).toEqual(['left 0', 'host']);
    expect(peopleNews(table([1, 2, 3, 4], 1), table([null, 2, 3, 4], 2), 3).map(({ about }) => about)).toEqual([
      'left 0',
    ]);
  });

  const cleo = { ...member(9, 'Cleo'), kind: 'teammate' as const };
  const held = (holder: number | null, owner: number | null = 3): Table => {
    const before = table([1, 2, 3, 4]);
    const ring = before.ring.map((chair) => (chair.chair === 2 ? { chair: 2, owner, holder } : chair));
    return { ...before, members: [...before.members, cleo], ring };
  };

  it('says for whom a teammate plays on, and when it hands back the seat', () => {
    const [stepsIn, ...rest] = peopleNews(held(3), held(9), 1);
    expect(stepsIn?.title).toBe('Cleo takes over for Cy');
    expect(rest).toEqual([]);
    expect(peopleNews(held(null, null), held(9, 9), 1)[0]?.title).toBe('Cleo takes over');
    const [back] = peopleNews(held(9), held(3), 1);
    expect(back).toMatchObject({ title: 'Cy is back', text: 'Cleo hands back the seat.' });
    expect(peopleNews(held(9), held(3), 3)).toEqual([]);
  });

  it('is silent when somebody takes a seat from a teammate', () => {
    expect(peopleNews(held(9, 9), held(4, 4), 1)).toEqual([]);
  });

  it('tells me when my own line gets worse, and nothing when it gets better', () => {
    const mine = (quality: 'good' | 'slow' | 'poor'): Table => {
      const all = table([1, 2, 3, 4]);
      return { ...all, members: all.members.map((one) => (one.id === 1 ? { ...one, quality } : one)) };
    };
    expect(connectionNews(mine('good'), mine('slow'), 1)).toContain('slow');
    expect(connectionNews(mine('slow'), mine('poor'), 1)).toContain('poor');
    expect(connectionNews(mine('slow'), mine('slow'), 1)).toBeNull();
    expect(connectionNews(mine('poor'), mine('slow'), 1)).toBeNull();
    expect(connectionNews(mine('good'), mine('poor'), 2)).toBeNull();
  });
});

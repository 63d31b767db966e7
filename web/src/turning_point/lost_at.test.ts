import { describe, expect, it } from 'vitest';
import { findLostAt, type Ask } from './lost_at';

// Plans are found for all moments before this one.
function crewThatLosesAt(lines: number): { readonly ask: Ask; readonly asked: number[] } {
  const asked: number[] = [];
  const ask: Ask = async (at) => {
    asked.push(at);
    return { plan: at < lines ? { actions: 100 - at, won_at: 1 } : null };
  };
  return { ask, asked };
}

const patient = (): boolean => false;

describe('where a game was lost', () => {
  it.each([1, 2, 17, 499, 999])('is found after %i lines of a thousand', async (lines) => {
    const { ask, asked } = crewThatLosesAt(lines);
    const found = await findLostAt(ask, 1000, patient);
    expect(found).toEqual({ kind: 'found', lines: lines - 1, actions: 101 - lines, exact: true });
    expect(asked.length).toBeLessThan(36);
  });

  it('is nowhere if no moment had a plan', async () => {
    expect(await findLostAt(crewThatLosesAt(0).ask, 50, patient)).toEqual({ kind: 'none' });
  });

  it('is known for the shortest games too', async () => {
    expect(await findLostAt(crewThatLosesAt(1).ask, 1, patient)).toMatchObject({ kind: 'found', lines: 0 });
    expect(await findLostAt(crewThatLosesAt(0).ask, 1, patient)).toEqual({ kind: 'none' });
  });

  it('is unknown when there is no time left, or known roughly', async () => {
    const { ask, asked } = crewThatLosesAt(600);
    expect(await findLostAt(ask, 1000, () => asked.length >= 3)).toEqual({ kind: 'unknown' });
    const again = crewThatLosesAt(600);
    const found = await findLostAt(again.ask, 1000, () => again.asked.length >= 11);
    expect(found).toMatchObject({ kind: 'found', exact: false });
  });
});

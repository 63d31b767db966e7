// Where a lost game was decided: one line that links to that moment in the replay, once the search has found it. Until
// then, and if it finds nothing, it links to the replay, which searches longer.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../base/base_path';
import { timePassed } from '../base/clock_text';
import { t, tn } from '../text/text';
import { findLostAt } from '../turning_point/lost_at';
import { startSolver, type Solver } from '../turning_point/solver';
import type { FinishedRecord } from './result';

const patienceMs = 20_000;

interface LastChance {
  readonly at: number;
  readonly actions: number;
}

async function lastChance(solver: Solver): Promise<LastChance | null> {
  const opened = await solver.opened;
  if ('problem' in opened) return null;
  const until = performance.now() + patienceMs;
  const found = await findLostAt(solver.rescue, opened.lines.length, () => performance.now() > until);
  if (found.kind !== 'found') return null;
  return { at: opened.lines[found.lines - 1]?.at ?? 0, actions: found.actions };
}

export function LostLine({ record }: { readonly record: FinishedRecord }): JSX.Element {
  const chance = useSignal<LastChance | null>(null);
  useEffect(() => {
    let solver: Solver | null = null;
    let over = false;
    const look = async (): Promise<void> => {
      const text = await record.text();
      if (over || text === null) return;
      solver = startSolver(text);
      const found = await lastChance(solver).finally(() => solver?.end());
      if (!over) chance.value = found;
    };
    look().catch(() => undefined); // the link is there
    return () => {
      over = true;
      solver?.end();
    };
  }, [record.path]);
  const found = chance.value;
  const to = (moment: string): string => addressOf(`${record.path}#${moment}`);
  return found === null ? (
    <a href={to('lost')} target="_blank" rel="noopener">
      {t('end.decided')}
    </a>
  ) : (
    <a href={to(`t=${found.at}`)} target="_blank" rel="noopener" data-decided={found.at}>
      {t('end.lost_at', { time: timePassed(found.at), actions: tn('end.actions', found.actions) })}
    </a>
  );
}

// Where a game was lost: the last moment from which the solver still finds a plan that, at the speed of these players,
// ends before the sand does. The solver doesn't find every plan, so "none" never means that there was none.
// A way to win from a moment of a record, if the solver finds one (src/wasm/replay.h).
export interface Rescue {
  readonly plan: { readonly actions: number; readonly won_at: number } | null;
}

export type LostAt =
  | { readonly kind: 'found'; readonly lines: number; readonly actions: number; readonly exact: boolean }
  | { readonly kind: 'none' } // at no moment that was looked at
  | { readonly kind: 'unknown' }; // the time for looking was over

const looks = 24; // from the end to the beginning, before it is looked at closely

// After this many lines.
export type Ask = (lines: number) => Promise<Rescue>;

export async function findLostAt(ask: Ask, count: number, isOver: () => boolean): Promise<LostAt> {
  const stride = Math.max(1, Math.ceil(count / looks));
  let found: Rescue['plan'] = null;
  let low = count - 1;
  let high = count;
  for (;;) {
    if (isOver()) return { kind: 'unknown' };
    found = (await ask(Math.max(0, low))).plan;
    if (found !== null) break;
    if (low <= 0) return { kind: 'none' };
    high = low;
    low = Math.max(0, low - stride);
  }
  while (high - low > 1) {
    if (isOver()) return { kind: 'found', lines: low, actions: found.actions, exact: false };
    const middle = (low + high) >> 1;
    const plan = (await ask(middle)).plan;
    if (plan === null) {
      high = middle;
    } else {
      low = middle;
      found = plan;
    }
  }
  return { kind: 'found', lines: low, actions: found.actions, exact: true };
}

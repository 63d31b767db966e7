// The public tables, fetched now and then while someone looks; and whether there is a server at all.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type TableSummary } from '../link/api';

const everyMs = 8_000;

export type PublicTables = readonly TableSummary[] | 'unknown' | 'no_server';

const tables = signal<PublicTables>('unknown');

export const publicTables = {
  get value(): PublicTables {
    return tables.value;
  },
};

export async function lookForTables(): Promise<void> {
  const answer = await api.publicTables();
  if (answer.ok) {
    // The same list again must not redraw anything under someone's finger.
    if (JSON.stringify(answer.value) !== JSON.stringify(tables.peek())) tables.value = answer.value;
  } else if (answer.error.status !== 429) {
    tables.value = 'no_server'; // one that only answers "not so fast" is there
  }
}

export function useWatchOverTables(): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookForTables();
    };
    look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
}

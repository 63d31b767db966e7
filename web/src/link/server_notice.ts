// What the server's operator has to say to everyone. At a table the connection brings it at once; everywhere else the
// page asks now and then while someone looks.
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api';
import { site } from './site';

const everyMs = 60_000;

const said = signal<string | null>(null);
const putAway = signal<string | null>(null);

export const serverNotice = computed(() => (said.value === putAway.value ? null : said.value));

let heard = 0;

export function hearNotice(text: string | null): void {
  heard += 1;
  said.value = text;
}

// The same words aren't shown again; others are.
export function dismissNotice(): void {
  putAway.value = said.peek();
}

async function look(): Promise<void> {
  const before = heard;
  const answer = await api.site();
  if (answer.ok) site.value = answer.value;
  // What a table has told meanwhile is newer.
  if (answer.ok && heard === before) hearNotice(answer.value.notice);
}

export function useServerNotice(): void {
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, everyMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
}

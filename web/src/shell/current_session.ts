// The session on the screen, and its attributes on the root element (docs/client-hooks.md).
import { effect, signal } from '@preact/signals';
import type { LinkState, Session } from '../game/session';
import { gameWatcher } from '../report/seen_game';

const current = signal<Session | null>(null);

// Returns a function that releases it.
export function showSession(session: Session): () => void {
  current.value = session;
  const stop = gameWatcher.follow(session);
  return () => {
    stop();
    if (current.peek() === session) current.value = null;
  };
}

function wordFor(link: LinkState): string | null {
  switch (link.kind) {
    case 'online':
    case 'reconnecting':
    case 'replaced':
      return link.kind;
    case 'connecting':
    case 'ended':
      return null;
  }
}

// Tests and style sheets look at these attributes: they change together with the session.
export function keepRootHooks(root: HTMLElement): () => void {
  const put = (name: string, value: string | number | null | undefined): void => {
    if (value === null || value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, String(value));
  };
  const stops = [
    effect(() => put('data-link', current.value ? wordFor(current.value.link.value) : null)),
    effect(() => put('data-version', current.value?.version.value)),
    effect(() => put('data-hash', current.value?.hash.value)),
    effect(() => {
      const session = current.value;
      const playing = session?.table.value?.phase === 'playing';
      put('data-talk', playing ? session?.confirmed.value?.talk : null);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

// A number that this browser makes up once and tells every table, so that a server recognises who was removed or banned.
// It says nothing else about anyone, and is gone when the browser's storage is cleared.
import type { Environment } from './environment';

const key = 'magicmaze.browser';

export function browserId(world: Pick<Environment, 'memory' | 'secret'>): string {
  const kept = world.memory.getItem(key);
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const fresh = world.secret();
  world.memory.setItem(key, fresh);
  return fresh;
}

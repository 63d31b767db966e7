// The engine, fetched while the first screen is already painted; whoever needs it waits here.
import engineUrl from 'virtual:engine';
import securityUrl from 'virtual:engine-security';
import { signal } from '@preact/signals';
import type { Engine } from '../engine/engine';

export type EngineDoor =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly engine: Engine }
  | { readonly kind: 'failed' };

const door = signal<EngineDoor>({ kind: 'loading' });

export const engineDoor = {
  get value(): EngineDoor {
    return door.value;
  },
};

export async function loadTheEngine(): Promise<void> {
  door.value = { kind: 'loading' };
  try {
    const module = fetch(engineUrl);
    const { loadEngines } = await import('../engine/load_engines');
    door.value = { kind: 'ready', engine: await loadEngines(module, () => fetch(securityUrl)) };
  } catch (trouble) {
    console.error(trouble);
    door.value = { kind: 'failed' };
  }
}

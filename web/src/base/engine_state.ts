// The engine, fetched while the first screen is already painted; everything that needs it waits here.
import engineUrl from 'virtual:engine';
import securityUrl from 'virtual:engine-security';
import { signal } from '@preact/signals';
import type { Engine } from '../engine/engine';

export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly engine: Engine }
  | { readonly kind: 'failed' };

const state = signal<EngineState>({ kind: 'loading' });

export const engineState = {
  get value(): EngineState {
    return state.value;
  },
};

export async function loadTheEngine(): Promise<void> {
  state.value = { kind: 'loading' };
  try {
    const module = fetch(engineUrl);
    const { loadEngines } = await import('../engine/load_engines');
    state.value = { kind: 'ready', engine: await loadEngines(module, () => fetch(securityUrl)) };
  } catch (trouble) {
    console.error(trouble);
    state.value = { kind: 'failed' };
  }
}

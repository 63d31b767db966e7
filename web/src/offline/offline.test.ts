import { describe, expect, it, vi } from 'vitest';
import { Offline, type OfflineEnvironment } from './offline';

interface Kept {
  waiting: boolean;
  status: number | 'away';
}

function environment({ waiting, status }: Kept) {
  const said: unknown[] = [];
  const listeners: (() => void)[] = [];
  const registration = {
    active: {},
    waiting: waiting ? { postMessage: (word: unknown) => said.push(word) } : null,
    update: vi.fn(async () => undefined),
    unregister: vi.fn(async () => true),
  };
  const deleted: string[] = [];
  const reload = vi.fn();
  const surroundings = {
    workers: {
      register: vi.fn(async () => registration),
      getRegistration: async () => registration,
      addEventListener: (_kind: string, listener: () => void) => listeners.push(listener),
    },
    caches: {
      keys: async () => ['magicmaze-page-1', 'somebody-elses'],
      delete: async (name: string) => deleted.push(name) > 0,
    },
    ask: async () => {
      if (status === 'away') throw new TypeError('fetch failed');
      return { status };
    },
    reload,
  } as unknown as OfflineEnvironment;
  return { surroundings, registration, said, listeners, deleted, reload };
}

describe('the page kept offline', () => {
  it('does nothing if the browser has no workers', async () => {
    const offline = new Offline({ workers: null, caches: null, ask: async () => ({ status: 200 }), reload: () => {} });
    expect(offline.isPossible).toBe(false);
    await offline.keep();
    await offline.forget();
    expect(await offline.arriveHome()).toBe(false);
  });

  it("keeps working if the browser won't store it", async () => {
    const world = environment({ waiting: false, status: 200 });
    const { workers } = world.surroundings;
    if (workers === null || workers === undefined) throw new Error('there are no workers');
    workers.register = async () => Promise.reject(new Error('no room'));
    await new Offline(world.surroundings).keep();
  });

  it('switches to a newer page that is ready, and reloads once it has taken over', async () => {
    const world = environment({ waiting: true, status: 200 });
    expect(await new Offline(world.surroundings).arriveHome()).toBe(true);
    expect(world.said).toEqual(['take over']);
    expect(world.reload).not.toHaveBeenCalled();
    for (const listener of world.listeners) listener();
    expect(world.reload).toHaveBeenCalledOnce();
  });

  it('looks for a newer one and leaves it for the next visit', async () => {
    const world = environment({ waiting: false, status: 200 });
    expect(await new Offline(world.surroundings).arriveHome()).toBe(false);
    expect(world.registration.update).toHaveBeenCalledOnce();
    expect(world.reload).not.toHaveBeenCalled();
  });

  it('stays as it is without a server', async () => {
    const world = environment({ waiting: false, status: 'away' });
    expect(await new Offline(world.surroundings).arriveHome()).toBe(false);
    expect(world.registration.unregister).not.toHaveBeenCalled();
  });

  it('removes itself if the server has no worker', async () => {
    const world = environment({ waiting: false, status: 404 });
    await new Offline(world.surroundings).arriveHome();
    expect(world.registration.unregister).toHaveBeenCalledOnce();
    expect(world.deleted).toEqual(['magicmaze-page-1']);
  });
});

// The page's side of its service worker. Browsers have none over plain http (except localhost), in some private windows
// and in the dev server: then all of this does nothing, and says so where people would look for it.

import { addressOf } from '../base/base_path';

const script = addressOf('/service_worker.js');
const prefix = 'magicmaze-page-';

export interface OfflineEnvironment {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'addEventListener'> | null;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly ask: (path: string) => Promise<{ readonly status: number }>;
  readonly reload: () => void;
}

function browser(): OfflineEnvironment {
  const isBuilt = import.meta.env.PROD && globalThis.isSecureContext === true;
  return {
    workers: isBuilt && 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    caches: isBuilt && 'caches' in globalThis ? caches : null,
    ask: (path) => fetch(path, { method: 'HEAD', cache: 'no-store' }),
    reload: () => location.reload(),
  };
}

export class Offline {
  constructor(private readonly environment: OfflineEnvironment = browser()) {}

  // Whether this browser could keep the page at all.
  get isPossible(): boolean {
    return this.environment.workers !== null;
  }

  // Keeps the page from now on. To be called when everything the first screen needs has arrived.
  async keep(): Promise<void> {
    try {
      await this.environment.workers?.register(script);
    } catch {
      // A full disk, or an unwilling browser: the page works without.
    }
  }

  // On the home screen, where nothing can be lost, a newer page that is ready is shown now; whether there is one is checked
  // for the next visit. True: the page is reloading.
  async arriveHome(): Promise<boolean> {
    try {
      const registration = await this.environment.workers?.getRegistration();
      if (!registration) return false;
      if (registration.waiting && registration.active) {
        this.environment.workers?.addEventListener('controllerchange', () => this.environment.reload(), { once: true });
        registration.waiting.postMessage('take over');
        return true;
      }
      const { status } = await this.environment.ask(script);
      if (status === 404) await this.forget();
      else if (status === 200) await registration.update();
    } catch {
      // No server, no news.
    }
    return false;
  }

  // The server's version has no such worker, or can't talk to this page: nothing kept may get in the
  // way.
  async forget(): Promise<void> {
    try {
      const registration = await this.environment.workers?.getRegistration();
      await registration?.unregister();
      for (const name of (await this.environment.caches?.keys()) ?? []) {
        if (name.startsWith(prefix)) await this.environment.caches?.delete(name);
      }
    } catch {
      // What can't be deleted isn't used either.
    }
  }
}

export const offline = new Offline();

// After the first screen: what it needs goes first.
export function keepPageWhenIdle(): void {
  if (!offline.isPossible) return;
  const later = (): void => void setTimeout(() => void offline.keep(), 2000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

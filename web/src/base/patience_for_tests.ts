// Tests wait for what they expect, not for a time: on a full machine, a part of the page may need seconds to load.
import { vi } from 'vitest';

const waitFor = vi.waitFor.bind(vi);
Object.assign(vi, { waitFor: (...[what, limit = 20_000]: Parameters<typeof waitFor>) => waitFor(what, limit) });

// Files that share a worker must not change it for those after them.
import { vi } from 'vitest';

const refuse = (): never => {
  throw new Error('This needs a worker of its own: name the file in freshTests of vite.config.ts.');
};
Object.assign(vi, { stubGlobal: refuse, useFakeTimers: refuse, mock: refuse, doMock: refuse, resetModules: refuse });

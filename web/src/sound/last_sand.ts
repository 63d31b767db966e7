// What the last thirty seconds sound like: grains once a second, then a heartbeat that gets faster.
export interface LastSand {
  readonly sound: 'grain' | 'heartbeat';
  readonly next: number; // milliseconds until the next check
}

export const lastSandMs = 30_000;
export const heartbeatMs = 10_000;

export function lastSand(sand: number): LastSand | null {
  if (sand <= 0 || sand > lastSandMs) return null;
  if (sand > heartbeatMs) return { sound: 'grain', next: 1000 };
  return { sound: 'heartbeat', next: sand > 5000 ? 1000 : 700 };
}

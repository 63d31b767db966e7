// The way back to one table: its token and the numbers of its requests, kept across reloads. The page makes the token
// itself, so that a join whose answer was lost can be repeated without becoming two people.
import type { Environment } from './environment';

interface Kept {
  readonly token: string;
  readonly n: number; // no number up to this one is used after a reload
  readonly welcome: boolean; // the table knows it
}

const prefix = 'magicmaze.seat.';

export const isSeatKey = (key: string): boolean => key.startsWith(prefix);

const block = 64; // numbers reserved at once: writing to storage at every step would delay the picture

function read(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const { token, n, welcome } = (JSON.parse(text) ?? {}) as Partial<Kept>;
    if (typeof token !== 'string' || !/^[0-9a-f]{32}$/.test(token)) return null;
    return typeof n === 'number' && Number.isSafeInteger(n) ? { token, n, welcome: welcome === true } : null;
  } catch {
    return null;
  }
}

export class SeatKeeper {
  private readonly key: string;
  private kept: Kept;
  private used: number; // the last number that was taken, in this tab

  constructor(
    private readonly world: Pick<Environment, 'memory' | 'secret'>,
    code: string,
  ) {
    this.key = prefix + code;
    this.kept = read(world.memory.getItem(this.key)) ?? this.fresh();
    this.used = this.kept.n;
  }

  get token(): string {
    return this.kept.token;
  }

  // The number that the next request will get.
  get upcoming(): number {
    return this.used + 1;
  }

  takeNumber(): number {
    this.used += 1;
    if (this.used > this.kept.n) this.keep({ ...this.kept, n: this.kept.n + block });
    return this.used;
  }

  // The table has let us in: from now on this is a way back.
  confirm(): void {
    if (!this.kept.welcome) this.keep({ ...this.kept, welcome: true });
  }

  // Another tab has had the seat meanwhile: its numbers are used, and its token is newer.
  refresh(): void {
    const stored = read(this.world.memory.getItem(this.key));
    if (stored === null || (stored.token === this.kept.token && stored.n <= this.kept.n)) return;
    this.kept = stored;
    this.used = stored.n;
  }

  // Gone for good; coming again means being someone new.
  forget(): void {
    this.world.memory.removeItem(this.key);
    this.kept = { token: this.world.secret(), n: 0, welcome: false };
    this.used = 0;
  }

  private fresh(): Kept {
    const kept = { token: this.world.secret(), n: 0, welcome: false };
    this.keep(kept);
    return kept;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.world.memory.setItem(this.key, JSON.stringify(kept));
  }
}

// Proof for the server that this browser has been at that table before; null if it hasn't.
export function tokenAt(memory: Environment['memory'], code: string): string | null {
  const kept = read(memory.getItem(prefix + code));
  return kept?.welcome === true ? kept.token : null;
}

// Whether this browser has been at that table before.
export function hasSeat(memory: Environment['memory'], code: string): boolean {
  return read(memory.getItem(prefix + code))?.welcome ?? false;
}

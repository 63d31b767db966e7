// Two modules behind one interface: the base game's engine, which is there at once, and the one with the expansion,
// which is loaded when a game needs it. A game's own words say which of them it needs.
import type { Deal, Engine, Flaw, LocalGame, Position } from './engine';

// Modules in play, or a tile with the expansion's back: the base game's engine can't handle either.
const isExpansion = (ruleset: string): boolean => / modules=M|\*/.test(ruleset);

export class TwoEngines implements Engine {
  private security: Engine | null = null;
  private coming: Promise<void> | null = null;

  constructor(
    private readonly base: Engine,
    private readonly load: () => Promise<Engine>,
  ) {}

  get versions(): Engine['versions'] {
    return this.base.versions;
  }
  get signature(): string {
    return this.base.signature;
  }
  get catalog(): Engine['catalog'] {
    return this.base.catalog;
  }

  // A failed load can be tried again.
  expand(): Promise<void> {
    this.coming ??= this.load().then(
      (engine) => {
        this.security = engine;
      },
      (trouble: unknown) => {
        this.coming = null;
        throw trouble;
      },
    );
    return this.coming;
  }

  takes(ruleset: string): boolean {
    return this.security !== null || !isExpansion(ruleset);
  }

  open(ruleset: string, position: string): Position | null {
    return (isExpansion(ruleset) ? this.security : this.base)?.open(ruleset, position) ?? null;
  }

  deal(deal: Deal): LocalGame | Flaw {
    return this.engineFor(deal).deal(deal);
  }

  check(deal: Omit<Deal, 'seed'>): Flaw | null {
    return this.engineFor(deal).check(deal);
  }

  private engineFor(deal: Omit<Deal, 'seed'>): Engine {
    return (deal.game === undefined && deal.modules === undefined ? null : this.security) ?? this.base;
  }
}

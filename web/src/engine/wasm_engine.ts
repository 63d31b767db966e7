// The engine of engine.ts, implemented by the WebAssembly module that is built from the server's own rules.
import type { Catalog } from './catalog';
import { dealWords } from './deal_words';
import type { Deal, Engine, Flaw, Happened, LocalGame, Position, Versions } from './engine';
import type { GameEvent, Legal, Refusal, State } from './position';
import type { TokenAction } from './security_position';
import { EngineError, loadModule, type WasmModule, type WasmSource } from './wasm_module';
import type { ActionText, Pawn, Place } from './words';

// Whole milliseconds, as the module expects them; anything else becomes a time that it refuses.
function milliseconds(at: number): number {
  const whole = Math.floor(at);
  return whole >= 0 && whole <= 0x7fffffff ? whole : -1;
}

function seatNumber(seat: number): number {
  return Number.isInteger(seat) && seat >= 0 && seat <= 255 ? seat : -1;
}

function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}

// The module's answers are its contract, checked by its own tests; here they get their types.
function opened(answer: unknown): number {
  return (answer as { readonly handle: number }).handle;
}

class WasmPosition implements Position {
  constructor(
    private readonly module: WasmModule,
    private readonly handle: number,
  ) {}

  state(at: number): State {
    return this.module.ask('state', [this.handle, milliseconds(at)]) as State;
  }

  hash(): string {
    return this.module.ask('hash', [this.handle]) as string;
  }

  legal(seat: number, at: number): readonly Legal[] {
    return this.module.ask('legal', [this.handle, seatNumber(seat), milliseconds(at)]) as readonly Legal[];
  }

  tokens(seat: number): readonly TokenAction[] {
    return this.module.ask('tokens', [this.handle, seatNumber(seat)]) as readonly TokenAction[];
  }

  why(seat: number, pawn: Pawn, to: Place): { readonly action: ActionText } | Refusal {
    const answer = this.module.ask('why', [this.handle, seatNumber(seat)], `${pawn} ${to}`);
    return answer as { readonly action: ActionText } | Refusal;
  }

  fold(events: readonly string[]): readonly GameEvent[] | null {
    const answer = this.module.ask('fold', [this.handle], events.join('; '));
    return (answer as { readonly events: readonly GameEvent[] | null }).events;
  }

  foresee(seat: number, at: number, action: ActionText): readonly GameEvent[] | Refusal {
    const numbers = [this.handle, seatNumber(seat), milliseconds(at)];
    const answer = this.module.ask('foresee', numbers, action) as { readonly events: readonly GameEvent[] } | Refusal;
    return isRefusal(answer) ? answer : answer.events;
  }

  copy(): Position {
    return new WasmPosition(this.module, opened(this.module.ask('copy', [this.handle])));
  }

  close(): void {
    this.module.ask('close', [this.handle]);
  }
}

class WasmGame implements LocalGame {
  readonly ruleset: string;

  constructor(
    private readonly module: WasmModule,
    private readonly handle: number,
  ) {
    this.ruleset = module.ask('ruleset', [handle]) as string;
  }

  get position(): string {
    return this.module.ask('position', [this.handle]) as string;
  }

  act(seat: number, at: number, action: ActionText): Happened | Refusal {
    const numbers = [this.handle, seatNumber(seat), milliseconds(at)];
    return this.module.ask('act', numbers, action) as Happened | Refusal;
  }

  advance(at: number): Happened | null {
    const happened = this.module.ask('advance', [this.handle, milliseconds(at)]) as Happened;
    return happened.events.length > 0 ? happened : null;
  }

  close(): void {
    this.module.ask('close', [this.handle]);
  }
}

class WasmEngine implements Engine {
  readonly versions: Versions;
  private cardboard: Catalog | null = null;
  private signed: string | null = null;

  constructor(private readonly module: WasmModule) {
    this.versions = module.ask('versions') as Versions;
  }

  // The catalog and the signature take some milliseconds, so they wait until someone needs them.
  get catalog(): Catalog {
    return (this.cardboard ??= this.module.ask('catalog') as Catalog);
  }

  get signature(): string {
    return (this.signed ??= this.module.ask('signature') as string);
  }

  expand(): Promise<void> {
    return Promise.resolve();
  }

  takes(): boolean {
    return true;
  }

  open(ruleset: string, position: string): Position | null {
    try {
      return new WasmPosition(this.module, opened(this.module.ask('open_view', [], `${ruleset}\n${position}`)));
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  deal(deal: Deal): LocalGame | Flaw {
    try {
      const answer = this.module.ask('open_game', [], dealWords(deal)) as { readonly handle: number } | Flaw;
      return 'refused' in answer ? answer : new WasmGame(this.module, answer.handle);
    } catch (error) {
      if (error instanceof EngineError) return { refused: 'NotADeal', rule: null, text: error.message };
      throw error;
    }
  }

  check(deal: Omit<Deal, 'seed'>): Flaw | null {
    return this.module.ask('check', [], dealWords(deal)) as Flaw | null;
  }
}

export async function loadEngine(source: WasmSource): Promise<Engine> {
  return new WasmEngine(await loadModule(source));
}

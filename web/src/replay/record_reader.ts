// The module for records behind a typed interface; src/wasm/replay.h of the engine says what its answers mean.
import type { GameEvent, Legal, State } from '../engine/position';
import type { Ability, Pawn, Place } from '../engine/words';
import { EngineError, loadModule, type WasmModule, type WasmSource } from '../engine/wasm_module';

export interface RecordLine {
  readonly at: number;
  readonly seat: number | null; // null: the table itself
  readonly kind: string;
  readonly ability: Ability | null;
  readonly events: readonly GameEvent[];
}

export interface Recording {
  readonly engine: string; // that wrote it
  readonly name: string; // of a custom scenario
  readonly seats: number;
  readonly pace_ms: number; // from action to action
  readonly lines: readonly RecordLine[];
}

export interface RecordProblem {
  readonly problem: string; // English, for the author of the file
  readonly line: number; // from 1; 0: no line in particular
}

export interface Wait {
  readonly ability: Ability;
  readonly ms: number;
  readonly longest: { readonly line: number; readonly since: number; readonly until: number };
}

export interface Tug {
  readonly pawn: Pawn;
  readonly first: number;
  readonly last: number;
  readonly pulls: number;
}

export interface Footfall {
  readonly at: Place;
  readonly times: Readonly<Partial<Record<Pawn, number>>>;
}

export interface Afterwards {
  readonly waits: readonly Wait[];
  readonly knocks: readonly { readonly given: number; readonly received: number }[]; // by seat
  readonly tugs: readonly Tug[];
  readonly footfalls: readonly Footfall[];
}

export class RecordReader {
  constructor(private readonly module: WasmModule) {}

  static async load(source: WasmSource): Promise<RecordReader> {
    return new RecordReader(await loadModule(source));
  }

  // Replaces the one before.
  open(text: string): Recording | RecordProblem {
    try {
      return this.module.ask('open_record', [], text) as Recording | RecordProblem;
    } catch (trouble) {
      if (trouble instanceof EngineError) return { problem: trouble.message, line: 0 };
      throw trouble;
    }
  }

  // What everyone could see after this many lines.
  state(lines: number, at: number): State {
    return this.module.ask('record_state', [lines, Math.floor(at)]) as State;
  }

  legal(lines: number, seat: number, at: number): readonly Legal[] {
    return this.module.ask('record_legal', [lines, seat, Math.floor(at)]) as readonly Legal[];
  }

  afterwards(): Afterwards {
    return this.module.ask('afterwards') as Afterwards;
  }
}

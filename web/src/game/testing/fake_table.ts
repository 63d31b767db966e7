// The server's side of a table, played by a test: it remembers versions, hashes and people, and sends what the test
// says.
import type { Pawn } from '../../engine/words';
import type { Envelope, GameStart, Member, Snapshot, Table } from '../../link/messages';
import { fakeEngine, hashOf, movedText, street, type Street } from './fake_engine';

function member(id: number, name: string): Member {
  return {
    id,
    name,
    kind: 'person',
    part: 'player',
    chair: id - 1,
    ready: true,
    here: true,
    quality: 'good',
    left: null,
  };
}

export class FakeTable {
  v = 7;
  at = 0;
  number = 1;
  pawns: Street = street({ yellow: 'b', purple: 'f' });
  table: Table = {
    code: 'ABC234',
    phase: 'playing',
    host: 1,
    locked: false,
    allow_setup: false,
    choice: {
      scenario: 'S1',
      seats: 0,
      side: null,
      level: null,
      sand_ms: null,
      free_talk: false,
      pairs: false,
      public: false,
      pauses: true,
    },
    members: [member(1, 'Ana'), member(2, 'Bo')],
    ring: [
      { chair: 0, owner: 1, holder: 1 },
      { chair: 1, owner: 2, holder: 2 },
    ],
    seats: 2,
    games: 1,
    countdown_ms: null,
    clock: 'running',
    result: null,
    record: null,
  };

  get hash(): string {
    return hashOf(this.pawns);
  }

  welcome(id = 1): { readonly welcome: { protocol: number; member: number; token: null; code: string } } {
    return { welcome: { protocol: 1, member: id, token: null, code: 'ABC234' } };
  }

  game(): GameStart {
    const position = fakeEngine.open('street', JSON.stringify(this.pawns));
    if (position === null) throw new Error('no such street');
    const state = position.state(this.at);
    position.close();
    return { number: this.number, ruleset: 'street', state, position: JSON.stringify(this.pawns) };
  }

  snapshot(): { readonly snapshot: Snapshot } {
    const isLaid = this.table.games > 0;
    return {
      snapshot: {
        v: this.v,
        now: isLaid ? this.at : null,
        table: this.table,
        game: isLaid ? this.game() : null,
        hash: isLaid ? this.hash : null,
      },
    };
  }

  // A pawn has moved, and this is the line that reports it.
  moves(by: number, n: number | null, pawn: Pawn, to: string, at = this.at): Envelope {
    const from = this.pawns[pawn] ?? '?';
    this.pawns = { ...this.pawns, ...street({ [pawn]: to }) };
    this.at = at;
    this.v += 1;
    return { v: this.v, at, by, seat: by - 1, n, events: [movedText(pawn, from, to)], hash: this.hash };
  }

  // Something about the table has changed.
  becomes(change: Partial<Table>, by: number | null = null, n: number | null = null): Envelope {
    this.table = { ...this.table, ...change };
    this.v += 1;
    const isLaid = this.table.games > 0;
    return {
      v: this.v,
      at: isLaid ? this.at : null,
      by,
      seat: null,
      n,
      events: ['fact'],
      hash: isLaid ? this.hash : null,
      table: this.table,
    };
  }

  // A new game.
  begins(): Envelope {
    this.number += 1;
    this.at = 0;
    const began = { phase: 'playing', clock: 'running', countdown_ms: null, games: this.number, result: null } as const;
    const line = this.becomes(began);
    return { ...line, hash: this.hash, at: 0, game: this.game() };
  }
}

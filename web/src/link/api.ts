// The server's HTTP side: tables are opened, listed and looked up. Errors are values, never thrown.
import { addressOf } from '../base/base_path';
import { crewInit } from '../base/crew';
import type { Choice, Teammates } from './messages';

export interface ApiError {
  readonly error: string; // "NoSuchTable"; "Unreachable" without an answer, "NotUnderstood" with a strange one
  readonly status: number; // 0 without an answer
  readonly text: string; // English, for logs
  readonly retry_after_ms: number | null;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

// What a table starts with: the choice, and teammates in the chairs after the first.
export interface Opening extends Partial<Choice> {
  readonly teammates?: Partial<Teammates> & { readonly count: number };
  readonly crew?: string; // its secret
  readonly heist?: boolean; // the one of the day
  readonly race?: string; // a finished game whose deal is played
}

export interface NewTable {
  readonly code: string;
  readonly link: string;
}

export interface TableSummary {
  readonly code: string;
  readonly phase: 'gathering' | 'counting' | 'playing';
  readonly scenario: string;
  readonly players: number;
  readonly spectators: number;
  readonly free_seats: number;
  readonly locked: boolean;
  readonly public: boolean;
  readonly host: string;
  readonly teammates?: number; // of the players
  readonly heist?: string | null; // the day whose heist is played here
  readonly race?: string | null; // the record that is raced
}

// Free chairs for someone who joins now: a teammate makes room.
export function roomAt(table: TableSummary): number {
  return table.free_seats + (table.teammates ?? 0);
}

export interface OwnCrew {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

// What the Book knows about a game.
interface BookLine {
  readonly record: string | null;
  readonly names: readonly string[] | null; // by seat
  readonly faces?: readonly number[] | null;
}

// Who played a game, seat by seat, and with which avatars, as far as that is known.
export interface PlayersOfGame {
  readonly names: readonly string[];
  readonly faces: readonly number[];
}

export interface ServerVersions {
  readonly engine: string;
  readonly protocol: number;
  readonly rules: number;
  readonly catalog: number;
  readonly record: number;
  readonly signature?: string;
}

// For my seat in a finished game.
export interface NameKey {
  readonly record: string;
  readonly seat: number; // counted from 1
  readonly key: string;
}

// What this server says about itself.
export interface Site {
  readonly notice: string | null; // from its operator to everyone, now
  readonly name?: string | null;
  readonly contact?: string | null; // links
  readonly imprint?: string | null;
  readonly privacy?: string | null; // none: this server's own page
  readonly message?: string | null; // of the day
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

type Body = Readonly<Record<string, unknown>>;

// The fields of an answer; none if it isn't an object.
function fieldsOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

function errorIn(response: Response, body: unknown): ApiError {
  const { error, text } = fieldsOf(body);
  return {
    error: !response.ok && typeof error === 'string' ? error : 'NotUnderstood',
    status: response.status,
    text: typeof text === 'string' ? text : `status ${response.status}`,
    retry_after_ms: retryAfter(response),
  };
}

export class Api {
  constructor(private readonly fetch: Fetch = (path, init) => globalThis.fetch(addressOf(path), init)) {}

  createTable(opening: Opening = {}): Promise<Answer<NewTable>> {
    return this.ask<NewTable>('/api/tables', ['code', 'link'], { method: 'POST', body: JSON.stringify(opening) });
  }

  async publicTables(): Promise<Answer<readonly TableSummary[]>> {
    const answer = await this.ask<{ tables: readonly TableSummary[] }>('/api/tables', ['tables']);
    return answer.ok ? { ok: true, value: answer.value.tables } : answer;
  }

  // With a member's token it is answered even if too many wrong codes came from this address.
  lookAtTable(code: string, token: string | null = null): Promise<Answer<TableSummary>> {
    const init = token === null ? undefined : { headers: { Authorization: `Bearer ${token}` } };
    return this.ask<TableSummary>(`/api/tables/${encodeURIComponent(code)}`, ['code', 'phase'], init);
  }

  // What lets me take my name out of the table's last game; null fields if I held no seat when it ended.
  nameKey(code: string, token: string): Promise<Answer<NameKey | { readonly record: null }>> {
    const init = { headers: { Authorization: `Bearer ${token}` } };
    return this.ask<NameKey | { readonly record: null }>(
      `/api/tables/${encodeURIComponent(code)}/name-key`,
      ['record', 'seat', 'key'],
      init,
    );
  }

  forgetName(
    record: string,
    { seat, key }: Pick<NameKey, 'seat' | 'key'>,
  ): Promise<Answer<{ readonly done: boolean }>> {
    const init = { method: 'POST', body: JSON.stringify({ seat, key }) };
    return this.ask(`/api/records/${encodeURIComponent(record)}/forget-name`, ['done'], init);
  }

  version(): Promise<Answer<ServerVersions>> {
    return this.ask<ServerVersions>('/api/version', ['engine', 'protocol']);
  }

  site(): Promise<Answer<Site>> {
    return this.ask<Site>('/api/site', ['notice']);
  }

  // The crew this browser plays for.
  crew(): Promise<Answer<OwnCrew>> {
    return this.ask<OwnCrew>('/api/crews', ['name', 'games', 'won'], crewInit());
  }

  // The record of a finished game, as text.
  async record(name: string): Promise<Answer<string>> {
    try {
      const response = await this.fetch(`/api/records/${encodeURIComponent(name)}`, crewInit());
      if (response.ok) return { ok: true, value: await response.text() };
      return { ok: false, error: errorIn(response, await response.json().catch(() => null)) };
    } catch (trouble) {
      return { ok: false, error: { error: 'Unreachable', status: 0, text: String(trouble), retry_after_ms: null } };
    }
  }

  // Who played a game that is in the Book, seat by seat; nobody if it isn't there or nobody may be named. A private
  // table's players are only shown to its crew.
  async playersOf(record: string): Promise<PlayersOfGame> {
    for (const of of crewInit() === undefined ? ['all'] : ['crew', 'all']) {
      const path = `/api/book?of=${of}&record=${encodeURIComponent(record)}&most=1`;
      const answer = await this.ask<{ readonly entries: readonly BookLine[] }>(path, ['entries'], crewInit());
      const found = answer.ok ? answer.value.entries.find((entry) => entry.record === record) : undefined;
      if (Array.isArray(found?.names)) return { names: found.names, faces: found.faces ?? [] };
    }
    return { names: [], faces: [] };
  }

  private async ask<T>(path: string, fields: readonly string[], init?: RequestInit): Promise<Answer<T>> {
    let response: Response;
    try {
      response = await this.fetch(path, init);
    } catch (trouble) {
      return { ok: false, error: { error: 'Unreachable', status: 0, text: String(trouble), retry_after_ms: null } };
    }
    let body: unknown = null;
    try {
      body = await response.json();
    } catch {
      // Not JSON: a strange answer.
    }
    if (response.ok && fields.every((field) => field in fieldsOf(body))) return { ok: true, value: body as T };
    return { ok: false, error: errorIn(response, body) };
  }
}

export const api = new Api();

// What the server tells about the Book, crews and heists. What goes wrong is a value, never thrown.
import { addressOf } from '../base/base_path';
import { crewInit } from '../base/crew';
import type { Answer } from '../link/api';

export interface Entry {
  readonly record: string | null;
  readonly scenario: string;
  readonly level: number;
  readonly seats: number;
  readonly timer_spaces_used: number;
  readonly left_ms: number | null;
  readonly game_ms: number;
  readonly ended: number; // seconds since 1970
  readonly marks: readonly string[];
  readonly teammates: readonly number[];
  readonly crew: string | null;
  readonly names: readonly string[] | null;
}

export interface Cell {
  readonly scenario: string;
  readonly level: number;
  readonly entries: number;
  readonly apart: number;
  readonly fewest_spaces: number | null;
}

export interface Question {
  readonly of: 'all' | 'crew';
  readonly scenario?: string;
  readonly level?: number;
  readonly seats?: number;
  readonly apart?: 'yes' | 'no';
  readonly from?: number;
  readonly most?: number;
}

export interface Page {
  readonly entries: readonly Entry[];
  readonly from: number;
  readonly more: boolean;
}

export interface Achieved {
  readonly achievement: string; // ACH-13
  readonly record: string | null; // the game that proves it
}

// What everybody may know of a crew.
export interface Deeds {
  readonly name: string;
  readonly achievements: readonly Achieved[];
}

export interface CrewCard extends Deeds {
  readonly founded: number;
  readonly games: number;
  readonly won: number;
}

export interface Heist {
  readonly day: string;
  readonly scenario: string;
  readonly ends: number;
  readonly over: boolean;
  readonly mine: 'not_tried' | 'begun' | 'finished';
  readonly board: readonly {
    readonly outcome: 'won' | 'lost' | 'given_up' | null;
    readonly mine: boolean;
    readonly entry: Entry;
  }[];
}

export function queryOf(question: Question): string {
  const parts = Object.entries(question).filter(([, value]) => value !== undefined);
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

async function ask<T>(path: string, init: RequestInit | undefined = crewInit()): Promise<Answer<T>> {
  try {
    const response = await fetch(addressOf(path), init);
    const body = (await response.json()) as T & { readonly error?: string; readonly text?: string };
    if (response.ok) return { ok: true, value: body };
    const { error = 'NotUnderstood', text = '' } = body;
    return { ok: false, error: { error, text, status: response.status, retry_after_ms: null } };
  } catch (trouble) {
    return { ok: false, error: { error: 'Unreachable', status: 0, text: String(trouble), retry_after_ms: null } };
  }
}

export const bookApi = {
  entries: (question: Question): Promise<Answer<Page>> => ask(`/api/book?${queryOf(question)}`),
  grid: (of: Question['of']): Promise<Answer<{ readonly cells: readonly Cell[] }>> => ask(`/api/book/grid?of=${of}`),
  crew: (): Promise<Answer<CrewCard>> => ask('/api/crews'),
  deeds: (record: string): Promise<Answer<Deeds>> => ask(`/api/deeds/${encodeURIComponent(record)}`),
  heist: (day: string | null): Promise<Answer<Heist>> => ask(day === null ? '/api/heist' : `/api/heist?day=${day}`),
  found: (name: string): Promise<Answer<{ readonly secret: string }>> =>
    ask('/api/crews', { method: 'POST', body: JSON.stringify({ name }) }),
};

// A link cannot show who asks, so the file is fetched first and then given to the person.
export async function keepCopy(form: 'csv' | 'json', question: Question): Promise<boolean> {
  try {
    const response = await fetch(addressOf(`/api/book.${form}?${queryOf(question)}`), crewInit());
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `great-book.${form}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}

// What the server says about the Book, crews and heists. Errors are values, never thrown.
import { addressOf } from '../base/base_path';
import { crewInit, shown } from '../base/crew';
import { saveFile } from '../base/save_file';
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
  readonly faces?: readonly number[] | null; // the avatars of the seats; older games have none
}

export interface Cell {
  readonly scenario: string;
  readonly level: number;
  readonly entries: number;
  readonly apart: number;
  readonly fewest_spaces: number | null;
  readonly best_crew: string | null; // whose win that is
  readonly best_names: readonly string[] | null;
}

export interface Question {
  readonly of: 'all' | 'crew';
  readonly crew_of?: string; // a game: the entries of the crew that won it
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

// What is public about a crew.
export interface CrewAchievements {
  readonly name: string;
  readonly achievements: readonly Achieved[];
}

export interface CrewCard extends CrewAchievements {
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
  crew: (secret: string): Promise<Answer<CrewCard>> => ask('/api/crews', shown(secret)),
  achievements: (record: string): Promise<Answer<CrewAchievements>> =>
    ask(`/api/achievements/${encodeURIComponent(record)}`),
  heist: (day: string | null): Promise<Answer<Heist>> => ask(day === null ? '/api/heist' : `/api/heist?day=${day}`),
  found: (name: string): Promise<Answer<{ readonly secret: string }>> =>
    ask('/api/crews', { method: 'POST', body: JSON.stringify({ name }) }),
};

// The server returns this many entries at a time, and doesn't say whether there are more.
const mostInPart = 10_000;
const mostParts = 50;

type Form = 'csv' | 'json';

// Line by line; a line break inside a quoted name doesn't count.
function rowsOf(form: Form, text: string): readonly string[] {
  if (form === 'csv') return text.match(/(?:"[^"]*"|[^"\r\n])+/g) ?? [];
  return (JSON.parse(text) as Page).entries.map((entry) => JSON.stringify(entry));
}

const mostTries = 5;
const usualPauseS = 60;

// Each address gets a limited number of parts per minute; beyond that, the server says when to ask again.
async function fetchPart(address: string): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const response = await fetch(address, crewInit());
    if (response.ok) return response.text();
    if (response.status !== 429) return null;
    const seconds = Number(response.headers.get('Retry-After') ?? usualPauseS) || usualPauseS;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
  return null;
}

// All of it, part by part; null if one of them couldn't be fetched.
export async function wholeCopy(form: Form, question: Question): Promise<string | null> {
  const rows = new Set<string>(); // the head of each part is the same, and so is what a new entry moves into the next part
  let isWhole = false;
  for (let part = 0; part < mostParts && !isWhole; part += 1) {
    const query = queryOf({ ...question, from: part * mostInPart, most: mostInPart });
    const text = await fetchPart(addressOf(`/api/book.${form}?${query}`));
    if (text === null) return null;
    const found = rowsOf(form, text);
    for (const row of found) rows.add(row);
    isWhole = found.length - (form === 'csv' ? 1 : 0) < mostInPart;
  }
  if (form === 'csv') return [...rows, ''].join('\r\n');
  return `{"entries":[${[...rows].join()}],"from":0,"more":${!isWhole}}`;
}

// A link can't show who asks, so the file is fetched first and then saved.
export async function keepCopy(form: Form, question: Question): Promise<boolean> {
  try {
    const copy = await wholeCopy(form, question);
    if (copy === null) return false;
    const type = form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
    saveFile(copy, type, `great-book.${form}`);
    return true;
  } catch {
    return false;
  }
}

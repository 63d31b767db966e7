// Frames of the websocket and the lines in them, in both directions.
import type { Pawn } from '../engine/words';
import type { FromServer, TableRequest } from './messages';

export const protocolVersion = 1;
export const mostLinesInFrame = 16;
export const mostUnanswered = 16;
export const repeatWithinMs = 2_000;

// A line that isn't a JSON object differs from one of an unknown kind: the latter may come from a newer server.
export function readFrame(frame: string): readonly (FromServer | 'not_understood')[] {
  const lines: (FromServer | 'not_understood')[] = [];
  for (const line of frame.split('\n')) {
    if (line.trim() === '') continue;
    try {
      const value: unknown = JSON.parse(line);
      lines.push(typeof value === 'object' && value !== null ? (value as FromServer) : 'not_understood');
    } catch {
      lines.push('not_understood');
    }
  }
  return lines;
}

// As few frames as the server's limit of lines allows.
export function framesOf(lines: readonly string[]): readonly string[] {
  const frames: string[] = [];
  for (let i = 0; i < lines.length; i += mostLinesInFrame) frames.push(lines.slice(i, i + mostLinesInFrame).join('\n'));
  return frames;
}

export interface Joining {
  readonly name: string;
  readonly as: 'player' | 'spectator';
  readonly kind?: 'person' | 'screen'; // a person, if it isn't said
  readonly delay?: number; // seconds: the server shows everything this much later
}

export function joinLine({ name, as, kind = 'person' }: Joining, token: string, browser: string): string {
  return JSON.stringify({ t: 'join', name, as, kind, token, browser });
}

export function backLine(token: string, seen: number | null, browser: string): string {
  return JSON.stringify(seen === null ? { t: 'back', token, browser } : { t: 'back', token, seen, browser });
}

export function requestLine(n: number, body: TableRequest): string {
  return JSON.stringify({ ...body, n });
}

export function hintLine(pawn: Pawn | null): string {
  return JSON.stringify({ t: 'hint', pawn });
}

export const timeLine = '{"t":"time"}';
export const iceLine = '{"t":"ice"}';
export const snapshotLine = '{"t":"snapshot"}';

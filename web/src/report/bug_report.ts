// A bug report as one text: what the person says, what the page is, what went wrong recently and what it saw of the game.
import type { LoggedError } from './error_log';
import type { SeenGame } from './seen_game';

export interface ReportFacts {
  readonly words: string; // the person's own
  readonly now: Date;
  readonly engine: string | null; // "0.1.0 signature"
  readonly build: string | null;
  readonly protocol: number;
  readonly browser: string;
  readonly languages: readonly string[];
  readonly window: string; // "1440x900 at 2"
  readonly place: string; // the path of the screen
  readonly errors: readonly LoggedError[];
  readonly game: SeenGame | null;
  readonly record: string | null; // the whole record, once the game is over
}

// A path names the screen; a table's code in it would let strangers in.
export function withoutCode(text: string): string {
  return text.replace(/\/t\/[\w-]+/g, '/t/…');
}

function gameLines(game: SeenGame): readonly string[] {
  const { lines, state, ...rest } = game;
  return [JSON.stringify(rest), `state ${JSON.stringify(state)}`, ...lines.map((line) => JSON.stringify(line))];
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return ['', `== ${title} ==`, ...(lines.length === 0 ? ['none'] : lines)];
}

export function reportText(facts: ReportFacts): string {
  return [
    'Magic Maze Online: bug report',
    ...part('What happened', [facts.words.trim() === '' ? '(nothing written)' : facts.words.trim()]),
    ...part('Where', [
      `time ${facts.now.toISOString()}`,
      `engine ${facts.engine ?? 'not loaded'}`,
      `page ${facts.build ?? 'unbuilt'}, protocol ${facts.protocol}`,
      `browser ${facts.browser}`,
      `languages ${facts.languages.join(', ')}`,
      `window ${facts.window}`,
      `screen ${withoutCode(facts.place)}`,
    ]),
    ...part(
      'Latest errors on the page',
      facts.errors.map(({ at, what }) => `${at} ${withoutCode(what)}`),
    ),
    ...part('The game as everyone saw it', facts.game === null ? [] : gameLines(facts.game)),
    ...part('The replay file of the finished game', facts.record === null ? [] : [facts.record.trimEnd()]),
    '',
  ].join('\n');
}

export function reportFileName(now: Date): string {
  return `magicmaze-report-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.txt`;
}

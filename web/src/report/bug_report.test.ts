import { beforeEach, describe, expect, it } from 'vitest';
import { reportFileName, reportText, type ReportFacts } from './bug_report';
import { forgetErrors, logErrorsOf, lastErrors, logError } from './error_log';

const facts: ReportFacts = {
  words: '  The elf went through a wall.  ',
  now: new Date('2026-11-16T01:02:03Z'),
  engine: '0.1.0 0123456789abcdef',
  build: 'abc123',
  protocol: 1,
  browser: 'A browser',
  languages: ['de', 'en'],
  window: '1440x900 at 2',
  place: '/t/GV5B3E',
  errors: [{ at: '2026-11-16T01:00:00Z', what: 'TypeError: x at https://maze.example.org/t/GV5B3E:1' }],
  game: {
    kind: 'remote',
    link: 'online',
    version: 8,
    hash: '4a208c7d8fb8a817',
    seat: 1,
    phase: 'gathering',
    record: 'r1',
    state: { outcome: 'lost' },
    lines: [{ v: 8, at: 2350, seat: 0, events: [] }],
  },
  record: 'magicmaze-record 1 engine=0.1.0\n1 597 s1 draw\n',
};

describe('a bug report', () => {
  it('says what happened, where, and how it came to that', () => {
    const text = reportText(facts);
    for (const part of [
      'The elf went through a wall.',
      'engine 0.1.0 0123456789abcdef',
      'page abc123',
      'A browser',
      'TypeError: x',
      '"hash":"4a208c7d8fb8a817"',
      'state {"outcome":"lost"}',
      '{"v":8,"at":2350,"seat":0,"events":[]}',
      '1 597 s1 draw',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('works without a game too', () => {
    const text = reportText({ ...facts, words: '', game: null, record: null, errors: [], engine: null, build: null });
    expect(text).toContain('(nothing written)');
    expect(text).toContain('engine not loaded');
    expect(text.match(/^none$/gm)).toHaveLength(3);
  });

  it('does not reveal the way to the table', () => {
    expect(reportText(facts)).not.toContain('GV5B3E');
    expect(reportText(facts)).toContain('screen /t/…');
    expect(reportText({ ...facts, place: '/rules/B-MOVE-2' })).toContain('screen /rules/B-MOVE-2');
  });

  it('is a file with its own name', () => {
    expect(reportFileName(facts.now)).toBe('magicmaze-report-2026-11-16-01-02-03.txt');
  });
});

describe('the latest errors', () => {
  beforeEach(forgetErrors);

  it('are kept, up to twenty and with limited length', () => {
    for (let i = 0; i < 25; ++i) logError(`error ${i}`);
    expect(lastErrors()).toHaveLength(20);
    expect(lastErrors()[0]?.what).toBe('error 5');
    logError('x'.repeat(5_000));
    expect(lastErrors().at(-1)?.what).toHaveLength(1_500);
  });

  it('are the uncaught ones', () => {
    const page = new EventTarget();
    const stop = logErrorsOf(page as Window);
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('planted'), message: 'planted' }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'promised' }));
    stop();
    page.dispatchEvent(Object.assign(new Event('error'), { message: 'later' }));
    expect(lastErrors().map(({ what }) => what)).toEqual([expect.stringContaining('planted'), 'promised']);
  });
});

import { render } from 'preact';
import { beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest';
import { loadBookTexts } from '../text/book';
import { bookApi, type Entry, type Page, type Question } from './book_api';
import { EntryList } from './entry_list';

beforeAll(loadBookTexts);
const place = document.createElement('div');
beforeEach(() => document.body.append(place));
afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
});

function entry(crew: string): Entry {
  const nothing = {
    scenario: 'S1',
    level: 9,
    seats: 2,
    timer_spaces_used: 1,
    left_ms: 254_400,
    game_ms: 1,
    ended: 1,
    marks: [],
    teammates: [],
    names: null,
  };
  return { ...nothing, record: crew, crew };
}

const names = (): readonly string[] => [...place.querySelectorAll('strong')].map((name) => name.textContent ?? '');

it('a late answer to "more" does not end up in another list', async () => {
  const answers: ((page: Page) => void)[] = [];
  const asked: Question[] = [];
  vi.spyOn(bookApi, 'entries').mockImplementation((question) => {
    asked.push(question);
    return new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
  });
  render(<EntryList question={{ of: 'all' }} />, place);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ entries: [entry('Foxes')], from: 0, more: true });
  await vi.waitFor(() => expect(place.querySelector('ol ~ button')).not.toBeNull());
  place.querySelector<HTMLElement>('ol ~ button')?.click();
  await vi.waitFor(() => expect(asked.at(-1)?.from).toBe(1));

  render(<EntryList question={{ of: 'all', scenario: 'S3' }} />, place);
  await vi.waitFor(() => expect(asked.at(-1)?.scenario).toBe('S3'));
  answers[2]?.({ entries: [entry('Badgers')], from: 0, more: false });
  await vi.waitFor(() => expect(names()).toEqual(['Badgers']));
  answers[1]?.({ entries: [entry('Owls')], from: 1, more: true });
  await new Promise((resolve) => setTimeout(resolve, 50)); // the late answer has been looked at by then
  expect(names()).toEqual(['Badgers']);
  expect(place.querySelector('ol ~ button')).toBeNull();
});

it('pressing "more" twice shows the next page once', async () => {
  const answers: ((page: Page) => void)[] = [];
  vi.spyOn(bookApi, 'entries').mockImplementation(
    () => new Promise((resolve) => answers.push((value) => resolve({ ok: true, value }))),
  );
  render(<EntryList question={{ of: 'all' }} />, place);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ entries: [entry('Foxes')], from: 0, more: true });
  await vi.waitFor(() => expect(place.querySelector('ol ~ button')).not.toBeNull());
  place.querySelector<HTMLElement>('ol ~ button')?.click();
  place.querySelector<HTMLElement>('ol ~ button')?.click();
  for (const answer of answers.slice(1)) answer({ entries: [entry('Owls')], from: 1, more: false });
  await vi.waitFor(() => expect(names()).toContain('Owls'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual(['Foxes', 'Owls']);
});

it('sand left has the same figures as at the end of the game', async () => {
  vi.spyOn(bookApi, 'entries').mockResolvedValue({
    ok: true,
    value: { entries: [entry('Foxes')], from: 0, more: false },
  });
  render(<EntryList question={{ of: 'all' }} />, place);
  await vi.waitFor(() => expect(place.textContent).toContain('4:15')); // 254.4 seconds, as the sand timer counts
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCopy, wholeCopy } from './book_api';

const head = 'record,scenario,names';
const row = (number: number): string => `r${number},"Ours, ""and""\nyours","[""Ana""]"`;
const asked: string[] = [];

// A server with this many entries; those of `missing` parts can't be had.
function serve(entries: number, missing: readonly number[] = []): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const query = new URL(address, 'http://here').searchParams;
    const from = Number(query.get('from'));
    if (missing.includes(from)) return Promise.resolve(new Response('', { status: 503 }));
    const until = Math.min(entries, from + Number(query.get('most')));
    const numbers = Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
    const text = address.includes('.csv')
      ? [head, ...numbers.map(row), ''].join('\r\n')
      : JSON.stringify({ entries: numbers.map((number) => ({ record: `r${number}` })), from, more: false });
    return Promise.resolve(new Response(text));
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

describe('a copy of the Book', () => {
  it('is requested once if it is small', async () => {
    serve(2);
    expect(await wholeCopy('csv', { of: 'crew', seats: 4 })).toBe([head, row(0), row(1), ''].join('\r\n'));
    expect(asked).toEqual(['/api/book.csv?of=crew&seats=4&from=0&most=10000']);
  });

  it('has nothing but its header if nothing has been won', async () => {
    serve(0);
    expect(await wholeCopy('csv', { of: 'all' })).toBe(`${head}\r\n`);
    expect(await wholeCopy('json', { of: 'all' })).toBe('{"entries":[],"from":0,"more":false}');
  });

  it('covers a large Book to the end, with one header', async () => {
    serve(20_001);
    const copy = (await wholeCopy('csv', { of: 'all' })) ?? '';
    expect(copy.split('\r\n')).toHaveLength(20_003); // the head, and nothing after the last one
    expect(copy.split(head)).toHaveLength(2);
    expect(copy.endsWith(`${row(20_000)}\r\n`)).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('is a single document as JSON too', async () => {
    serve(10_000);
    const copy = JSON.parse((await wholeCopy('json', { of: 'all' })) ?? '') as { readonly entries: readonly unknown[] };
    expect(copy).toMatchObject({ from: 0, more: false });
    expect(copy.entries).toHaveLength(10_000);
    expect(asked).toHaveLength(2); // a full part may not be the last
  });

  it('waits if the server limits how many parts an address gets per minute', async () => {
    vi.useFakeTimers();
    serve(20_001);
    const answer = fetch;
    let isRefused = true;
    vi.stubGlobal('fetch', (address: string) => {
      if (!address.includes('from=10000') || !isRefused) return answer(address);
      isRefused = false;
      return Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '10' } }));
    });
    const copying = wholeCopy('csv', { of: 'all' });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await copying)?.split('\r\n')).toHaveLength(20_003);
    vi.useRealTimers();
  });

  it('is given up if the server never has another part', async () => {
    vi.useFakeTimers();
    const refuse = vi.fn(() => Promise.resolve(new Response('', { status: 429 })));
    vi.stubGlobal('fetch', refuse);
    const copying = wholeCopy('csv', { of: 'all' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await copying).toBeNull();
    expect(refuse.mock.calls.length).toBeLessThan(10);
    vi.useRealTimers();
  });

  it('fails if part of it could not be fetched', async () => {
    serve(20_001, [10_000]);
    expect(await keepCopy('csv', { of: 'all' })).toBe(false);
    expect(await keepCopy('json', { of: 'all' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { settings } from '../settings/settings';
import { Api } from './api';

function answering(status: number, body: string, headers: Record<string, string> = {}): Api {
  return new Api(() => Promise.resolve(new Response(body, { status, headers })));
}

describe('the HTTP side', () => {
  it('opens a table with a choice', async () => {
    const asked: unknown[] = [];
    const api = new Api((path, init) => {
      asked.push([path, init?.method, init?.body]);
      return Promise.resolve(new Response('{"code":"ABC234","link":"http://x/t/ABC234"}', { status: 201 }));
    });
    expect(await api.createTable({ scenario: 'S3' })).toEqual({
      ok: true,
      value: { code: 'ABC234', link: 'http://x/t/ABC234' },
    });
    expect(asked).toEqual([['/api/tables', 'POST', '{"scenario":"S3"}']]);
  });

  it('identifies itself at a table where it was before', async () => {
    const asked: unknown[] = [];
    const api = new Api((path, init) => {
      asked.push([path, init?.headers]);
      return Promise.resolve(new Response('{"code":"ABC234","phase":"playing"}'));
    });
    await api.lookAtTable('ABC234');
    await api.lookAtTable('ABC234', '0123456789abcdef0123456789abcdef');
    expect(asked).toEqual([
      ['/api/tables/ABC234', undefined],
      ['/api/tables/ABC234', { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' }],
    ]);
  });

  it('lists the public tables', async () => {
    expect(await answering(200, '{"tables":[]}').publicTables()).toEqual({ ok: true, value: [] });
  });

  it('returns errors as values', async () => {
    const api = answering(429, '{"error":"TooManyTables","text":"Wait."}', { 'Retry-After': '60' });
    expect(await api.createTable()).toEqual({
      ok: false,
      error: { error: 'TooManyTables', status: 429, text: 'Wait.', retry_after_ms: 60_000 },
    });
  });

  it('copes with silence and strange answers', async () => {
    const silent = new Api(() => Promise.reject(new TypeError('failed')));
    expect(await silent.version()).toMatchObject({ ok: false, error: { error: 'Unreachable', status: 0 } });
    expect(await answering(200, '<html>').version()).toMatchObject({ ok: false, error: { error: 'NotUnderstood' } });
    expect(await answering(502, 'bad gateway').lookAtTable('ABC234')).toMatchObject({
      ok: false,
      error: { error: 'NotUnderstood', status: 502 },
    });
    expect(await answering(200, '{"other":1}').lookAtTable('ABC234')).toMatchObject({ ok: false });
  });

  it("requests a record in the crew's name, and says why there is none", async () => {
    const asked: unknown[] = [];
    const api = new Api((path, init) => {
      asked.push([path, init?.headers]);
      return Promise.resolve(new Response('{"error":"HeistIsOn","text":"Later."}', { status: 403 }));
    });
    settings.crew.value = '0123456789abcdef0123456789abcdef';
    const closed = await api.record('a-b');
    settings.crew.value = '';
    expect(asked).toEqual([['/api/records/a-b', { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' }]]);
    expect(closed).toMatchObject({ ok: false, error: { error: 'HeistIsOn', status: 403, text: 'Later.' } });
    expect(await answering(404, 'not here').record('a')).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await answering(200, 'a record').record('a')).toEqual({ ok: true, value: 'a record' });
  });
});

describe('who played a game', () => {
  it('is looked up in the Book, first as the crew if you play for one', async () => {
    const asked: string[] = [];
    const api = new Api((path) => {
      asked.push(path);
      const names = path.includes('of=all') ? ['Ana', '', 'Bo'] : null;
      return Promise.resolve(Response.json({ entries: [{ record: 'a b', names, faces: names && [37, 0, 0] }] }));
    });
    const players = { names: ['Ana', '', 'Bo'], faces: [37, 0, 0] };
    expect(await api.playersOf('a b')).toEqual(players);
    settings.crew.value = '0123456789abcdef0123456789abcdef';
    expect(await api.playersOf('a b')).toEqual(players);
    settings.crew.value = '';
    expect(asked).toEqual([
      '/api/book?of=all&record=a%20b&most=1',
      '/api/book?of=crew&record=a%20b&most=1',
      '/api/book?of=all&record=a%20b&most=1',
    ]);
  });

  it("is nobody if the server doesn't know the question, the game or the names", async () => {
    // An older server answers with the latest entries, no matter which game was asked for.
    const older = new Api(() => Promise.resolve(Response.json({ entries: [{ record: 'other', names: ['Cy'] }] })));
    const nobody = { names: [], faces: [] };
    expect(await older.playersOf('abc')).toEqual(nobody);
    expect(await older.playersOf('other')).toEqual({ names: ['Cy'], faces: [] }); // nor does it know avatars
    expect(await new Api(() => Promise.reject(new Error('no line'))).playersOf('abc')).toEqual(nobody);
  });
});

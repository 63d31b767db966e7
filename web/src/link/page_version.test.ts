import { describe, expect, it } from 'vitest';
import { PageVersion } from './page_version';

const facts = { protocol: 1, engine: '0.1.0', signature: 'abc', build: 'p1' };
const told = { engine: '0.1.0', protocol: 1, rules: 1, catalog: 1, record: 1, signature: 'abc', page: 'p1' };

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function server(differs: object, kept = memory()): PageVersion {
  return new PageVersion(async () => ({ ok: true, value: { ...told, ...differs } }), kept);
}

describe('the version of the page', () => {
  it('fits the server it came from', async () => {
    expect(await server({}).fit(facts)).toBe('fits');
  });

  it('is old if the server has another page or other rules', async () => {
    expect(await server({ page: 'p2' }).fit(facts)).toBe('old');
    expect(await server({ signature: 'xyz' }).fit(facts)).toBe('old');
    expect(await server({ engine: '0.2.0' }).fit(facts)).toBe('old');
  });

  it('never asks twice to reload for the same server', async () => {
    const kept = memory();
    expect(await server({ page: 'p2' }, kept).fit(facts)).toBe('old');
    expect(await server({ page: 'p2' }, kept).fit(facts)).toBe('fits');
    expect(await server({ page: 'p3' }, kept).fit(facts)).toBe('old');
  });

  it('does not reload if nothing can be remembered', async () => {
    const throwing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('private window');
      },
    };
    expect(await server({ page: 'p2' }, throwing).fit(facts)).toBe('fits');
    const forgetful = new PageVersion(async () => ({ ok: true, value: { ...told, page: 'p2' } }), null);
    expect(await forgetful.fit(facts)).toBe('fits');
  });

  it('cannot speak another protocol', async () => {
    expect(await server({ protocol: 2 }).fit(facts)).toBe('foreign');
  });

  it('accepts a server without a page, and a page without a name', async () => {
    expect(await server({ signature: undefined, page: null }).fit(facts)).toBe('fits');
    expect(await server({ page: 'p2' }).fit({ ...facts, build: null })).toBe('fits');
  });

  it('knows nothing without an answer', async () => {
    const error = { error: 'Unreachable', status: 0, text: '', retry_after_ms: null };
    const version = new PageVersion(async () => ({ ok: false, error }), memory());
    expect(await version.fit(facts)).toBe('unknown');
  });
});

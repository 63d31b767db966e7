// A tap is a few calls away from the pawn (ARCHITECTURE.md, "One tap"): you can read the whole path in a minute.
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { startIntroduction } from '../practice/start';
import { TableScreen } from './table';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => {
  vi.restoreAllMocks();
  render(null, root);
});

// The page's functions that are running now, from the listener down.
function callsOfThePage(): readonly string[] {
  Error.stackTraceLimit = 100;
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  return lines.filter((line) => /\/src\//.test(line) && !/node_modules|\.test\./.test(line));
}

it('moves the pawn within ten calls', async () => {
  const engine = await builtEngine();
  const { session } = startIntroduction(engine, new ManualClock());
  render(<TableScreen session={session} engine={engine} />, root);
  const way = session.legal.value.find((legal) => legal.kind === 'move');
  if (way?.kind !== 'move') throw new Error('nobody can move');
  const find = (hook: string): Element => root.querySelector(hook) ?? document.createElement('i');
  const tap = (hook: string): void => void find(hook).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  tap(`[data-pawn="${way.pawn}"]`);
  let calls: readonly string[] = [];
  const write = Element.prototype.setAttribute;
  vi.spyOn(find(`[data-pawn="${way.pawn}"]`), 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name === 'transform') calls = callsOfThePage();
    write.call(this, name, value);
  });
  tap(`[data-space="${way.to}"]`);
  expect(find(`[data-pawn="${way.pawn}"]`).getAttribute('data-at')).toBe(way.to);
  expect(calls.length, calls.join('\n')).toBeGreaterThan(3);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(10);
  session.close();
});

import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { orFailure, type ResourceInHand, useResource } from './use_resource';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

type Load = (cancelled: AbortSignal) => Promise<string>;
let shown: ResourceInHand<string, unknown> | null = null;

function Part({ load, about }: { readonly load: Load; readonly about: string }) {
  shown = useResource((cancelled) => orFailure(load(cancelled)), [about]);
  return <p>{shown.state.kind === 'here' ? shown.state.value : shown.state.kind}</p>;
}

const says = (text: string) => vi.waitFor(() => expect(root.textContent).toBe(text));

it('is awaited, then there', async () => {
  const answers: ((text: string) => void)[] = [];
  render(<Part about="a" load={() => new Promise((resolve) => answers.push(resolve))} />, root);
  await says('loading');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.('here it is');
  await says('here it is');
});

it('has failed visibly, and can be asked for again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce('back');
  render(<Part about="a" load={load} />, root);
  await says('failed');
  shown?.again();
  await says('back');
  expect(load).toHaveBeenCalledTimes(2);
});

it('cancels what nobody waits for any more, and does not look at its answer', async () => {
  const answers: ((text: string) => void)[] = [];
  const cancelled: AbortSignal[] = [];
  const load: Load = (signal) => {
    cancelled.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  };
  render(<Part about="old" load={load} />, root);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  render(<Part about="new" load={load} />, root);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(cancelled.map((signal) => signal.aborted)).toEqual([true, false]);
  answers[1]?.('newer');
  await says('newer');
  answers[0]?.('older');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(root.textContent).toBe('newer');
  render(null, root);
  await vi.waitFor(() => expect(cancelled[1]?.aborted).toBe(true));
});

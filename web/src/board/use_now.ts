// An effect that runs in the same task in which a signal changes. useSignalEffect waits for the next frame, and a
// pawn's place can't wait.
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export function useNow(work: () => void, inputs: readonly unknown[]): void {
  useLayoutEffect(() => effect(work), [...inputs]);
}

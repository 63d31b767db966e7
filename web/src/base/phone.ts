// Whether this page is in someone's hand: touched with fingers, and small.
import { signal, type ReadonlySignal } from '@preact/signals';

const widest = 600; // of the shorter side: tablets begin here

export function isPhoneSized(isCoarse: boolean, width: number, height: number): boolean {
  return isCoarse && Math.min(width, height) < widest;
}

const phone = signal(false);

if (typeof window !== 'undefined') {
  const fingers = globalThis.matchMedia?.('(pointer: coarse)');
  const look = (): void => {
    phone.value = isPhoneSized(fingers?.matches === true, innerWidth, innerHeight);
  };
  look();
  addEventListener('resize', look);
  fingers?.addEventListener?.('change', look);
}

export const isPhone: ReadonlySignal<boolean> = phone;

// Whether this page is heard. While a big screen in the room makes the sounds, a phone is quiet unless someone has turned
// its own sound on for that.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { remembered, settings } from '../settings/settings';

export const leavesSoundToScreen = signal(false);
const besideScreen = remembered('soundBesideScreen', false);

export const isQuiet: ReadonlySignal<boolean> = computed(
  () => settings.muted.value || (leavesSoundToScreen.value && !besideScreen.value),
);

// With a big screen in the room, that is what is chosen for; what is chosen for everywhere else stays.
export function turnSound(on: boolean): void {
  if (leavesSoundToScreen.peek()) besideScreen.value = on;
  if (on || !leavesSoundToScreen.peek()) settings.muted.value = !on;
}

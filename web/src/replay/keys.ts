// The keys of a replay. They keep out of the way of whatever has the focus and wants a key itself.
import type { Player } from './player';

const skip = 5_000;

const writing = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

// Where one writes, a letter is a letter.
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(writing);
}

function wantsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable], [data-board] *');
}

export function onKey(event: KeyboardEvent, player: Player): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Space belongs to a button that has the focus, and the arrows to a slider; this key plays and pauses from anywhere.
  if (event.key.toLowerCase() === 'k' && !isWriting(event.target)) {
    player.toggle();
    event.preventDefault();
    return;
  }
  if (wantsKeys(event.target)) return;
  const isButton = event.target instanceof Element && event.target.matches('button, a');
  if (isButton && (event.key === ' ' || event.key === 'Enter')) return;
  const deeds: Readonly<Record<string, () => void>> = {
    ' ': () => player.toggle(),
    ArrowLeft: () => player.seek(player.time.peek() - skip),
    ArrowRight: () => player.seek(player.time.peek() + skip),
    ',': () => player.step(true),
    '.': () => player.step(false),
    '[': () => player.jump(true),
    ']': () => player.jump(false),
    Home: () => player.seek(0),
    End: () => player.seek(player.end),
    '-': () => player.faster(-1),
    '+': () => player.faster(1),
  };
  const seat = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
  if (seat !== null && seat <= player.recording.seats) {
    player.seat.value = seat === 0 ? null : seat - 1;
  } else {
    const deed = deeds[event.key];
    if (deed === undefined) return;
    deed();
  }
  event.preventDefault();
}

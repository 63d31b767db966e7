// The keys of a replay. They leave keys to whatever has the focus and needs them.
import { isShortcut } from '../keys/key_dispatcher';
import type { Player } from './player';

const skip = 5_000;

const writing = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

// While typing, a letter is a letter.
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(writing);
}

function wantsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable], [data-board] *');
}

// True: the key meant something.
export function onKey(event: KeyboardEvent, player: Player): boolean {
  if (isShortcut(event)) return false;
  // Space belongs to a button that has the focus, and the arrows to a slider; this key plays and pauses from anywhere.
  if (event.key.toLowerCase() === 'k' && !isWriting(event.target)) {
    player.toggle();
    return true;
  }
  if (wantsKeys(event.target)) return false;
  const isButton = event.target instanceof Element && event.target.matches('button, a');
  if (isButton && (event.key === ' ' || event.key === 'Enter')) return false;
  const moves: Readonly<Record<string, () => void>> = {
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
    const move = moves[event.key];
    if (move === undefined) return false;
    move();
  }
  return true;
}

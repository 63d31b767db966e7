// Keys that only a game with modules has: guards, the shaft under a hero, and the tray.
import { bindings, otherCommandOf } from '../play/keyboard_commands';
import type { Play } from '../play/play';
import { settings } from '../settings/settings';
import { guards } from './watched';

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') != null;
}

// True: the key meant something.
export function pressMore(code: string, play: Play): boolean {
  const command = otherCommandOf(bindings(settings.keys.peek()), code.replace('Numpad', 'Digit'));
  const guard = guards[Number(/^guard(\d)$/.exec(command ?? '')?.[1] ?? 0) - 1];
  if (guard !== undefined && play.session.shown.peek()?.pawns[guard] !== undefined) {
    play.selected.value = guard;
    return true;
  }
  if (command === 'shaft') {
    const pawn = play.selected.peek();
    const ways = play.session.legal.peek().filter((each) => each.kind === 'take_shaft' && each.pawn === pawn);
    const [only] = ways;
    if (only) play.act(only.action);
    return only !== undefined;
  }
  if (command === 'tray') {
    const first = document.querySelector<HTMLElement>('.security-tray button');
    first?.focus();
    return first !== null;
  }
  return false;
}

export function listenToKeys(play: Play): () => void {
  const listener = (event: KeyboardEvent): void => {
    // While numbers mean places or seats they mean no guards.
    if (isElsewhere(event) || play.keyboard.mode.peek().kind !== 'plain') return;
    if (!pressMore(event.code, play)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', listener, true);
  return () => removeEventListener('keydown', listener, true);
}

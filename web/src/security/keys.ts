// Keys that only a game with modules has: guards, the shaft under a hero, and the tray.
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { bindings, otherCommandOf } from '../keys/keyboard_commands';
import type { Play } from '../play/play';
import { settings } from '../settings/settings';
import { guards } from '../security_board/watched';

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
  return listenForKeys('modules', (event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isShortcut(event) || isElsewhere(event))
      return false;
    // While numbers mean places or seats they don't mean guards.
    return play.commands.mode.peek().kind === 'plain' && pressMore(event.code, play);
  });
}

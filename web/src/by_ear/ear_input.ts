// The keys of someone who plays by ear, asked before all others at the table.
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { earCommandOf } from '../keys/ear_keys';
import { bindings } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';
import type { Ear } from './ear';

// What Enter and Space work by themselves.
function isOnAControl(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('button, a, summary, [role="button"], [data-board] svg') != null;
}

export class EarInput {
  constructor(private readonly ear: Ear) {}

  listen(): () => void {
    return listenForKeys('by_ear', (event) => this.key(event));
  }

  private key(event: KeyboardEvent): boolean {
    // As with screen readers, Control alone is silence.
    if (event.key === 'Control') this.ear.narrator.hush();
    if (isShortcut(event) || event.isComposing || isElsewhere(event) || event.repeat) return false;
    const { ear } = this;
    const { code, shiftKey } = event;
    const isWorking = code === 'Enter' || code === 'NumpadEnter' || code === 'Space';
    // They confirm a choice, and press what has the focus.
    if (isWorking && (ear.play.commands.mode.peek().kind !== 'plain' || isOnAControl(event))) return false;
    const command = earCommandOf(settings.keys.peek(), code);
    if (command !== null) ear.ask(command, shiftKey);
    else if (code === 'Enter' || code === 'NumpadEnter') ear.go();
    else if (code === bindings(settings.keys.peek()).help && !shiftKey) ear.tellKeys();
    else return false;
    return true;
  }
}

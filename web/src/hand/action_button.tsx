// One action of my tile as a key: a tap does one step or the one possible thing, a long press goes all the way.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ability } from '../engine/words';
import { AbilityPicture } from '../board/pieces';
import './action_button.css';

const longPressMs = 380;

export interface ActionButtonProps {
  readonly ability: Ability;
  readonly label: string;
  readonly caption: string;
  readonly possible: boolean;
  readonly off: boolean; // crossed out for the rest of the game
  readonly long: boolean; // a long press means something else
  readonly onPress: (far: boolean) => void;
}

export function ActionButton(props: ActionButtonProps): JSX.Element {
  const { ability, label, caption, possible, off, long, onPress } = props;
  // Soft hyphens are left out, so that the text matches the button's name: the style has the hyphen.
  const parts = caption.split('\u00ad');
  const timer = useRef<number | null>(null);
  const done = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  const down = (event: PointerEvent): void => {
    done.current = false;
    stop();
    if (!long || event.button !== 0) return;
    timer.current = window.setTimeout(() => {
      timer.current = null;
      done.current = true;
      onPress(true);
    }, longPressMs);
  };
  return (
    <button
      type="button"
      class="action-button"
      data-ability={ability}
      data-possible={possible}
      aria-label={label}
      onPointerDown={down}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        stop();
        // The click that ends a long press isn't a second press. One without a pointer ends none: a key, a screen reader.
        if (!done.current || event.detail === 0) onPress(event.shiftKey && long);
        done.current = false;
      }}
    >
      <AbilityPicture ability={ability} off={off} />
      <span class="action-button-caption" aria-hidden="true">
        {parts.map((part, i) => (i < parts.length - 1 ? <span class="action-button-part">{part}</span> : part))}
      </span>
    </button>
  );
}

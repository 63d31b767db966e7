// A switch with its words; the whole line can be pressed.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './toggle.css';

export interface ToggleProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, note, on, disabled = false, onChange }: ToggleProps): JSX.Element {
  const id = useId();
  return (
    <div class={disabled ? 'toggle toggle-off' : 'toggle'}>
      <label class="toggle-line" for={id}>
        <span class="toggle-label">{label}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          class="toggle-box"
          checked={on}
          disabled={disabled}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {note !== undefined && (
        <p class="toggle-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

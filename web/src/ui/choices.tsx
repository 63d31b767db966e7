// One of a few: radio buttons drawn side by side, arrow keys and all.
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './choices.css';

export interface ChoicesProps<T extends string | number> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly label: string; readonly picture?: ComponentChildren }[];
  readonly compact?: boolean; // many short ones: they keep their width
  readonly disabled?: boolean;
  readonly note?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function Choices<T extends string | number>(props: ChoicesProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="choices" disabled={props.disabled}>
      <legend class="choices-label">{props.label}</legend>
      <div class={props.compact === true ? 'choices-row choices-compact' : 'choices-row'}>
        {props.options.map((option) => (
          <label class="choices-option" key={option.value}>
            <input
              type="radio"
              name={name}
              class="choices-radio"
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span class="choices-face">
              {option.picture}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {props.note !== undefined && <p class="choices-note">{props.note}</p>}
    </fieldset>
  );
}

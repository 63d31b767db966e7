// One line to type in, with its label above, and what is wrong below.
import type { JSX, Ref } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly note?: string;
  readonly fault?: string | null;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly capitals?: boolean; // codes: wide, in capitals, without corrections by the keyboard
  readonly longest?: number;
  readonly enterKey?: 'go' | 'done' | 'next' | 'send';
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function Field(props: FieldProps): JSX.Element {
  const id = useId();
  const below = props.fault ?? props.note;
  return (
    <div class={props.capitals === true ? 'field field-code' : 'field'}>
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <input
        ref={props.inputRef ?? null}
        id={id}
        class="field-input"
        type="text"
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.longest}
        autocomplete={props.autocomplete ?? 'off'}
        autocapitalize={props.capitals === true ? 'characters' : 'words'}
        spellcheck={false}
        enterkeyhint={props.enterKey}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      {below && (
        <p
          class={props.fault ? 'field-below field-fault' : 'field-below'}
          id={`${id}-below`}
          role={props.fault ? 'alert' : undefined}
        >
          {below}
        </p>
      )}
    </div>
  );
}

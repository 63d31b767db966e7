// A value between two ends, by finger, mouse or arrow keys.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './slider.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly text: string; // the value in words
  readonly disabled?: boolean;
  readonly onInput: (value: number) => void;
  readonly onDone?: () => void; // let go
}

export function Slider(props: SliderProps): JSX.Element {
  const id = useId();
  return (
    <div class="slider">
      <label class="slider-label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="slider-input"
        type="range"
        min={props.least}
        max={props.most}
        step={props.step}
        value={props.value}
        disabled={props.disabled}
        aria-valuetext={props.text}
        onInput={(event) => props.onInput(Number(event.currentTarget.value))}
        onChange={() => props.onDone?.()}
      />
      <output class="slider-value" for={id}>
        {props.text}
      </output>
    </div>
  );
}

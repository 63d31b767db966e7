// The questions as buttons, where there is no keyboard: a screen reader on a phone finds them one after the other.
import type { JSX } from 'preact';
import type { EarCommand } from '../keys/ear_keys';
import { te } from '../text/by_ear';
import { currentEar } from './current_ear';

const before = [
  ['next', 'ear_next'],
  ['look', 'ear_look'],
  ['can', 'ear_can'],
  ['way', 'ear_way'],
] as const satisfies readonly (readonly [string, EarCommand])[];

const after = [
  ['needed', 'ear_needed'],
  ['before', 'ear_before'],
  ['sand', 'ear_sand'],
] as const satisfies readonly (readonly [string, EarCommand])[];

export function EarButtons(): JSX.Element {
  const ask = (command: EarCommand): void => currentEar.peek()?.ask(command, false);
  return (
    <div class="by-ear-buttons" role="group" aria-label={te('ear.title')}>
      {before.map(([name, command]) => (
        <button key={name} type="button" onClick={() => ask(command)}>
          {te(`ear.do.${name}`)}
        </button>
      ))}
      <button type="button" onClick={() => currentEar.peek()?.go()}>
        {te('ear.do.go')}
      </button>
      {after.map(([name, command]) => (
        <button key={name} type="button" onClick={() => ask(command)}>
          {te(`ear.do.${name}`)}
        </button>
      ))}
    </div>
  );
}

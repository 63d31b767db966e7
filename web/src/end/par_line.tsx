// What was done compared with what would have been enough: "58 actions; par 41". It arrives a moment after the end, and is
// announced then.
import type { JSX } from 'preact';
import type { NoPlan, Par } from '../link/messages';
import { t, tn } from '../text/text';
import './par_line.css';

export interface ParLineProps {
  readonly made: number | null; // null: some of it was missed
  readonly par: Par | NoPlan | null; // null: nobody knows yet
}

export function ParLine({ made, par }: ParLineProps): JSX.Element {
  const best = par === null ? '' : par.actions === null ? t('end.no_plan') : t('end.par', { actions: par.actions });
  const line =
    best === '' || made === null ? best : t('end.made_and_par', { made: tn('end.actions', made), par: best });
  return (
    <p class="par-line soft-text" role="status">
      {line}
    </p>
  );
}

// The step of mine that teammates are waiting for, in words.
import type { Atlas } from '../board/atlas';
import { directionBetween, distanceBetween } from '../board/geometry';
import { heroName } from '../board/names';
import type { Legal } from '../engine/position';
import type { Place } from '../engine/words';
import { te } from '../text/by_ear';
import { legText } from './way_words';

export interface AwaitedStep {
  readonly step: Legal;
  readonly where: readonly Place[];
}

function stepText(step: Legal, atlas: Atlas): string | null {
  switch (step.kind) {
    case 'move':
    case 'vortex':
    case 'escalator': {
      const [from, to] = [atlas.spots.get(step.from), atlas.spots.get(step.to)];
      if (!from || !to) return null;
      const ability = step.kind === 'move' ? directionBetween(from, to) : step.kind;
      if (ability === null) return null;
      const leg = legText({ ability, steps: distanceBetween(from, to), to });
      return te('ear.need.step', { hero: heroName(step.pawn), leg });
    }
    case 'draw':
      return te('ear.need.draw');
    case 'place':
      return te('ear.need.place');
    case 'theft':
      return te('ear.need.theft');
    default:
      return null;
  }
}

export function awaitedText({ step }: AwaitedStep, atlas: Atlas): string {
  const what = stepText(step, atlas);
  return what === null ? '' : te('ear.awaited', { what });
}

// The seven actions, each as its own picture. The four directions are points of one compass; each shows the whole rose,
// so that they visibly belong together.
import type { JSX } from 'preact';
import type { Ability } from '../../engine/words';
import './art.css';
import './ability_icon.css';
import { around, disc } from './shapes';
import { angle } from './turned';

const needle = 'M0-45L21-11H10V20Q0 12-10 20V-11H-21z';
const small = 'M0-38L6-28H-6z';

// Two arms that wind around each other.
const swirl =
  'M4-40C28-38 42-20 40 2C37 24 18 36-2 32C-18 28-26 14-22 0C-18-12-6-18 4-14C12-10 14-2 10 4C8 8 2 9-1 6' +
  'C-4 3-2-2 2-1C4-5-2-8-6-5C-12-1-12 10-6 15C4 22 18 18 24 6C30-8 22-24 6-28C-12-31-30-18-34 0C-40-22-20-42 4-40z';
const stairs = 'M-40 42V28H-18V8H4V-12H26V-32H42V42z';

function Picture({ ability }: { readonly ability: Ability }): JSX.Element {
  switch (ability) {
    case 'vortex':
      return <path class="ability-icon-main" d={swirl} />;
    case 'escalator':
      return (
        <>
          <path class="ability-icon-solid" d={stairs} />
          <path class="ability-icon-main" d="M-44 14V-14L-36-6L-6-34L-14-42H14V-14L6-22L-24 6L-16 14z" />
        </>
      );
    case 'explore':
      return (
        <>
          <path class="ability-icon-edge" d="M14 14L36 36" />
          <path class="ability-icon-band" d="M14 14L36 36" />
          <path class="ability-icon-main" fill-rule="evenodd" d={`${disc(-8, -8, 34)}${disc(-8, -8, 24)}`} />
          <path class="ability-icon-plan" d="M-8-22H-22V6H-14M-8 6H6V-8M6-16V-22H0M-8-8V6" />
        </>
      );
    default:
      return (
        <>
          <path class="ability-icon-ring" d={disc(0, 0, 43)} />
          <path class="ability-icon-faint" d={around(8, 37, 43, 0, 0, 22.5)} />
          {[90, 180, 270].map((a) => (
            <path class="ability-icon-small" transform={`rotate(${angle[ability] + a})`} d={small} />
          ))}
          <path class="ability-icon-main" transform={`rotate(${angle[ability]})`} d={needle} />
        </>
      );
  }
}

export function AbilityIcon({ ability, size }: { readonly ability: Ability; readonly size: number }): JSX.Element {
  return (
    <svg class="ability-icon" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <Picture ability={ability} />
    </svg>
  );
}

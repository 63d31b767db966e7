// A short shower of confetti over a won game; none with reduced motion.
import type { JSX } from 'preact';
import { motionIsReduced } from '../settings/settings';
import './celebration.css';

const colours = ['yellow', 'purple', 'green', 'orange'] as const;

export function Celebration(): JSX.Element | null {
  if (motionIsReduced()) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: 44 }, (_, i) => (
        <i
          key={i}
          class={`celebration-${colours[i % 4] ?? 'yellow'}`}
          style={{
            left: `${(i * 61.8) % 100}%`,
            animationDelay: `${((i * 37) % 100) * 9}ms`,
            animationDuration: `${1900 + ((i * 53) % 100) * 14}ms`,
          }}
        />
      ))}
    </div>
  );
}

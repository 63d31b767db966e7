// Someone stares: two eyes appear, look around, and are gone.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/text';
import type { Play } from '../play/play';
import './stare_eyes.css';

export function StareEyes({ play }: { readonly play: Play }): JSX.Element | null {
  const stare = play.stared.value;
  useEffect(() => {
    if (!stare) return undefined;
    const timer = setTimeout(() => (play.stared.value = null), 2600);
    return () => clearTimeout(timer);
  }, [stare?.id]);
  if (!stare) return null;
  const eye = (x: number): JSX.Element => (
    <g transform={`translate(${x} 0)`}>
      <path class="stare-eyes-white" d="M-34 0C-22-26 22-26 34 0C22 26-22 26-34 0z" />
      <circle class="stare-eyes-iris" r="15" />
      <circle class="stare-eyes-pupil" r="7" />
      <path class="stare-eyes-lid" d="M-36-6C-22-30 22-30 36-6" />
    </g>
  );
  return (
    <div class="stare-eyes" key={stare.id} aria-hidden="true">
      <svg viewBox="-90 -36 180 72">
        {eye(-42)}
        {eye(42)}
      </svg>
      <p>{t('stare.by', { name: stare.name })}</p>
    </div>
  );
}

// Two small signs for a hero: its item and its exit; hollow while hidden, filled when found, ticked when done.
import type { JSX } from 'preact';
import { t } from '../text/text';
import type { HeroFinds } from '../play/found';
import './hero_marks.css';

const item = 'M12 3l8 7-8 11-8-11z';
const exit = 'M5 21V3h14v18M9 21v-9h6v9';
const tick = 'M5 12.5l4.5 4.5L19 7.5';

export function HeroMarks({ hero, theft }: { readonly hero: HeroFinds; readonly theft: boolean }): JSX.Element {
  const mark = (path: string, state: 'hidden' | 'found' | 'done'): JSX.Element => (
    <svg class="hero-marks-mark" data-state={state} viewBox="0 0 24 24">
      <path d={path} />
      {state === 'done' && <path class="hero-marks-tick" d={tick} />}
    </svg>
  );
  return (
    <span class="hero-marks" data-colour={hero.colour} aria-hidden="true">
      {!theft && hero.steals && mark(item, hero.item === 'reached' ? 'done' : hero.item)}
      {hero.leaves && mark(exit, hero.escaped ? 'done' : hero.exit ? 'found' : 'hidden')}
    </span>
  );
}

// The same in words.
export function findsText(hero: HeroFinds, theft: boolean): string {
  if (hero.escaped) return t('hero.escaped');
  const words = [
    ...(hero.steals && !theft ? [t(`hero.item.${hero.item}`)] : []),
    ...(hero.leaves ? [t(hero.exit ? 'hero.exit.found' : 'hero.exit.hidden')] : []),
  ];
  return words.length === 0 ? t('hero.not_asked') : words.join(', ');
}

// The four heroes to take in hand, each with what has been found for it.
import type { JSX } from 'preact';
import type { Colour } from '../engine/words';
import { t } from '../text/text';
import { findsText, HeroMarks } from './hero_marks';
import { HeroPicture } from '../board/pieces';
import type { Play } from '../play/play';
import './hero_row.css';

export function HeroRow({ play }: { readonly play: Play }): JSX.Element | null {
  const finds = play.finds.value;
  const theft = play.session.shown.value?.theft ?? false;
  const movable = new Set(play.session.legal.value.flatMap((one) => ('pawn' in one ? [one.pawn] : [])));
  if (!finds) return null;
  const choose = (colour: Colour): void => {
    play.selected.value = play.selected.peek() === colour ? null : colour;
  };
  return (
    <div class="hero-row" role="group" aria-label={t('hero.row')}>
      {finds.heroes.map((hero) => (
        <button
          key={hero.colour}
          type="button"
          class="hero-row-hero"
          data-hero={hero.colour}
          data-escaped={hero.escaped}
          data-movable={movable.has(hero.colour)}
          aria-pressed={play.selected.value === hero.colour}
          aria-label={`${t(`hero.${hero.colour}`)}, ${findsText(hero, theft)}`}
          onClick={() => choose(hero.colour)}
        >
          <HeroPicture colour={hero.colour} />
          <HeroMarks hero={hero} theft={theft} />
        </button>
      ))}
    </div>
  );
}

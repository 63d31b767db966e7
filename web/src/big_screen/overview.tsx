// The stock on the big screen: the deck, what has been found for each hero, timers and cameras, and the theft.
import type { JSX } from 'preact';
import { DeckPicture, SymbolPicture, TheftPicture, TilePicture } from '../board/pieces';
import { findsText, HeroMarks } from '../hand/hero_marks';
import type { Play } from '../play/play';
import { Counters, theftWords } from '../table/stock';
import { labelled, t, tn } from '../text/text';

export function Overview({ play }: { readonly play: Play }): JSX.Element | null {
  const state = play.session.shown.value;
  const finds = play.finds.value;
  if (state === null || finds === null) return null;
  const { deck, held } = state;
  const faceOf = (tile: string | null) => play.engine.catalog.tiles.find((face) => face.tile === tile);
  const drawn = faceOf(held);
  const next = drawn ?? faceOf(deck.top);
  const isReady = finds.wanted > 0 && finds.ready === finds.wanted;
  return (
    <section class="big-screen-overview" aria-label={t('stock.title')}>
      <div class="big-screen-deck">
        {next ? <TilePicture face={next} /> : <DeckPicture back={deck.back ?? 'base'} count={deck.count} />}
        <p>
          <strong>{tn('stock.tiles', deck.count)}</strong>
          {drawn !== undefined && <span>{t('stock.held')}</span>}
        </p>
      </div>
      <ul class="big-screen-found" aria-label={t('stock.found')}>
        {finds.heroes.map((hero) => (
          <li key={hero.colour}>
            <SymbolPicture colour={hero.colour} />
            <HeroMarks hero={hero} theft={state.theft} />
            <span class="hidden-text">{labelled(t(`hero.${hero.colour}`), findsText(hero, state.theft))}</span>
          </li>
        ))}
      </ul>
      <Counters finds={finds} />
      {finds.wanted > 0 && (
        <div class="big-screen-theft" data-alarm={state.theft || isReady}>
          <TheftPicture side={state.theft ? 'alarm' : 'plan'} />
          <p>{theftWords(state, finds, isReady)}</p>
        </div>
      )}
    </section>
  );
}

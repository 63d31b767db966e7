// The stock on a small screen: a few numbers in one line; a tap shows everything.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { labelled, t } from '../text/text';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { DeckPicture, TheftPicture, TilePicture } from '../board/pieces';
import type { Play } from '../play/play';
import { tilesLeft } from '../words/stock_text';
import { Counters, Stock, theftWords } from './stock';
import './stock_strip.css';

export function StockStrip({ play }: { readonly play: Play }): JSX.Element | null {
  const open = useSignal(false);
  const state = play.session.shown.value;
  const finds = play.finds.value;
  if (!state || !finds) return null;
  const top = play.engine.catalog.tiles.find((face) => face.tile === state.deck.top);
  const words = [tilesLeft(state.deck.count), ...(finds.wanted > 0 ? [theftWords(state, finds, false)] : [])];
  return (
    <>
      <button type="button" class="stock-strip" onClick={() => (open.value = true)}>
        <span class="hidden-text">{labelled(t('stock.open'), words.join(', '))}</span>
        <span class="stock-strip-part" aria-hidden="true">
          {top ? <TilePicture face={top} /> : <DeckPicture back={state.deck.back ?? 'base'} count={state.deck.count} />}
          {state.deck.count}
        </span>
        <Counters finds={finds} brief />
        {finds.wanted > 0 && (
          <span class="stock-strip-part" data-alarm={state.theft} aria-hidden="true">
            <TheftPicture side={state.theft ? 'alarm' : 'plan'} />
            {state.theft ? `${finds.leaving - finds.inside}/${finds.leaving}` : `${finds.ready}/${finds.wanted}`}
            {state.theft && <Icon name="door" />}
          </span>
        )}
      </button>
      {open.value && (
        <Dialog title={t('stock.title')} onClose={() => (open.value = false)}>
          <Stock play={play} />
        </Dialog>
      )}
    </>
  );
}

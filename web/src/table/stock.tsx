// Next to the mall: the deck, what has been found, timers and cameras, and the theft tile.
import type { JSX } from 'preact';
import type { State } from '../engine/position';
import { labelled, t, tn } from '../text/text';
import { Icon, type IconName } from '../ui/icon';
import type { Finds, HeroFinds } from '../play/found';
import { findsText, HeroMarks } from '../hand/hero_marks';
import { DeckPicture, SymbolPicture, TheftPicture, TilePicture } from '../board/pieces';
import type { Play } from '../play/play';
import { tilesLeft } from '../words/stock_text';
import { actionOf } from '../board/legal_ways';
import './stock.css';

function Deck({ play, state }: { readonly play: Play; readonly state: State }): JSX.Element {
  const { deck, held } = state;
  const faceOf = (tile: string | null) => play.engine.catalog.tiles.find((face) => face.tile === tile);
  const top = faceOf(deck.top);
  const waiting = faceOf(held);
  return (
    <div class="stock-deck">
      <figure class="stock-pile">
        {top ? <TilePicture face={top} /> : <DeckPicture back={deck.back ?? 'base'} count={deck.count} />}
        <figcaption>
          <strong>{tilesLeft(deck.count)}</strong>
          {deck.face === 'up' && deck.count > 0 && <span>{t('stock.face_up')}</span>}
          {deck.back === 'expansion' && <span>{t('stock.expansion')}</span>}
        </figcaption>
      </figure>
      {waiting && (
        <figure class="stock-pile stock-held">
          <TilePicture face={waiting} />
          <figcaption>
            <strong>{t('stock.held')}</strong>
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function FoundTable({ finds, theft }: { readonly finds: Finds; readonly theft: boolean }): JSX.Element {
  const words = (hero: HeroFinds): string => labelled(t(`hero.${hero.colour}`), findsText(hero, theft));
  return (
    <ul class="stock-found" aria-label={t('stock.found')}>
      {finds.heroes.map((hero) => (
        <li key={hero.colour} title={words(hero)}>
          <SymbolPicture colour={hero.colour} />
          <HeroMarks hero={hero} theft={theft} />
          <span class="hidden-text">{words(hero)}</span>
        </li>
      ))}
    </ul>
  );
}

interface CounterProps {
  readonly icon: IconName;
  readonly off: boolean;
  readonly count: number;
}

function Counter({ icon, off, count }: CounterProps): JSX.Element {
  return (
    <span class="stock-counter" data-off={off} aria-hidden="true">
      <Icon name={icon} />
      {count}
    </span>
  );
}

// Timers and cameras: what works and, if there is room, what no longer does, crossed out.
export function Counters({ finds, brief = false }: { readonly finds: Finds; readonly brief?: boolean }): JSX.Element {
  const { cameras, timers } = finds;
  const timerWords = t('stock.timers', { working: timers.working, used: timers.used });
  const cameraWords = t('stock.cameras', { working: cameras.working, off: cameras.off });
  return (
    <ul class="stock-counters">
      <li title={timerWords}>
        <Counter icon="sand" off={false} count={timers.working} />
        {timers.used > 0 && !brief && <Counter icon="sand" off count={timers.used} />}
        <span class="hidden-text">{timerWords}</span>
      </li>
      {cameras.working + cameras.off > 0 && (
        <li title={cameraWords} data-alert={cameras.working > 1}>
          <Counter icon="camera" off={false} count={cameras.working} />
          {cameras.off > 0 && !brief && <Counter icon="camera" off count={cameras.off} />}
          <span class="hidden-text">{cameraWords}</span>
        </li>
      )}
    </ul>
  );
}

export function theftWords(state: State, { ready, wanted, leaving, inside }: Finds, possible: boolean): string {
  if (!state.theft) return possible ? t('theft.ready') : t('theft.waiting', { count: ready, all: wanted });
  if (inside === 0) return t('theft.all_out');
  return state.outcome === 'running'
    ? tn('theft.done', inside)
    : t('theft.ended', { count: leaving - inside, all: leaving });
}

// The theft tile itself: tapping it flips it, or says what is missing.
interface TheftProps {
  readonly play: Play;
  readonly state: State;
  readonly finds: Finds;
}

function TheftButton({ play, state, finds }: TheftProps): JSX.Element {
  const action = actionOf(play.session.legal.value, 'theft');
  const words = theftWords(state, finds, action !== null);
  return (
    <button
      type="button"
      class="stock-theft"
      data-state={state.theft ? 'done' : action !== null ? 'ready' : 'waiting'}
      aria-label={labelled(t('theft.tile'), words)}
      onClick={() => {
        if (action !== null) play.act(action);
        else play.refuseTheft();
      }}
    >
      <TheftPicture side={state.theft ? 'alarm' : 'plan'} />
      <span aria-hidden="true">{words}</span>
    </button>
  );
}

export function Stock({ play }: { readonly play: Play }): JSX.Element | null {
  const state = play.session.shown.value;
  const finds = play.finds.value;
  if (!state || !finds) return null;
  return (
    <div class="stock">
      <Deck play={play} state={state} />
      <FoundTable finds={finds} theft={state.theft} />
      <Counters finds={finds} />
      {finds.wanted > 0 && <TheftButton play={play} state={state} finds={finds} />}
    </div>
  );
}

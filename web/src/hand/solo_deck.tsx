// Alone at the table: the deck of actions, the key that turns over the next one, and the pile it goes to.
import type { JSX } from 'preact';
import type { State } from '../engine/position';
import { t, tn } from '../text/text';
import { AbilityPicture } from '../board/pieces';
import type { Play } from '../play/play';
import { actionOf } from '../board/legal_ways';
import { refusalOf } from '../play/refusals';
import './solo_deck.css';

type Solo = NonNullable<State['solo']>;

export function SoloDeck({ play, solo }: { readonly play: Play; readonly solo: Solo }): JSX.Element {
  const reveal = actionOf(play.session.legal.value, 'reveal');
  const below = solo.pile.slice(0, -1);
  return (
    <div class="solo-deck">
      <button
        type="button"
        class="solo-deck-reveal"
        data-possible={reveal !== null}
        onClick={() => (reveal === null ? play.announcer.refuse(refusalOf('GameIsOver')) : play.act(reveal))}
      >
        <span class="hidden-text">{tn('solo.reveal', solo.count)}</span>
        <span class="solo-deck-count" aria-hidden="true">
          {solo.count}
        </span>
        <span class="solo-deck-word" aria-hidden="true">
          {t('solo.turn')}
        </span>
      </button>
      <ol class="solo-deck-pile" aria-label={t('solo.pile')}>
        {below.map((ability, i) => (
          <li key={i}>
            <AbilityPicture ability={ability} />
            <span class="hidden-text">{t(`ability.${ability}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

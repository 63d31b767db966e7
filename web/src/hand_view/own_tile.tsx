// My action tile, large; it glows for a moment when it is a new one.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AbilityPicture } from '../board/pieces';
import type { Play } from '../play/play';
import { th } from '../text/hand_view';
import { t } from '../text/text';

export function OwnTile({ play }: { readonly play: Play }): JSX.Element {
  const tile = useRef<HTMLUListElement>(null);
  const fresh = play.fresh.value;
  useEffect(() => {
    if (fresh === 0 || tile.current === null) return;
    tile.current.classList.remove('own-tile-fresh');
    void tile.current.offsetWidth; // restarts the glow
    tile.current.classList.add('own-tile-fresh');
  }, [fresh]);
  const state = play.session.shown.value;
  const abilities = play.abilities.value;
  if (abilities.length === 0) return <p class="own-tile-none">{t('place.lead')}</p>;
  const isOff = state !== null && (state.theft || state.rules.vortex === 'out_of_service');
  return (
    <ul ref={tile} class="own-tile" aria-label={th('hand.tile')} data-hand-tile={abilities.join(' ')}>
      {abilities.map((ability) => (
        <li key={ability}>
          <AbilityPicture ability={ability} off={ability === 'vortex' && isOff} />
          <span>{t(`ability.${ability}`)}</span>
        </li>
      ))}
    </ul>
  );
}

// Where banners appear, one at a time. Fingers reach the mall through them.
import type { JSX } from 'preact';
import { t } from '../text/text';
import type { BannerQueue } from './banners';
import { AbilityPicture } from '../board/pieces';
import './banner_place.css';

export function BannerPlace({ banners }: { readonly banners: BannerQueue }): JSX.Element | null {
  const banner = banners.current.value;
  if (!banner) return null;
  return (
    // What it says is read out by the live region already.
    <div class={`banner-place banner-place-${banner.tone}`} key={banner.id} aria-hidden="true">
      {banner.picture && <span class="banner-place-picture">{banner.picture()}</span>}
      <div class="banner-place-words">
        <strong class="banner-place-title">{banner.title}</strong>
        {banner.text && <span class="banner-place-text">{banner.text}</span>}
      </div>
      {banner.abilities && banner.abilities.length > 0 && (
        <ul class="banner-place-abilities">
          {banner.abilities.map((ability) => (
            <li key={ability}>
              <AbilityPicture ability={ability} />
              <span>{t(`ability.${ability}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

// Where banners appear, one at a time. Fingers reach the mall through them.
import type { JSX } from 'preact';
import { t } from '../text/text';
import type { BannerQueue } from './banners';
import { AbilityPicture } from '../board/pieces';
import './banner_area.css';

export function BannerArea({ banners }: { readonly banners: BannerQueue }): JSX.Element | null {
  const banner = banners.current.value;
  if (!banner) return null;
  return (
    // What it says is read out by the live region already.
    <div class={`banner-area banner-area-${banner.tone}`} key={banner.id} aria-hidden="true">
      {banner.picture && <span class="banner-area-picture">{banner.picture()}</span>}
      <div class="banner-area-words">
        <strong class="banner-area-title">{banner.title}</strong>
        {banner.text && <span class="banner-area-text">{banner.text}</span>}
      </div>
      {banner.abilities && banner.abilities.length > 0 && (
        <ul class="banner-area-abilities">
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

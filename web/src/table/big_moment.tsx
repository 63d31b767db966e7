// What the whole table is waiting for: the theft, which anyone can do now, or tiles that have to be taken out. It
// overlaps the edge of the mall, so that no key moves under a thumb.
import type { JSX } from 'preact';
import { t, tn } from '../text/text';
import { TheftPicture } from '../board/pieces';
import type { Play } from '../play/play';
import { actionOf } from '../board/legal_ways';
import './big_moment.css';

export function BigMoment({ play }: { readonly play: Play }): JSX.Element | null {
  const state = play.session.shown.value;
  const theft = actionOf(play.session.legal.value, 'theft');
  if (state?.outcome !== 'running') return null;
  if (theft !== null) {
    return (
      <div class="big-moment">
        <button type="button" class="big-moment-theft" onClick={() => play.act(theft)}>
          <TheftPicture side="plan" />
          <span>{t('theft.do')}</span>
        </button>
      </div>
    );
  }
  if (state.discards_due === 0) return null;
  return (
    <div class="big-moment">
      <p class="big-moment-due">{tn('notice.discards', state.discards_due)}</p>
    </div>
  );
}

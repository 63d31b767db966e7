// The moments worth going to: flips, the theft, escapes and the end; below them the tiles as they were found.
import type { JSX } from 'preact';
import { timePassed } from '../base/clock_text';
import { t } from '../text/text';
import { tr } from '../text/replay';
import type { Moment } from './moments';
import type { Player } from './player';
import './moment_list.css';

function wordsOf(moment: Moment): string {
  switch (moment.kind) {
    case 'flip':
      return tr('replay.moment.flip', { number: moment.number });
    case 'tile':
      return tr('replay.moment.tile', { tile: moment.tile });
    case 'escape':
      return tr('replay.moment.escape', { hero: t(`hero.${moment.hero}`) });
    case 'theft':
    case 'won':
    case 'lost':
      return tr(`replay.moment.${moment.kind}`);
  }
}

interface RowProps {
  readonly player: Player;
  readonly moments: readonly Moment[];
}

function Row({ player, moments }: RowProps): JSX.Element | null {
  const past = player.count.value;
  if (moments.length === 0) return null;
  return (
    <ul>
      {moments.map((moment) => (
        <li key={`${moment.line}${wordsOf(moment)}`}>
          <button
            type="button"
            class="moment-list-moment"
            data-moment={moment.kind}
            data-past={moment.line < past}
            onClick={() => player.seek(moment.at)}
          >
            {wordsOf(moment)} <span class="moment-list-time">{timePassed(moment.at)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MomentList({ player }: { readonly player: Player }): JSX.Element {
  return (
    <nav class="moment-list" aria-label={tr('replay.moments')}>
      <Row player={player} moments={player.moments.filter(({ kind }) => kind !== 'tile')} />
      <Row player={player} moments={player.moments.filter(({ kind }) => kind === 'tile')} />
    </nav>
  );
}

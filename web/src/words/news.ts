// Which banner an event raises.
import type { GameEvent, State } from '../engine/position';
import { stillInside } from '../engine/rules';
import { t } from '../text/text';
import type { Banner } from './banners';
import { timeLeft } from '../base/clock_text';
import { pawnName } from './spoken';
import { afterTheft } from './theft_text';

export interface Reader {
  readonly seats: readonly number[]; // mine
  nameOf(seat: number | null): string | null;
}

// After passing: what I have now, and from whom.
function passed(state: State, reader: Reader): Banner | null {
  const [mine] = reader.seats;
  if (mine === undefined || reader.seats.length > 1) return null;
  const abilities = state.action_tiles[mine] ?? [];
  const about = 'actions';
  if (abilities.length === 0) {
    return { about, tone: 'actions', title: t('banner.lead'), text: t('banner.lead.text'), ms: 4500 };
  }
  const name = reader.nameOf((mine + state.seats - 1) % state.seats);
  const text = name === null ? '' : t('banner.from', { name });
  return { about, tone: 'actions', title: t('banner.new_actions'), text, abilities, ms: 4500 };
}

// What no longer holds in the position, however that came about: a skipped lesson has no events.
export function pastNews(state: State | null, seats: readonly number[]): readonly string[] {
  if (state === null || state.outcome !== 'running') return ['actions', 'talk', 'theft', 'escape', 'ball', 'knock'];
  const past: string[] = [];
  if (state.talk === 'silent') past.push('talk');
  const { before } = state.do_something;
  if (before === null || !seats.includes(before)) past.push('knock');
  return past;
}

export function bannerOf(
  event: GameEvent,
  all: readonly GameEvent[],
  after: State | null,
  reader: Reader,
): Banner | null {
  switch (event.kind) {
    case 'passed':
      return after && passed(after, reader);
    case 'shuffled': {
      const text = t('banner.shuffled.text');
      return { about: 'actions', tone: 'actions', title: t('banner.shuffled'), text, ms: 3500 };
    }
    case 'talk_opened': {
      const flipped = all.find((other) => other.kind === 'flipped');
      // Alone there is nobody to talk to.
      if (after?.solo) {
        const title = flipped && t('banner.flipped', { time: timeLeft(flipped.left_ms) });
        return title === undefined ? null : { about: 'talk', tone: 'talk', title, ms: 3000 };
      }
      const text = flipped ? t('banner.flipped', { time: timeLeft(flipped.left_ms) }) : t('banner.elf');
      return { about: 'talk', tone: 'talk', title: t(`talk.${event.talk}`), text, ms: 3000 };
    }
    case 'stolen': {
      const text = after === null ? '' : afterTheft(after.rules);
      return { about: 'theft', tone: 'alarm', title: t('banner.stolen'), text, ms: 4500, urgent: true };
    }
    case 'escaped': {
      const inside = after === null ? 0 : stillInside(after);
      const text = t('banner.escaped.text', { count: inside });
      const title = t('banner.escaped', { hero: pawnName(event.pawn) });
      return inside === 0 ? null : { about: 'escape', tone: 'good', title, text, ms: 2500 };
    }
    case 'ball_begun':
      return { about: 'ball', tone: 'plain', title: t('banner.ball'), text: t('banner.ball.text'), ms: 3500 };
    case 'do_something': {
      // Someone with several seats doesn't mean themselves.
      if (!reader.seats.includes(event.before) || reader.seats.includes(event.by)) return null;
      const text = t('banner.knock.text', { name: reader.nameOf(event.by) ?? '' });
      return { about: 'knock', tone: 'bad', title: t('banner.knock'), text, ms: 2200, urgent: true };
    }
    default:
      return null;
  }
}

// That the game stands still, or goes on, for the page's own voice: screen readers are told by the notice itself.
import { effect, untracked } from '@preact/signals';
import { t } from '../text/text';
import type { Ear } from './ear';
import { sentences } from './wording';

export function tellStandstill({ play, narrator }: Ear): () => void {
  const { session } = play;
  let before = '';
  return effect(() => {
    const table = session.table.value;
    const clock = table?.phase === 'playing' ? table.clock : 'running';
    const isAway = session.link.value.kind === 'reconnecting';
    const now = isAway ? 'reconnecting' : clock === 'paused' || clock === 'interrupted' ? clock : '';
    if (now === before) return;
    before = now;
    if (now === '') return;
    const text = t(now === 'reconnecting' ? 'notice.reconnecting.text' : `notice.${now}.text`);
    untracked(() =>
      narrator.tell([{ weight: 'event', about: 'standstill', text: sentences([t(`notice.${now}`), text]) }]),
    );
  });
}

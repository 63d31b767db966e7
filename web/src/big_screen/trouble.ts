// Why a big screen shows no table, in words, and after how long it tries again by itself: nobody can press "Retry".
import { spoken } from '../base/table_code';
import type { Ending } from '../game/session';
import { tv } from '../text/big_screen';
import { t } from '../text/text';

export type Trouble = Ending | 'offline' | 'replaced';

export interface TroubleWords {
  readonly title: string;
  readonly text: string;
}

export const againMs = 5_000;

// The table is gone for good, or someone doesn't want the screen there.
const final: ReadonlySet<Trouble> = new Set<Trouble>([
  ...(['left', 'removed', 'closed', 'no_such_table', 'kept_out', 'banned', 'replaced', 'offline'] as const),
]);

export function triesAgain(trouble: Trouble): boolean {
  return !final.has(trouble);
}

export function wordsFor(trouble: Trouble, code: string): TroubleWords {
  switch (trouble) {
    case 'closed':
      return { title: t('gone.closed.title'), text: t('gone.closed.text') };
    case 'no_such_table':
      return { title: t('gone.no_such_table.title', { code: spoken(code) }), text: t('gone.no_such_table.text') };
    case 'left':
    case 'removed':
    case 'kept_out':
      return { title: tv('screen.removed.title'), text: tv('screen.removed') };
    case 'table_locked':
      return { title: t('gone.table_locked.title'), text: tv('screen.locked') };
    case 'table_full':
    case 'server_full':
      return { title: t(`gone.${trouble}.title`), text: tv('screen.full') };
    case 'old_page':
      return { title: t('gone.old_page.title'), text: tv('screen.old_page') };
    case 'replaced':
      return { title: tv('screen.replaced.title'), text: tv('screen.replaced') };
    case 'offline':
      return { title: t('gone.offline.title'), text: tv('screen.offline') };
    case 'banned':
    case 'name_not_allowed':
    case 'refused':
      return { title: tv('screen.refused.title'), text: trouble === 'banned' ? '' : tv('screen.refused') };
  }
}

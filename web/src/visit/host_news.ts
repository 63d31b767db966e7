// Before and after a game: tells me that I am the host now, because the old one left or passed it on. During a game the
// banners over the mall do that.
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../game/session';
import { t } from '../text/text';
import { toast } from '../ui/toast';

export function useHostNews(session: Session): void {
  const table = session.table.value;
  const me = session.me.value?.id ?? null;
  const host = table?.host ?? null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = host;
    // Someone who opens a table or comes first is the host from the start.
    if (host === null || host !== me || was === null || was === me || table?.phase === 'playing') return;
    toast(`${t('banner.host')}. ${t('banner.host.text')}`);
  }, [host, me]);
}

// Who has gone for good while a game runs, told once to those who stay: their actions wait at the table.
import type { MemberId, Table } from '../link/messages';
import { t } from '../text/text';
import type { Banner } from './banners';

function holders(table: Table): ReadonlyMap<number, MemberId | null> {
  return new Map(table.ring.map(({ chair, holder }) => [chair, holder]));
}

export function peopleNews(before: Table | null, after: Table | null, me: MemberId | null): readonly Banner[] {
  if (before === null || after === null || before.phase !== 'playing' || after.phase !== 'playing') return [];
  const news: Banner[] = [];
  const now = holders(after);
  for (const [chair, holder] of holders(before)) {
    if (holder === null || holder === me || now.get(chair) !== null) continue;
    const name = before.members.find((member) => member.id === holder)?.name ?? '';
    const text = t('banner.left.text');
    news.push({ about: `left ${chair}`, tone: 'plain', title: t('banner.left', { name }), text, ms: 4500 });
  }
  if (me !== null && after.host === me && before.host !== me) {
    news.push({ about: 'host', tone: 'plain', title: t('banner.host'), text: t('banner.host.text'), ms: 3500 });
  }
  return news;
}

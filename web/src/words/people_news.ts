// Who has left during a game, who a teammate stands in for and who is back, and that teammates see no way: announced
// once.
import { memberOf, qualityOf } from '../game/table_facts';
import type { Chair, Member, MemberId, Table } from '../link/messages';
import { t } from '../text/text';
import type { Banner } from './banners';

function news(chair: number, title: string, text: string | null = null): Banner {
  return { about: `left ${chair}`, tone: 'plain', title, ...(text === null ? {} : { text }), ms: 4500 };
}

// A teammate takes over, for someone who may come back or in its own seat.
function stepsIn(teammate: Member, { chair, owner }: Chair, after: Table): Banner {
  const away = owner === teammate.id ? null : memberOf(after, owner);
  if (away === null) return news(chair, t('teammates.in', { name: teammate.name }));
  return news(chair, t('teammates.in.for', { name: teammate.name, other: away.name }));
}

function newsOfChair(was: Chair, before: Table, after: Table, me: MemberId | null): Banner | null {
  const now = after.ring.find(({ chair }) => chair === was.chair);
  const old = memberOf(before, was.holder);
  const holder = memberOf(after, now?.holder ?? null);
  if (now === undefined || old?.id === holder?.id) return null;
  if (holder?.kind === 'teammate') return stepsIn(holder, now, after);
  if (old === null || old.id === me) return null;
  if (now.holder === null) return news(was.chair, t('banner.left', { name: old.name }), t('banner.left.text'));
  if (old.kind !== 'teammate' || holder === null || holder.id !== was.owner || holder.id === me) return null;
  return news(was.chair, t('teammates.back', { name: holder.name }), t('teammates.back.text', { name: old.name }));
}

export function peopleNews(before: Table | null, after: Table | null, me: MemberId | null): readonly Banner[] {
  if (before === null || after === null || before.phase !== 'playing' || after.phase !== 'playing') return [];
  const told = before.ring.map((chair) => newsOfChair(chair, before, after, me)).filter((banner) => banner !== null);
  if (me !== null && after.host === me && before.host !== me) {
    told.push({ about: 'host', tone: 'plain', title: t('banner.host'), text: t('banner.host.text'), ms: 3500 });
  }
  if (after.teammates?.no_way === true && before.teammates?.no_way !== true) {
    told.push({
      about: 'no_way',
      tone: 'plain',
      title: t('teammates.no_way'),
      text: t('teammates.no_way.text'),
      ms: 6000,
    });
  }
  return told;
}

// My own connection has got worse; otherwise late moves would look like the others' fault.
export function connectionNews(before: Table | null, after: Table | null, me: MemberId | null): string | null {
  const was = qualityOf(memberOf(before, me));
  const now = qualityOf(memberOf(after, me));
  const order = ['good', 'slow', 'poor'];
  return now !== 'good' && order.indexOf(now) > order.indexOf(was) ? t(`word.line.${now}`) : null;
}

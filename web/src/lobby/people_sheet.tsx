// Everyone at the table, including spectators, and the invitation: in a game and before one. The host may pass on the
// role, remove someone and lock the table.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Avatar } from '../avatars/avatar_view';
import type { Session } from '../game/session';
import { memberOf, qualityOf } from '../game/table_facts';
import type { Member, Table } from '../link/messages';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon, type IconName } from '../ui/icon';
import { ConnectionBars } from '../ui/connection_bars';
import { ask } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';
import { listedName } from './listed_name';
import { LobbyInvite } from './lobby_invite';
import { LobbyPerson } from './lobby_person';
import './people_sheet.css';

function factsOf(member: Member, table: Table, me: Member | null): string {
  const quality = qualityOf(member);
  const facts = [
    member.id === me?.id ? t('lobby.you') : null,
    member.id === table.host ? t('lobby.host') : null,
    member.kind === 'bot' ? t('lobby.bot') : null,
    member.kind === 'teammate' ? t('teammates.word') : null,
    member.kind === 'screen' ? t('people.shows') : member.chair === null ? t('people.watches') : null,
    member.here ? null : t('lobby.gone'),
    quality === 'good' ? null : t(`line.${quality}`),
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

function iconOf(member: Member, table: Table): IconName {
  if (!member.here) return 'away';
  if (member.id === table.host) return 'crown';
  if (member.kind === 'screen') return 'screen';
  if (member.kind !== 'person') return member.kind === 'bot' ? 'robot' : 'mask';
  return member.chair === null ? 'eye' : 'chair';
}

interface PersonProps {
  readonly member: Member;
  readonly table: Table;
  readonly me: Member | null;
  readonly onPress: () => void;
}

function Person({ member, table, me, onPress }: PersonProps): JSX.Element {
  const quality = qualityOf(member);
  const words = (
    <>
      {member.kind === 'person' && <Avatar face={member.face} name={member.name} />}
      <Icon name={iconOf(member, table)} />
      <span class="people-name">{listedName(member)}</span>
      {quality !== 'good' && <ConnectionBars quality={quality} />}
      <span class="people-facts">{factsOf(member, table, me)}</span>
    </>
  );
  const isMine = member.id === me?.id;
  const isForHost = member.kind === 'teammate' && table.host !== me?.id;
  if (isMine || isForHost) return <div class="people-person">{words}</div>;
  return (
    <button type="button" class="people-person people-press" onClick={onPress}>
      {words}
      <Icon name="forth" />
    </button>
  );
}

// Who was removed, for everyone to see and for the host to let in again.
function KeptOutList({ session, table, me }: TablePartProps): JSX.Element | null {
  const removed = table.kept_out ?? [];
  if (removed.length === 0) return null;
  return (
    <section class="people-kept-out">
      <h3>{t('people.kept_out')}</h3>
      <ul class="people-list">
        {removed.map(({ member, name }) => (
          <li key={member} class="people-person" data-kept-out={member}>
            <span class="people-name">{name === '' ? `#${member}` : name}</span>
            {table.host === me?.id && (
              <Button onClick={() => void ask(session, { t: 'let_in', member })}>{t('people.let_in')}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface PeopleSheetProps {
  readonly session: Session;
  readonly onClose: () => void;
}

export function PeopleSheet({ session, onClose }: PeopleSheetProps): JSX.Element | null {
  const chosen = useSignal<number | null>(null);
  const table = session.table.value;
  const me = session.me.value;
  if (table === null) return null;
  const person = memberOf(table, chosen.value);
  if (person !== null) {
    const back = (): void => void (chosen.value = null);
    return <LobbyPerson session={session} table={table} me={me} person={person} onClose={back} />;
  }
  const sits = me !== null && me.chair !== null;
  // Players first, in the order of the ring.
  const members = [...table.members].sort((one, other) => (one.chair ?? 99) - (other.chair ?? 99));
  const stand = async (): Promise<void> => {
    if (await ask(session, { t: 'stand' })) onClose();
  };
  return (
    <Dialog title={t('people.title')} onClose={onClose}>
      <div class="people">
        {table.host === me?.id && table.members.length > 1 && <p class="soft-text">{t('people.host')}</p>}
        <ul class="people-list">
          {members.map((member) => (
            <li key={member.id}>
              <Person member={member} table={table} me={me} onPress={() => (chosen.value = member.id)} />
            </li>
          ))}
        </ul>
        <KeptOutList session={session} table={table} me={me} />
        {sits && (
          <Button icon="eye" wide onClick={() => void stand()}>
            {t('lobby.watch')}
          </Button>
        )}
        <LobbyInvite session={session} table={table} me={me} />
      </div>
    </Dialog>
  );
}

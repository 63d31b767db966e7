// Around the table before and after a game.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../base/navigation';
import { spoken } from '../base/table_code';
import type { Scenario } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import type { Session } from '../game/session';
import { screenIsOn, seated, startsForTeammates, watching } from '../game/table_facts';
import type { Member, Table } from '../link/messages';
import { listText, t, tn } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ScreenHeading } from '../ui/screen_heading';
import { ask } from '../shell/asking';
import { scenarioId, scenarioOf, seatRange, seatTrouble } from '../scenarios/choice';
import { LazyTalk } from '../talk/talk_lazy';
import { Countdown } from './countdown';
import { PeopleSheet } from './lobby_lazy';
import { LobbyAgain } from './lobby_again';
import { LobbyInvite } from './lobby_invite';
import { LobbyPlay } from './lobby_play';
import type { TablePartProps } from '../game/table_part';
import { LobbyRing } from './lobby_ring';
import { LobbyTeammates } from './lobby_teammates';
import { isLeftWithTeammates, neighbours } from './ring';
import { customName } from '../scenarios/scenario_name';
import { TopBar } from '../shell/top_bar';
import { Tonight } from './tonight';
import './lobby.css';

function Leave({ session, onClose }: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  const leave = async (): Promise<void> => {
    onClose();
    await session.request({ t: 'leave' });
    go('/');
  };
  return (
    <Dialog
      title={t('lobby.leave.sure')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" onClick={() => void leave()}>
            {t('lobby.leave')}
          </Button>
        </>
      }
    >
      <p>{t('lobby.leave.text')}</p>
    </Dialog>
  );
}

function standing(session: Session, table: Table, me: Member | null): string {
  if (session.delay !== undefined) return t('lobby.watching.later');
  if (startsForTeammates(table, me?.id ?? null)) return t('teammates.only');
  if (me === null || me.chair === null) return t('lobby.watching');
  const beside = neighbours(table, me);
  if (beside === null) return t(table.heist ? 'lobby.alone.heist' : 'lobby.alone');
  if (beside.left.id === beside.right.id) return t('lobby.on_left', { name: beside.left.name });
  return t('lobby.on_both', { left: beside.left.name, right: beside.right.name });
}

// What has to be known about the next game before it begins.
function warning(table: Table, me: Member | null): string {
  return !table.choice.pauses && isLeftWithTeammates(table, me) ? ` ${t('menu.no_pause')}.` : '';
}

const people = (table: Table): readonly Member[] => seated(table).filter(({ kind }) => kind !== 'teammate');

function waitingFor(table: Table, me: Member | null): string {
  const others = seated(table).filter((member) => !member.ready && member.id !== me?.id);
  if (me !== null && me.chair !== null && !me.ready && others.length === 0 && people(table).length > 1) {
    return t('lobby.waiting.you');
  }
  if (others.length === 0 || me?.ready !== true) return '';
  return tn('lobby.waiting', others.length, { names: listText(others.map((member) => member.name)) });
}

// How many are ready, once there is someone to wait for.
function ReadyCount({ table }: { readonly table: Table }): JSX.Element | null {
  const all = people(table);
  const ready = all.filter((member) => member.ready).length;
  if (all.length < 2) return null;
  return (
    <p class="lobby-count" data-ready={ready} data-seated={all.length}>
      {all.map((member) => (
        <span key={member.id} class={member.ready ? 'lobby-count-lamp lobby-count-lit' : 'lobby-count-lamp'} />
      ))}
      {t('lobby.ready.count', { ready, count: all.length })}
    </p>
  );
}

interface ReadyProps extends TablePartProps {
  readonly scenario: Scenario | null;
}

function Ready({ session, table, me, scenario }: ReadyProps): JSX.Element {
  const link = session.link.value;
  const isDown = link.kind === 'reconnecting';
  const trouble = seatTrouble(scenario, table.choice, seated(table).length);
  const starts = startsForTeammates(table, me?.id ?? null);
  return (
    <div class="lobby-ready">
      <ReadyCount table={table} />
      <p class={trouble && !isDown ? 'lobby-standing lobby-trouble' : 'lobby-standing'} role="status">
        {isDown
          ? t(link.restarting ? 'lobby.restarting' : 'lobby.reconnecting')
          : trouble
            ? t(`chooser.seats.${trouble.fault}`, { count: trouble.count })
            : waitingFor(table, me) || standing(session, table, me) + warning(table, me)}
      </p>
      {me !== null && (me.chair !== null || starts) && (
        <div class="lobby-ready-row">
          <Button
            kind={me.ready ? 'plain' : 'primary'}
            size="large"
            icon={me.ready ? 'close' : starts ? 'play' : 'check'}
            disabled={isDown}
            class="lobby-ready-button"
            onClick={() => void ask(session, { t: 'ready', on: !me.ready })}
          >
            {t(me.ready ? 'lobby.unready' : starts ? 'teammates.start' : 'lobby.ready')}
          </Button>
        </div>
      )}
    </div>
  );
}

// Spectators are a number, and names on request; someone with a chair may join them. A screen is told by itself.
function Watching({ session, table, me }: TablePartProps): JSX.Element {
  const isOpen = useSignal(false);
  const count = watching(table).length;
  return (
    <div class="lobby-watching">
      {screenIsOn(table) && (
        <Button kind="quiet" icon="screen" onClick={() => (isOpen.value = true)}>
          {t('lobby.screen_on')}
        </Button>
      )}
      {count > 0 && (
        <Button kind="quiet" icon="people" onClick={() => (isOpen.value = true)}>
          {tn('lobby.spectators', count)}
        </Button>
      )}
      {me !== null && me.chair !== null && table.phase === 'gathering' && (
        <Button kind="quiet" icon="eye" onClick={() => void ask(session, { t: 'stand' })}>
          {t('lobby.watch')}
        </Button>
      )}
      {isOpen.value && <PeopleSheet session={session} onClose={() => (isOpen.value = false)} />}
    </div>
  );
}

export function Lobby({ session, engine }: { readonly session: Session; readonly engine: Engine }): JSX.Element {
  const leaving = useSignal(false);
  const table = session.table.value;
  if (table === null) return <main />;
  const me = session.me.value;
  const scenario = scenarioOf(engine.catalog, table.choice);
  // Once something else has been chosen, the last game is history.
  const chosen = scenarioId(table.choice);
  const last = session.confirmed.value;
  const isSame = last === null || (last.scenario === chosen && last.name === customName(table.choice.scenario));
  const isAfter = table.result !== null && isSame;
  const isHost = me !== null && table.host === me.id; // the host wants to invite first; guests want to know what is played
  return (
    <div class="lobby">
      <TopBar>
        <Button kind="quiet" icon="back" onClick={() => (leaving.value = true)}>
          {t('lobby.leave')}
        </Button>
      </TopBar>
      <main class="lobby-main">
        <ScreenHeading class="hidden-text" title={t('lobby.title', { code: spoken(table.code) })} />
        <div class="lobby-table">
          <LobbyRing session={session} table={table} me={me} most={seatRange(scenario, table.choice).most} />
          <Ready session={session} table={table} me={me} scenario={scenario} />
          <Watching session={session} table={table} me={me} />
        </div>
        <div class="lobby-side">
          {isAfter && <LobbyAgain session={session} table={table} me={me} engine={engine} />}
          {isHost && <LobbyInvite session={session} table={table} me={me} />}
          <LobbyPlay session={session} table={table} me={me} engine={engine} />
          {table.teammates && <LobbyTeammates session={session} table={table} me={me} mates={table.teammates} />}
          {!isHost && <LobbyInvite session={session} table={table} me={me} />}
        </div>
      </main>
      {table.phase === 'counting' && (
        <Countdown session={session} table={table} me={me}>
          <Tonight table={table} scenario={scenario} />
        </Countdown>
      )}
      {leaving.value && <Leave session={session} onClose={() => (leaving.value = false)} />}
      <LazyTalk session={session} place="lobby" />
    </div>
  );
}

// Everything at the address of a table: looking it up, joining, the lobby, the game, the end of the connection.
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { comesToPlayAt } from '../base/arrival';
import { stayAwake } from '../base/wake_lock';
import { nameFault } from '../base/name';
import type { Engine } from '../engine/engine';
import { connectTable } from '../game/remote_session';
import type { Session } from '../game/session';
import { api, roomAt, type TableSummary } from '../link/api';
import { hasSeat, tokenAt } from '../link/seat_keeper';
import { browserEnvironment } from '../link/environment';
import { offline } from '../offline/offline';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { leaveTalk } from '../talk/talk_lazy';
import { showSession } from '../shell/current_session';
import { delayOf } from './delay';
import { JoinScreen } from '../home/join_screen';
import { GoneScreen, type Gone } from '../shell/gone';
import { useHostNews } from './host_news';
import { Lobby } from '../lobby/lobby';
import { HandScreen } from './hand_screen';
import { fetchTableScreen, TableScreen } from './table_screen';
import { playsByHand } from '../table/hand_choice';
import { useBesideScreen } from './beside_screen';
import { useEndScreen } from './end_screen';
import { useLongRestart } from './long_restart';
import { useOwnAvatar } from './own_avatar';
import { fitOf } from './page_fit';
import { useSeatOnArrival } from './seat_on_arrival';
import { Waiting } from '../shell/waiting';

const retryMs = 4_000;

type Stage =
  | { readonly at: 'looking' }
  | { readonly at: 'door'; readonly table: TableSummary }
  | { readonly at: 'inside'; readonly session: Session }
  | { readonly at: 'gone'; readonly why: Gone };

// Some go straight in without being asked: those who were here before, those with a name if there is a free chair, and
// those who want to play with anyone.
function mayEnter(table: TableSummary, code: string): boolean {
  if (nameFault(settings.name.peek()) !== null) return false;
  if (hasSeat(browserEnvironment().memory, code)) return true;
  if (table.locked) return false;
  return table.phase === 'playing' ? comesToPlayAt(code) : roomAt(table) > 0;
}

async function look(engine: Engine, code: string): Promise<TableSummary | Gone> {
  const token = tokenAt(browserEnvironment().memory, code);
  const [answer, fit] = await Promise.all([api.lookAtTable(code, token), fitOf(engine)]);
  if (fit === 'old' || fit === 'foreign') {
    await offline.forget(); // nothing kept may come back instead of the new page
    if (fit === 'old') location.reload();
    return 'old_page';
  }
  if (answer.ok) return answer.value;
  if (answer.error.error === 'NoSuchTable') return 'no_such_table';
  return answer.error.status === 503 || answer.error.status === 429 ? 'server_full' : 'offline';
}

export function TablePage({ code, engine }: { readonly code: string; readonly engine: Engine }): JSX.Element {
  const [stage, setStage] = useState<Stage>({ at: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const delay = delayOf(location.search);
  const again = useCallback(() => {
    setStage({ at: 'looking' });
    setAttempt((count) => count + 1);
  }, []);

  const enter = useCallback(
    (as: 'player' | 'spectator'): void => {
      const name = settings.name.peek();
      const joining = delay === null ? { name, as } : { name, as: 'spectator' as const, delay };
      setStage({ at: 'inside', session: connectTable(engine, code, joining) });
    },
    [engine, code, delay],
  );

  useEffect(() => {
    let over = false;
    void look(engine, code).then((found) => {
      if (over) return;
      if (typeof found === 'string') setStage({ at: 'gone', why: found });
      else if (delay !== null && nameFault(settings.name.peek()) === null) enter('spectator');
      else if (mayEnter(found, code)) enter('player');
      else setStage({ at: 'door', table: found });
    });
    return () => {
      over = true;
    };
  }, [engine, code, attempt, delay, enter]);

  // Without a server the page keeps trying quietly behind the message.
  const isOffline = stage.at === 'gone' && stage.why === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const retry = (): void => setAttempt((count) => count + 1);
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isOffline]);

  switch (stage.at) {
    case 'looking':
      return <Waiting text={t('door.looking')} />;
    case 'door':
      return <JoinScreen table={stage.table} onEnter={enter} onAgain={again} />;
    case 'gone':
      return <GoneScreen why={stage.why} code={code} onAgain={again} />;
    case 'inside':
      return <Inside session={stage.session} engine={engine} onAgain={again} />;
  }
}

interface InsideProps {
  readonly session: Session;
  readonly engine: Engine;
  readonly onAgain: () => void;
}

function Inside({ session, engine, onAgain }: InsideProps): JSX.Element {
  useEffect(() => {
    const hide = showSession(session);
    return () => {
      hide();
      leaveTalk(session);
      session.close();
    };
  }, [session]);
  useEffect(fetchTableScreen, []);
  useHostNews(session);
  useSeatOnArrival(session);
  useOwnAvatar(session);
  useBesideScreen(session);
  const playing = session.table.value?.phase === 'playing';
  useEffect(() => (playing ? stayAwake() : undefined), [playing]);
  const [atEnd, toLobby] = useEndScreen(session);

  const link = session.link.value;
  const isLongRestart = useLongRestart(link);
  if (link.kind === 'ended') {
    const again = (): void => {
      if (link.why === 'name_not_allowed') settings.name.value = ''; // the join screen asks for another
      onAgain();
    };
    return <GoneScreen why={link.why} code={session.code} onAgain={again} />;
  }
  if (link.kind === 'replaced') return <GoneScreen why="replaced" onBack={() => session.comeBack()} />;
  if (isLongRestart) return <GoneScreen why="restarting" />;
  if (session.table.value === null) {
    const { delay } = session;
    return <Waiting text={delay === undefined ? t('door.entering') : t('door.later', { seconds: delay })} />;
  }
  if ((playing || atEnd) && playsByHand(session)) {
    return <HandScreen session={session} engine={engine} onLobby={toLobby} />;
  }
  if (playing || atEnd) return <TableScreen session={session} engine={engine} onLobby={toLobby} />;
  return <Lobby session={session} engine={engine} />;
}

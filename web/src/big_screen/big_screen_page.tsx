// /screen/CODE: a table's game on a television or any screen that everyone in the room can see. It watches as a spectator
// over the same protocol as everyone, reconnects by itself, and follows one game after another. There is nothing to press.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { stayAwake } from '../base/wake_lock';
import { spoken } from '../base/table_code';
import type { Engine } from '../engine/engine';
import type { Session } from '../game/session';
import { showSession } from '../shell/current_session';
import { tv } from '../text/big_screen';
import { t } from '../text/text';
import { ScreenHeading } from '../ui/screen_heading';
import { useEndScreen } from '../visit/end_screen';
import { fitOf } from '../visit/page_fit';
import { Gathering } from './gathering';
import { PlayingView } from './playing_view';
import { connectScreen } from './screen_session';
import { usePressForSound } from './sound_hint';
import { againMs, triesAgain, type Trouble, wordsFor } from './trouble';
import './big_screen.css';

export interface BigScreenProps {
  readonly code: string;
  readonly engine: Engine;
}

// A page that stays open for days outlives its server's version: it is loaded again, and comes back to its place.
async function reloadIfOld(engine: Engine): Promise<void> {
  if ((await fitOf(engine)) === 'old') location.reload();
}

function useSession({ code, engine }: BigScreenProps): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const now = connectScreen(engine, code, tv('screen.title'));
    setSession(now);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      showSession(now),
      now.link.subscribe((link) => {
        if (link.kind === 'online') void reloadIfOld(engine);
        if (link.kind !== 'ended' || !triesAgain(link.why)) return;
        const again = (): void => (link.why === 'old_page' ? location.reload() : setAttempt(attempt + 1));
        timer = setTimeout(again, againMs);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      now.close();
    };
  }, [engine, code, attempt]);
  return session;
}

function Message({ why, code }: { readonly why: Trouble; readonly code: string }): JSX.Element {
  const { title, text } = wordsFor(why, code);
  return (
    <div class="big-screen-message" data-screen-trouble={why} role="status">
      <p class="big-screen-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}

// The first answer usually takes an instant.
function Connecting({ code }: { readonly code: string }): JSX.Element {
  const [patience, setPatience] = useState<'fresh' | 'waiting' | 'long'>('fresh');
  useEffect(() => {
    const timers = [setTimeout(() => setPatience('waiting'), 400), setTimeout(() => setPatience('long'), 6_000)];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (patience === 'long') return <Message why="offline" code={code} />;
  return (
    <div class="big-screen-message" aria-busy="true">
      {patience === 'waiting' && <p role="status">{t('door.looking')}</p>}
    </div>
  );
}

function Inside({ session, engine, code }: BigScreenProps & { readonly session: Session }): JSX.Element {
  const [atEnd] = useEndScreen(session);
  const link = session.link.value;
  const table = session.table.value;
  if (link.kind === 'ended') return <Message why={link.why} code={code} />;
  if (link.kind === 'replaced') return <Message why="replaced" code={code} />;
  if (table === null) return <Connecting code={code} />;
  if (table.phase === 'playing' || atEnd) return <PlayingView session={session} engine={engine} code={code} />;
  return <Gathering session={session} table={table} />;
}

export function BigScreenPage({ code, engine }: BigScreenProps): JSX.Element {
  const session = useSession({ code, engine });
  useEffect(stayAwake, []);
  usePressForSound();
  return (
    <main class="big-screen">
      <ScreenHeading class="hidden-text" title={`${tv('screen.title')} · ${spoken(code)}`} />
      {session === null ? (
        <Connecting code={code} />
      ) : (
        <Inside key={session} session={session} engine={engine} code={code} />
      )}
    </main>
  );
}

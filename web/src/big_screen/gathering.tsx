// Before a game, and between two: how to sit down, who has, and who is ready.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Avatar } from '../avatars/avatar_view';
import type { Session } from '../game/session';
import { seated } from '../game/table_facts';
import type { Member, Table } from '../link/messages';
import { scenarioId } from '../scenarios/choice';
import { customName, scenarioName } from '../scenarios/scenario_name';
import { useGameWords } from '../scenarios/use_game_words';
import { soundBox } from '../sound/sound_box';
import { tv } from '../text/big_screen';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import { Invitation } from './invitation';
import { ScreenNotice } from './screen_notice';
import { SoundHint } from './sound_hint';
import './gathering.css';

function Person({ member }: { readonly member: Member }): JSX.Element {
  const isTeammate = member.kind === 'teammate';
  return (
    <li class="big-screen-person" data-seat={member.chair} data-ready={member.ready} data-here={member.here}>
      <span class="big-screen-lamp">
        {isTeammate ? <Icon name="mask" /> : <Avatar face={member.face} name={member.name} />}
      </span>
      <span class="big-screen-name" data-may-be-cut="">
        {member.name}
      </span>
      {member.here ? (
        member.ready && <Icon name="check" />
      ) : (
        <span class="big-screen-away">
          <Icon name="away" /> {t('lobby.gone')}
        </span>
      )}
      <span class="hidden-text">{t(member.ready ? 'lobby.is_ready' : 'lobby.not_ready')}</span>
    </li>
  );
}

function People({ table }: { readonly table: Table }): JSX.Element {
  const sitting = [...seated(table)].sort((a, b) => (a.chair ?? 0) - (b.chair ?? 0));
  const people = sitting.filter(({ kind }) => kind !== 'teammate');
  const ready = people.filter((member) => member.ready).length;
  if (sitting.length === 0) return <p class="big-screen-note">{tv('screen.nobody')}</p>;
  return (
    <>
      <ul class="big-screen-people" data-many={sitting.length > 5}>
        {sitting.map((member) => (
          <Person key={member.id} member={member} />
        ))}
      </ul>
      {people.length > 1 && <p>{t('lobby.ready.count', { ready, count: people.length })}</p>}
    </>
  );
}

// Three seconds before the sand runs.
function Countdown({ table }: { readonly table: Table }): JSX.Element {
  const [endsAt] = useState(() => performance.now() + (table.countdown_ms ?? 3_000));
  const secondsLeft = (): number => Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 50);
    return () => clearInterval(timer);
  }, [endsAt]);
  useEffect(() => soundBox.play('step'), [left]);
  const talks = table.choice.free_talk;
  return (
    <div class="big-screen-countdown" role="status">
      {!talks && <p class="big-screen-title">{t('lobby.count.hush')}</p>}
      <p class="big-screen-number">{left}</p>
      <p>{t(talks ? 'lobby.count.talk' : 'lobby.count.text')}</p>
    </div>
  );
}

export function Gathering({ session, table }: { readonly session: Session; readonly table: Table }): JSX.Element {
  const id = scenarioId(table.choice);
  useGameWords([id]);
  return (
    <div class="big-screen-gathering" data-screen={table.phase}>
      <Invitation table={table} />
      <section class="big-screen-company">
        <p class="big-screen-scenario">{customName(table.choice.scenario) ?? scenarioName(id)}</p>
        <People table={table} />
        <p class="big-screen-note">{tv('screen.hands')}</p>
      </section>
      <SoundHint />
      {table.phase === 'counting' && <Countdown table={table} />}
      <div class="big-screen-notices">
        <ScreenNotice session={session} />
      </div>
    </div>
  );
}

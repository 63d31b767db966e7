// The chairs around the table, as in a room: you at the bottom, the next one clockwise is on your left.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { duration } from '../base/clock_text';
import { Avatar } from '../avatars/avatar_view';
import { seatSigns } from '../game/seat_signs';
import { seatVoices, voiceHooks } from '../game/seat_voices';
import type { TablePartProps } from '../game/table_part';
import { memberOf } from '../game/table_facts';
import type { Member, Table } from '../link/messages';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import { ask } from '../shell/asking';
import { LobbyChair } from './lobby_chair';
import { LobbyPerson } from './lobby_person';
import { chairs, type ChairPlace } from './ring';
import { customName, scenarioTitle } from '../scenarios/scenario_name';
import { sandOf, scenarioId } from '../scenarios/choice';
import './lobby_ring.css';

interface MarksProps {
  readonly member: Member;
  readonly table: Table;
  readonly mine: boolean;
}

function Marks({ member, table, mine }: MarksProps): JSX.Element {
  return (
    <span class="lobby-marks">
      {mine && <span class="lobby-mark">{t('lobby.you')}</span>}
      {table.host === member.id && (
        <span class="lobby-mark lobby-mark-host">
          <Icon name="crown" />
          <span class="hidden-text">{t('lobby.host')}</span>
        </span>
      )}
      {member.kind === 'bot' && (
        <span class="lobby-mark">
          <Icon name="robot" />
          {t('lobby.bot')}
        </span>
      )}
      {member.kind === 'teammate' && <span class="lobby-mark">{t('teammates.word')}</span>}
      {!member.here && (
        <span class="lobby-mark">
          <Icon name="away" />
          {t('lobby.gone')}
        </span>
      )}
    </span>
  );
}

interface SitterProps extends TablePartProps {
  readonly member: Member;
  readonly onPress: () => void;
}

function Sitter({ table, me, member, onPress }: SitterProps): JSX.Element {
  const mine = member.id === me?.id;
  const names = ['lobby-chair', 'lobby-taken'];
  const isTeammate = member.kind === 'teammate'; // always ready, and shown differently
  if (isTeammate) names.push('lobby-masked');
  else if (member.ready) names.push('lobby-lit');
  if (!member.here) names.push('lobby-away');
  if (mine) names.push('lobby-mine');
  return (
    <button type="button" class={names.join(' ')} onClick={onPress}>
      <span class="lobby-lamp" aria-hidden="true">
        {isTeammate ? <Icon name="mask" /> : <Avatar face={member.face} name={member.name} />}
        {!isTeammate && member.ready && (
          <span class="lobby-check">
            <Icon name="check" />
          </span>
        )}
      </span>
      <span class="lobby-name" data-may-be-cut="">
        {member.name}
      </span>
      <Marks member={member} table={table} mine={mine} />
      {!isTeammate && <span class="hidden-text">{t(member.ready ? 'lobby.is_ready' : 'lobby.not_ready')}</span>}
    </button>
  );
}

function SignAt({ seat }: { readonly seat: number }): JSX.Element | null {
  const sign = seatSigns.value.get(seat);
  if (sign === undefined) return null;
  return (
    <span key={sign.id} class="lobby-sign" data-talk-sign={sign.name} aria-hidden="true">
      {sign.picture}
    </span>
  );
}

function arrowPath(from: ChairPlace, to: ChairPlace): string {
  const radius = 64;
  const gap = 0.2;
  const start = from.angle + gap;
  let end = to.angle - gap;
  while (end <= start) end += 2 * Math.PI;
  const at = (angle: number): string =>
    [Math.cos(angle), Math.sin(angle)].map((v) => (radius * v).toFixed(1)).join(' ');
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > Math.PI ? 1 : 0} 1 ${at(end)}`;
}

// Above and below the table, a name has more room than next to it.
function roomFor(place: ChairPlace, count: number): string {
  return (count > 6 ? 1 : 1 + 0.6 * (1 - Math.abs(place.x))).toFixed(2);
}

// Which way "left" goes around: from each seated member to the next.
function Arrows({ places }: { readonly places: readonly ChairPlace[] }): JSX.Element {
  const taken = places.filter((place) => place.member !== null);
  return (
    <g class="lobby-arrows">
      {taken.length > 1 &&
        taken.map((place, index) => {
          const next = taken[(index + 1) % taken.length] ?? place;
          return <path key={place.chair} d={arrowPath(place, next)} marker-end="url(#lobby-arrow)" />;
        })}
    </g>
  );
}

// As the chooser has it: the number in its book, and a star for the introductory game of the expansion.
function numberOf(scenario: string): string {
  return scenario === 'F0' ? '★' : (/\d+/.exec(scenario)?.[0] ?? '');
}

export function LobbyRing({ session, table, me, most }: TablePartProps & { readonly most: number }): JSX.Element {
  const person = useSignal<number | null>(null);
  const chair = useSignal<number | null>(null);
  const places = chairs(table, me, most);
  const scenario = scenarioId(table.choice);
  const own = customName(table.choice.scenario);
  const shown = memberOf(table, person.value);
  const pressed = places.find((place) => place.chair === chair.value);
  const invites = me !== null && table.host === me.id && table.teammates !== undefined;
  const isLater = session.delay !== undefined; // such a guest can only watch
  const press = ({ chair: number, member }: ChairPlace): void => {
    if (member === null && !invites) void ask(session, { t: 'sit', chair: number });
    else if (member === null || member.kind === 'teammate') chair.value = isLater ? null : number;
    else person.value = member.id;
  };
  return (
    <div
      class={places.length > 6 ? 'lobby-ring lobby-ring-many' : 'lobby-ring'}
      role="group"
      aria-label={t('lobby.ring')}
    >
      <svg class="lobby-wood" viewBox="-100 -100 200 200" aria-hidden="true">
        <defs>
          <marker id="lobby-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path class="lobby-arrow-head" d="M1 1l8 4-8 4z" />
          </marker>
        </defs>
        <circle class="lobby-wood-shade" cx="3" cy="7" r="76" />
        <circle class="lobby-wood-edge" r="76" />
        <circle class="lobby-wood-top" r="71" />
        <Arrows places={places} />
      </svg>
      <div class="lobby-middle">
        {own === null && <span class="lobby-middle-number">{numberOf(scenario)}</span>}
        <span class="lobby-middle-title">{own ?? scenarioTitle(scenario)}</span>
        <span class="lobby-middle-sand">
          <Icon name="sand" />
          {duration(sandOf(table.choice))}
        </span>
      </div>
      {places.map((place) => (
        <div
          key={place.chair}
          class="lobby-place"
          data-seat={place.chair}
          {...voiceHooks(seatVoices.value.get(place.chair))}
          style={{ '--x': place.x.toFixed(4), '--y': place.y.toFixed(4), '--room': roomFor(place, places.length) }}
        >
          {place.member !== null ? (
            <Sitter session={session} table={table} me={me} member={place.member} onPress={() => press(place)} />
          ) : (
            <button
              type="button"
              class="lobby-chair lobby-free"
              disabled={isLater}
              aria-label={t(isLater ? 'teammates.chair' : invites ? 'teammates.chair.free' : 'lobby.chair.sit', {
                chair: place.chair + 1,
              })}
              onClick={() => press(place)}
            >
              <span class="lobby-lamp" aria-hidden="true">
                <Icon name={invites ? 'plus' : 'chair'} />
              </span>
              {!isLater && <span class="lobby-name">{t(invites ? 'teammates.invite' : 'lobby.sit')}</span>}
            </button>
          )}
          <SignAt seat={place.chair} />
        </div>
      ))}
      {pressed !== undefined && (pressed.member === null || pressed.member.kind === 'teammate') && (
        <LobbyChair
          session={session}
          table={table}
          me={me}
          chair={pressed.chair}
          teammate={pressed.member}
          onClose={() => (chair.value = null)}
        />
      )}
      {shown !== null && (
        <LobbyPerson session={session} table={table} me={me} person={shown} onClose={() => (person.value = null)} />
      )}
    </div>
  );
}

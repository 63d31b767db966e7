// One lane per player: who acted when, with flips and theft. A press anywhere goes to that time; a seat's name shows the
// game from there.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { AbilityPicture, RedPawnPicture } from '../board/pieces';
import { Avatar } from '../avatars/avatar_view';
import { abilitiesOf } from '../game/seats';
import { abilityList } from '../words/spoken';
import { tr, trn } from '../text/replay';
import type { Player } from './player';
import type { RecordLine } from './record_reader';
import './lanes.css';

// What a line is drawn as.
function markOf({ kind, ability }: RecordLine): string {
  if (kind === 'do_something' || kind === 'stare') return 'signal';
  if (ability === 'explore') return 'explore';
  return ability === 'vortex' || ability === 'escalator' ? 'ride' : ability === null ? 'other' : 'move';
}

const share = (time: number, player: Player): string => `${((100 * time) / player.end).toFixed(2)}%`;

function Marks({ player, seat }: { readonly player: Player; readonly seat: number }): JSX.Element {
  const marks = useMemo(
    () =>
      player.lines.flatMap((line, index) =>
        line.seat === seat
          ? [<i key={index} class="lanes-mark" data-mark={markOf(line)} style={{ left: share(line.at, player) }} />]
          : [],
      ),
    [player, seat],
  );
  return <>{marks}</>;
}

function Posts({ player }: { readonly player: Player }): JSX.Element {
  const posts = player.moments.filter(({ kind }) => kind === 'flip' || kind === 'theft');
  return (
    <>
      {posts.map(({ at, kind, line }) => (
        <i key={`${line}${kind}`} class="lanes-post" data-kind={kind} style={{ left: share(at, player) }} />
      ))}
    </>
  );
}

function SeatName({ player, seat }: { readonly player: Player; readonly seat: number }): JSX.Element {
  const state = player.state.value;
  const abilities = abilitiesOf(state, [seat]);
  const chosen = player.seat.value === seat;
  const name = player.nameOf(seat);
  const face = player.avatarOf(seat);
  return (
    <button
      type="button"
      class="lanes-seat"
      data-seat={seat}
      aria-pressed={chosen}
      aria-label={tr('replay.view.seat', { seat: name, abilities: abilityList(abilities) })}
      onClick={() => (player.seat.value = chosen ? null : seat)}
    >
      {face !== null && <Avatar face={face} name={name} />}
      <span class="lanes-name" data-may-be-cut="">
        {name}
      </span>
      <span class="lanes-tile">
        {abilities.map((ability) => (
          <AbilityPicture key={ability} ability={ability} off={state.theft && ability === 'vortex'} />
        ))}
        {state.do_something.before === seat && <RedPawnPicture />}
      </span>
    </button>
  );
}

function Needle({ player }: { readonly player: Player }): JSX.Element {
  return <i class="lanes-needle" style={{ left: share(player.time.value, player) }} />;
}

export function Lanes({ player }: { readonly player: Player }): JSX.Element {
  const field = useRef<HTMLDivElement>(null);
  const seats = Array.from({ length: player.recording.seats }, (_, seat) => seat);
  const goTo = (event: PointerEvent): void => {
    const box = field.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) player.seek(((event.clientX - box.left) / box.width) * player.end);
  };
  const counts = seats.map((seat) => player.lines.filter((line) => line.seat === seat).length);
  return (
    <section class="lanes" aria-label={tr('replay.lanes')}>
      <div class="lanes-names">
        {seats.map((seat) => (
          <SeatName key={seat} player={player} seat={seat} />
        ))}
      </div>
      <div
        ref={field}
        class="lanes-field"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
        }}
      >
        {seats.map((seat) => (
          <div key={seat} class="lanes-lane" data-lane={seat}>
            <span class="hidden-text">{trn('replay.lane', counts[seat] ?? 0, { seat: seat + 1 })}</span>
            <Marks player={player} seat={seat} />
          </div>
        ))}
        <Posts player={player} />
        <Needle player={player} />
      </div>
    </section>
  );
}

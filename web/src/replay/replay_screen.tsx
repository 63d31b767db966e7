// A record being watched: the mall from edge to edge as at the table, with sand and playback over it; below it the lanes of
// who acted when, and what can be said afterwards.
import { type ReadonlySignal, type Signal, signal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { timePassed } from '../base/clock_text';
import { Emitter } from '../base/source';
import type { Board } from '../board/board';
import { Mall } from '../board/mall';
import type { MallProps, Recoil } from '../board/mall_props';
import { MallTools } from '../board/mall_tools';
import { MiniMap } from '../board/mini_map';
import type { Engine } from '../engine/engine';
import type { Pawn } from '../engine/words';
import { Avatar } from '../avatars/avatar_view';
import { listenForKeys } from '../keys/key_dispatcher';
import { SandTimer } from '../sand/sand_timer';
import { tableLayout } from '../table/table_layout';
import { playedName } from '../scenarios/scenario_name';
import { useGameWords } from '../scenarios/use_game_words';
import { motionIsReduced } from '../settings/settings';
import { TopBar } from '../shell/top_bar';
import { tr, trn } from '../text/replay';
import { Button } from '../ui/button';
import { ScreenHeading } from '../ui/screen_heading';
import { AfterTheGame } from './after_the_game';
import { Controls } from './controls';
import { Lanes } from './lanes';
import { MomentList } from './moment_list';
import { onKey } from './keys';
import { followMoments } from './moment_link';
import { RecordActions } from './record_actions';
import type { Player } from './player';
import type { RecordReader } from './record_reader';
import { SeatHand } from './seat_hand';
import './replay_screen.css';

export interface Watched {
  readonly player: Player;
  readonly reader: RecordReader;
  readonly text: string; // of the record
  readonly name: string; // of its file
  readonly link: string | null; // its place at this server, if it has one
}

export interface ReplayScreenProps {
  readonly watched: Watched;
  readonly engine: Engine;
  readonly onOther: () => void;
}

type BoardProps = MallProps & { readonly board: Signal<Board | null> };

// The board for watching: all of it is shown, and nothing can be done.
function useBoard(player: Player, engine: Engine, stage: { readonly current: HTMLElement | null }): BoardProps {
  const fit = useMemo(() => new Emitter<'all'>(), [player]);
  useEffect(() => fit.emit('all'), [fit]);
  return useMemo(() => {
    const nothing = (): void => undefined;
    return {
      catalog: engine.catalog,
      state: player.state,
      legal: player.legal,
      selected: signal<Pawn | null>(null),
      hints: signal([]),
      steps: player.steps,
      recoils: new Emitter<Recoil>(),
      arrivals: player.arrivals,
      fit,
      onAct: nothing,
      onHold: nothing,
      onWhy: nothing,
      floats: () => stage.current?.querySelectorAll<HTMLElement>('[data-float]') ?? [],
      board: signal<Board | null>(null),
      Avatar,
    };
  }, [player, engine, fit, stage]);
}

function Timer({ player }: { readonly player: Player }): JSX.Element {
  const capacity = useComputed(() => player.state.value.capacity_ms);
  const flips = useComputed(() => player.state.value.flips);
  const standing = useComputed(() => {
    if (player.state.value.outcome !== 'running') return 'over';
    return player.playing.value ? 'running' : 'paused';
  });
  return (
    <SandTimer
      sand={() => player.sand()}
      capacity={capacity.value}
      flips={flips.value}
      standing={standing.value}
      form="glass"
    />
  );
}

function Heading({ player }: { readonly player: Player }): JSX.Element {
  const { recording } = player;
  const last = player.last.value;
  useGameWords([last.scenario]);
  const facts = [
    tr(`replay.result.${last.outcome}`),
    trn('replay.seats', recording.seats),
    tr('replay.lasted', { time: timePassed(player.length) }),
  ];
  const name = recording.name === '' ? playedName(last) : recording.name;
  return (
    <div class="replay-words">
      <ScreenHeading title={`${name} · ${tr('replay.title')}`}>{name}</ScreenHeading>
      <p class="soft-text">{facts.join(' · ')}</p>
    </div>
  );
}

function Tools({ board }: { readonly board: ReadonlySignal<Board | null> }): JSX.Element {
  const now = board.value;
  return (
    <div class="replay-tools">
      {now && <MiniMap board={now} />}
      <div data-float="tools">{now && <MallTools rig={now.rig} />}</div>
    </div>
  );
}

export function ReplayScreen({ watched, engine, onOther }: ReplayScreenProps): JSX.Element {
  const { player, link } = watched;
  const stage = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const props = useBoard(player, engine, stage);
  // The same element again: no matter what is rendered around it, the board isn't rendered again.
  const mall = useMemo(() => <Mall {...props} />, [props]);
  const layout = tableLayout.value;
  useLayoutEffect(() => listenForKeys('replay', (event) => onKey(event, player)), [player]);
  useEffect(() => (link === null ? undefined : followMoments(player)), [player, link]);
  return (
    <main class="replay-main" data-layout={layout}>
      <div ref={stage} class="replay-stage">
        <div class="replay-mall">{mall}</div>
        <div class="replay-head">
          <TopBar />
          <div class="replay-facts" data-float="menu">
            <Heading player={player} />
          </div>
        </div>
        <div class="replay-sand" data-float="sand">
          <Timer player={player} />
        </div>
        <SeatHand player={player} />
        <Tools board={props.board} />
        <div class="replay-bar" data-float="hand">
          <Controls player={player} />
          <Button
            kind="quiet"
            icon="down"
            label={tr('after.title')}
            onClick={() => below.current?.scrollIntoView({ behavior: motionIsReduced() ? 'auto' : 'smooth' })}
          />
        </div>
      </div>
      <div ref={below} class="replay-below">
        <RecordActions watched={watched} onOther={onOther} />
        <Lanes player={player} />
        <MomentList player={player} />
        <AfterTheGame watched={watched} engine={engine} />
      </div>
    </main>
  );
}

// A record being watched: the mall, the sand, the lanes of who acted when, and what can be said afterwards.
import { signal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { timePassed } from '../base/clock_text';
import { Emitter } from '../base/source';
import { Mall } from '../board/mall';
import type { MallProps, Recoil } from '../board/mall_props';
import type { Engine } from '../engine/engine';
import type { Pawn } from '../engine/words';
import { listenForKeys } from '../keys/key_dispatcher';
import { SandTimer } from '../sand/sand_timer';
import { tableLayout } from '../table/table_layout';
import { playedName } from '../scenarios/scenario_name';
import { useGameWords } from '../scenarios/use_game_words';
import { tr, trn } from '../text/replay';
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

// The board for watching: all of it is shown, next to what lies over its place, and nothing can be done.
function useBoard(player: Player, engine: Engine, place: { readonly current: HTMLElement | null }): MallProps {
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
      floats: () => place.current?.querySelectorAll<HTMLElement>('.mall-tools, .seat-hand') ?? [],
    };
  }, [player, engine, fit, place]);
}

function Timer({ player, form }: { readonly player: Player; readonly form: 'glass' | 'strip' }): JSX.Element {
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
      form={form}
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

export function ReplayScreen({ watched, engine, onOther }: ReplayScreenProps): JSX.Element {
  const { player, link } = watched;
  const place = useRef<HTMLDivElement>(null);
  const props = useBoard(player, engine, place);
  // The same element again: whatever is rendered around it, the board isn't rendered again.
  const mall = useMemo(() => <Mall {...props} />, [props]);
  const layout = tableLayout.value;
  // A phone shows the mall, the time and the play button without scrolling; what is rarely needed comes below.
  const isPhone = layout === 'upright' || layout === 'landscape';
  const actions = <RecordActions watched={watched} onOther={onOther} />;
  useLayoutEffect(() => listenForKeys('replay', (event) => onKey(event, player)), [player]);
  useEffect(() => (link === null ? undefined : followMoments(player)), [player, link]);
  return (
    <main class="replay-main" data-layout={layout}>
      <div class="replay-head">
        <Heading player={player} />
        {!isPhone && actions}
      </div>
      <div class="replay-stage">
        <Timer player={player} form={layout === 'wide' || layout === 'tall' ? 'glass' : 'strip'} />
        <div ref={place} class="replay-mall">
          {mall}
          <SeatHand player={player} />
        </div>
      </div>
      <Controls player={player} />
      <Lanes player={player} />
      <MomentList player={player} />
      {isPhone && actions}
      <AfterTheGame watched={watched} engine={engine} />
    </main>
  );
}

// A tablet flat on the table: the mall in the middle, a hand at each edge, and what everyone reads in the corners. Many
// fingers at once; each belongs to the hand it was put on.
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Mall } from '../board/mall';
import type { Goals } from '../board/mall_props';
import { AbilityPicture } from '../board/pieces';
import type { Engine } from '../engine/engine';
import type { ActionText } from '../engine/words';
import { resultOf, type Result } from '../end/result';
import { nameOfSeat } from '../game/seats';
import { Play } from '../play/play';
import { firstTally, wireReactions } from '../play/reactions';
import { HintPanel } from '../practice/hint_panel';
import { SandTimer } from '../sand/sand_timer';
import { watchSand } from '../sand/sand_watch';
import { soundBox } from '../sound/sound_box';
import { PlayMenu } from '../table/play_menu';
import { sandStateOf, talkOf } from '../table/standing';
import { StockStrip } from '../table/stock_strip';
import { EndPanel } from '../table/table_lazy';
import { TalkFrame } from '../table/talk_frame';
import { TalkSign } from '../table/talk_sign';
import { ta } from '../text/around';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { LiveRegion } from '../words/live_region';
import { Notices } from '../words/notices';
import { chosenLayerOf } from './chosen_layer';
import { numberedBy } from './numbered';
import { SeatHand } from './seat_hand';
import type { AroundGame } from './start';
import { TouchHand } from './touch_hand';
import { TouchPanel } from './touch_panel';
import { type Carried, TouchSurface } from './touch_surface';
import './touch_table.css';

export interface TouchTableProps {
  readonly engine: Engine;
  readonly game: AroundGame;
  readonly people: number;
  readonly onLobby: () => void;
  readonly before: JSX.Element | null; // while the sand waits for everyone
  readonly goals: ReadonlySignal<Goals | null>; // what a hint points at
}

function usePlay({ engine, game, goals }: TouchTableProps): Play {
  const { audience } = game;
  const play = useMemo(() => new Play(audience, engine, goals), [audience, engine, goals]);
  const count = useComputed(() => audience.table.value?.games ?? 0).value;
  useLayoutEffect(() => {
    const stops = [
      wireReactions(play),
      watchSand(audience, (text) => play.announcer.tell([{ weight: 'event', text }])),
      soundBox.unlockOnFirstTouch(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [play]);
  useLayoutEffect(() => {
    play.begin(firstTally(play));
    play.showAll();
  }, [play, count]);
  return play;
}

// Lines from the actions that are carried to the fingers that carry them.
function CarriedLines({ surface }: { readonly surface: TouchSurface }): JSX.Element {
  const line = (id: number, { seat, from, to }: Carried): JSX.Element => (
    <line key={id} data-person={seat} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
  );
  return (
    <svg class="touch-carried" aria-hidden="true">
      {[...surface.carried.value].map(([id, carried]) => line(id, carried))}
    </svg>
  );
}

// Once upright and once for those on the other side.
function Sand({ play }: { readonly play: Play }): JSX.Element {
  const { session } = play;
  const state = session.confirmed.value;
  const timer = (
    <SandTimer
      sand={() => session.sand()}
      capacity={state?.capacity_ms ?? 180_000}
      flips={state?.flips ?? 0}
      standing={sandStateOf(session)}
      form="strip"
    />
  );
  return (
    <div class="touch-corner touch-sand">
      <div class="touch-across" aria-hidden="true">
        {timer}
      </div>
      {timer}
    </div>
  );
}

// Seats that teammates have: what they can do, and where the red pawn can be pushed to.
function Mates({ play, people }: { readonly play: Play; readonly people: number }): JSX.Element | null {
  const state = play.session.confirmed.value;
  if (state === null || state.seats <= people) return null;
  return (
    <ul class="touch-mates">
      {state.action_tiles.slice(people).map((abilities, i) => {
        const seat = people + i;
        return (
          <li key={seat} data-seat={seat} data-seat-target={seat} data-red-pawn={state.do_something.before === seat}>
            <Icon name="mask" />
            <span>{nameOfSeat(play.session.table.value, seat)}</span>
            {abilities.map((ability) => (
              <AbilityPicture key={ability} ability={ability} off={state.theft && ability === 'vortex'} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function End({ play, onLobby }: { readonly play: Play; readonly onLobby: () => void }): JSX.Element | null {
  const result = useComputed(() => resultOf(play.session.confirmed.value, play.session.table.value)).value;
  const [shown, setShown] = useState<Result | null>(result);
  useEffect(() => {
    const timer = setTimeout(() => setShown(result), result === null ? 0 : 900);
    return () => clearTimeout(timer);
  }, [result]);
  if (result === null || shown === null) return null;
  return <EndPanel play={play} result={result} onLobby={onLobby} />;
}

export function TouchTable(props: TouchTableProps): JSX.Element {
  const { game, people, before, onLobby } = props;
  const { session, audience } = game;
  const play = usePlay(props);
  const root = useRef<HTMLElement>(null);
  const facing = useSignal(0);
  const touches = useMemo(
    () => Array.from({ length: people }, (_, seat) => new TouchHand(new SeatHand(session, play, seat), play.placement)),
    [session, play, people],
  );
  const numbered = useMemo(numberedBy, [play]);
  const [surface, setSurface] = useState<TouchSurface | null>(null);
  useLayoutEffect(() => {
    if (root.current === null) return undefined;
    const hands = touches.map(({ hand }) => hand);
    numbered.follow(hands);
    const glass = new TouchSurface(root.current, touches, {
      onUnclear: (several) => several.forEach(({ hand }) => hand.say(ta('around.touch.unclear'))),
      onDiscard: (tile) => {
        const offer = audience.legal.peek().find((one) => one.kind === 'discard' && one.tile === tile);
        if (offer) audience.act(offer.action as ActionText);
      },
    });
    setSurface(glass);
    const stops = [
      glass.attach(),
      play.overlays.add(chosenLayerOf(hands)),
      ...hands.map((hand) => hand.watch()),
      session.happenings.listen(({ before: old }) => old === null && touches.forEach((touch) => touch.letGo())),
    ];
    return () => stops.forEach((stop) => stop());
  }, [touches]);
  const mall = useMemo(() => <Mall {...play.mall} choice={numbered.places} board={play.board} />, [play, numbered]);
  const talk = talkOf(audience);
  const state = audience.confirmed.value;
  const calling = touches.filter((touch) => touch.waiting.value === 'do_something');
  return (
    <main ref={root} class="touch-table" data-people={people} data-mood={talk}>
      <h1 class="hidden-text">{ta('around.title')}</h1>
      <div class="touch-area">
        <div class="touch-mall" data-facing={facing.value}>
          {mall}
        </div>
      </div>
      <div class="touch-corner touch-menu">
        <PlayMenu play={play} onLeave={onLobby} />
        <Button
          kind="quiet"
          icon="again"
          label={ta('around.touch.turn')}
          onClick={() => (facing.value = (facing.peek() + 1) % 4)}
        />
      </div>
      <div class="touch-corner touch-stock">
        <StockStrip play={play} />
      </div>
      <Sand play={play} />
      {before === null && (
        <div class="touch-corner touch-hint">
          <HintPanel session={session} companionGame={game.companionGame} mine={null} />
        </div>
      )}
      <div class="touch-corner touch-talk" data-turned={facing.value}>
        <Mates play={play} people={people} />
        {state && <TalkSign talk={talk} brief rules={state.rules} over={audience.table.value?.phase !== 'playing'} />}
      </div>
      {touches.map((touch) => (
        <TouchPanel
          key={touch.seat}
          touch={touch}
          session={session}
          people={people}
          facing={facing.value}
          called={calling.some((one) => one.knocks().has(touch.seat))}
        />
      ))}
      {surface && <CarriedLines surface={surface} />}
      <div class="touch-middle">
        {before}
        {before === null && <Notices session={audience} />}
      </div>
      <TalkFrame talk={talk} alarm={state?.theft === true && state.outcome === 'running'} />
      <LiveRegion announcer={play.announcer} />
      <End play={play} onLobby={onLobby} />
      <p class="hidden-text">{t('mall.help')}</p>
    </main>
  );
}

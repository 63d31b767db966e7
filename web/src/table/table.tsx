// The playing screen: the mall from edge to edge, and small things over it: sand and talk on one side, the stock on the
// other, the other players on both, and the player's own hand below.
import { useComputed, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AwaitedStep } from '../by_ear/awaited';
import type { Board } from '../board/board';
import { Mall } from '../board/mall';
import type { Goals, NumberedPlaces } from '../board/mall_props';
import { MallTools } from '../board/mall_tools';
import { MiniMap } from '../board/mini_map';
import type { Engine } from '../engine/engine';
import { Avatar } from '../avatars/avatar_view';
import type { Place } from '../engine/words';
import type { Session } from '../game/session';
import { BannerArea } from '../words/banner_area';
import { BigMoment } from './big_moment';
import { type FinishedRecord, type Onward, resultOf } from '../end/result';
import { LiveRegion } from '../words/live_region';
import { Notices } from '../words/notices';
import { Play } from '../play/play';
import { PlayMenu } from './play_menu';
import { firstTally, wireReactions } from '../play/reactions';
import { RuleLink } from '../rules_pages/rule_link';
import { SandTimer } from '../sand/sand_timer';
import { watchSand } from '../sand/sand_watch';
import { SeatRing } from '../seats/seat_ring';
import { SeatSheet } from '../seats/seat_sheet';
import { useFlipSigns } from './flip_signs';
import { rememberGames, rememberNameKeys } from './own_game';
import { isOver, sandStateOf, talkOf } from './standing';
import { Stock } from './stock';
import { StockStrip } from './stock_strip';
import { tableLayout } from './table_layout';
import { TalkFrame } from './talk_frame';
import { TalkSign } from './talk_sign';
import { useModuleParts } from './use_module_parts';
import { wireRefusals } from '../play/wiring';
import { WordLine } from '../words/word_line';
import { YourPlace } from '../hand/your_place';
import { go } from '../base/navigation';
import { spoken } from '../base/table_code';
import { soundBox } from '../sound/sound_box';
import { byEar } from '../speech/by_ear_choice';
import { t } from '../text/text';
import { MissingPart } from '../ui/missing_part';
import { ScreenHeading } from '../ui/screen_heading';
import { LazyTalk } from '../talk/talk_lazy';
import { playedName } from '../scenarios/scenario_name';
import { ByEar, EndPanel, fetchEnd, RaceGhost, SecurityGoal } from './table_lazy';
import './table.css';
import './table_wide.css';
import './table_small.css';
import './table_upright.css';
import './table_landscape.css';

export interface TableScreenProps {
  readonly session: Session;
  readonly engine: Engine;
  readonly guide?: ComponentChildren; // the coach, above the actions
  readonly goals?: ReadonlySignal<Goals | null>; // what the coach points at
  readonly awaited?: ReadonlySignal<readonly Place[]>; // in practice: where teammates wait for an action of mine
  readonly awaitedStep?: ReadonlySignal<AwaitedStep | null>; // that action, for the ear
  readonly onLobby?: () => void;
  readonly onward?: Onward; // where the end leads before anywhere else
  readonly record?: FinishedRecord; // in practice: of this game, once it is over
  readonly together?: Together;
}

// Several people at this screen: their hands in place of one, what they choose among, and their own seats.
export interface Together {
  readonly Hands: ComponentType<{ readonly play: Play }>;
  readonly choice: ReadonlySignal<NumberedPlaces | null>;
  readonly seats: readonly number[];
}

interface Part {
  readonly session: Session;
}

export function Heading({ session }: Part): JSX.Element {
  const name = useComputed(() => (session.confirmed.value === null ? null : playedName(session.confirmed.value))).value;
  if (name === null) return <ScreenHeading class="hidden-text" title={t('title')} />;
  // The codes help people with several tables open.
  const tab = session.code === null ? name : `${name} · ${spoken(session.code)}`;
  return (
    <ScreenHeading class="hidden-text" title={tab}>
      {t('place.title', { scenario: name })}
    </ScreenHeading>
  );
}

function Timer({ session }: Part): JSX.Element {
  const capacity = useComputed(() => session.confirmed.value?.capacity_ms ?? 180_000);
  const flips = useComputed(() => session.confirmed.value?.flips ?? 0);
  const standing = useComputed(() => sandStateOf(session));
  return (
    <SandTimer
      sand={() => session.sand()}
      capacity={capacity.value}
      flips={flips.value}
      standing={standing.value}
      form="glass"
    />
  );
}

export function Sign({ session, brief }: Part & { readonly brief: boolean }): JSX.Element | null {
  const talk = useComputed(() => talkOf(session));
  const over = useComputed(() => isOver(session));
  const alone = useComputed(() => session.confirmed.value?.solo != null);
  const rules = useComputed(() => session.confirmed.value?.rules ?? null);
  if (alone.value) return null; // nobody to talk to
  return <TalkSign talk={talk.value} brief={brief} rules={rules.value} over={over.value} />;
}

export function Frame({ session }: Part): JSX.Element {
  const talk = useComputed(() => talkOf(session));
  const alarm = useComputed(() => {
    const state = session.confirmed.value;
    return state?.theft === true && state.outcome === 'running';
  });
  return <TalkFrame talk={talk.value} alarm={alarm.value} />;
}

// Only tutorials have their own goal, and tutorials exist only with modules.
function Goal({ session }: Part): JSX.Element | null {
  const hasModules = useComputed(() => session.confirmed.value?.security !== undefined).value;
  return hasModules ? <SecurityGoal session={session} /> : null;
}

// Only a table that races a finished game has a ghost.
function Rival({ play }: { readonly play: Play }): JSX.Element | null {
  const { session, overlays } = play;
  const record = useComputed(() => session.table.value?.race ?? null).value;
  return record === null ? null : <RaceGhost session={session} record={record} overlays={overlays} />;
}

function Tools({ board }: { readonly board: ReadonlySignal<Board | null> }): JSX.Element | null {
  const now = board.value;
  return (
    <div class="table-tools">
      {now && <MiniMap board={now} />}
      <div data-float="tools">{now && <MallTools rig={now.rig} />}</div>
    </div>
  );
}

interface EndProps {
  readonly play: Play;
  readonly onLobby: (() => void) | undefined;
  readonly onward: Onward | undefined;
  readonly record?: FinishedRecord | undefined;
}

// The last grain, the last hero: the verdict waits until the picture has shown it.
export function End({ play, onLobby, onward, record }: EndProps): JSX.Element | null {
  const { session } = play;
  const result = useComputed(() => resultOf(session.confirmed.value, session.table.value)).value;
  const [shown, setShown] = useState(result);
  useEffect(() => {
    if (result !== null) play.showAll();
    const timer = setTimeout(() => setShown(result), result === null ? 0 : 900);
    return () => clearTimeout(timer);
  }, [result]);
  if (result === null || shown === null) return null;
  return <EndPanel play={play} result={result} onLobby={onLobby} onward={onward} record={record} />;
}

export function More({ play, part }: { readonly play: Play; readonly part: 'Tray' | 'Panel' }): JSX.Element | null {
  if (play.modulesAreMissing.value && part === 'Tray') return <MissingPart />;
  const Part = play.modules.value?.[part];
  return Part ? <Part /> : null;
}

// Only practice with teammates has them.
function useEdgeMarks({ overlays }: Play, awaited: TableScreenProps['awaited']): void {
  useEffect(() => {
    if (awaited === undefined) return undefined;
    let remove: (() => void) | null = () => {};
    void import('./edge_marks').then(
      ({ edgeMarksOf }) => remove !== null && (remove = overlays.add(edgeMarksOf(awaited))),
      () => undefined, // the game goes on without them
    );
    return () => {
      remove?.();
      remove = null;
    };
  }, [overlays, awaited]);
}

export function usePlay({ session, engine, goals }: TableScreenProps): Play {
  const play = useMemo(() => new Play(session, engine, goals), [session, engine, goals]);
  const game = useComputed(() => session.table.value?.games ?? 0).value;
  // Before the first picture: once you see the mall, you can play, and you keep the hero in your hand.
  useLayoutEffect(() => {
    const stops = [
      wireReactions(play),
      wireRefusals(play),
      watchSand(session, (text) => play.announcer.tell([{ weight: 'event', text }])),
      soundBox.unlockOnFirstTouch(),
      play.commands.listen(),
      ...(goals === undefined ? [rememberGames(session), rememberNameKeys(session)] : []), // lessons aren't games
    ];
    return () => stops.forEach((stop) => stop());
  }, [play]);
  useLayoutEffect(() => {
    play.begin(firstTally(play));
  }, [play, game]);
  return play;
}

export function leaveTable(session: Session): void {
  if (session.kind === 'remote') void session.request({ t: 'leave' });
  else go('/practice');
}

// This draws the table once, and again only for another layout; every part of it follows the session by itself.
export function TableScreen(props: TableScreenProps): JSX.Element {
  const { session, guide, onLobby, onward, record, together } = props;
  const play = usePlay(props);
  useModuleParts(play);
  useFlipSigns(play);
  useEdgeMarks(play, props.awaited);
  // The end is loaded while there is time.
  useEffect(() => {
    const timer = setTimeout(fetchEnd, 20_000);
    return () => clearTimeout(timer);
  }, []);
  // The same element again: no matter what is drawn around it, the board isn't drawn again.
  const root = useRef<HTMLElement>(null);
  const mall = useMemo(() => {
    const floats = (): Iterable<HTMLElement> => root.current?.querySelectorAll<HTMLElement>('[data-float]') ?? [];
    const choice = together === undefined ? {} : { choice: together.choice };
    return <Mall {...play.mall} {...choice} floats={floats} board={play.board} RuleLink={RuleLink} Avatar={Avatar} />;
  }, [play]);
  useSignalEffect(() => {
    if (!root.current) return;
    root.current.dataset['mood'] = talkOf(session);
    root.current.dataset['turned'] = String(play.turned.value);
  });
  const layout = tableLayout.value;
  const wide = layout === 'wide';
  const roomy = wide; // for a whole sign
  return (
    <main ref={root} class="table" data-layout={layout}>
      <Heading session={session} />
      <div class="table-menu" data-float="menu">
        <PlayMenu play={play} onLeave={() => leaveTable(session)} />
      </div>
      <div class="table-left" data-float="sand">
        <Timer session={session} />
        <Sign session={session} brief={!roomy} />
      </div>
      <SeatRing play={play} {...(together === undefined ? {} : { except: together.seats })} />
      <div class="table-mall">
        {mall}
        <div class="table-light" aria-hidden="true" />
      </div>
      <div class="table-middle">
        <div class="table-above" data-words="above">
          <BannerArea banners={play.banners} />
          <SeatSheet play={play} />
          <Goal session={session} />
          <Rival play={play} />
        </div>
        <div class="table-below" data-words="below">
          <Notices session={session} />
          <BigMoment play={play} />
          <More play={play} part="Panel" />
          <WordLine announcer={play.announcer} />
          {/* Around one screen the keys are everybody's. */}
          {together === undefined && byEar.value !== 'off' && <ByEar play={play} awaited={props.awaitedStep} />}
        </div>
      </div>
      <Tools board={play.board} />
      <LazyTalk session={session} place="table" overlays={play.overlays} />
      {wide ? (
        <aside class="table-right" aria-label={t('stock.title')} data-float="stock">
          <Stock play={play} />
          <More play={play} part="Tray" />
        </aside>
      ) : (
        <div class="table-facts" data-float="stock">
          <StockStrip play={play} />
          <More play={play} part="Tray" />
        </div>
      )}
      {guide !== undefined && (
        <div class="table-guide" data-float="guide">
          {guide}
        </div>
      )}
      {together === undefined ? <YourPlace play={play} /> : <together.Hands play={play} />}
      <Frame session={session} />
      <LiveRegion announcer={play.announcer} />
      <End play={play} onLobby={onLobby} onward={onward} record={record} />
    </main>
  );
}

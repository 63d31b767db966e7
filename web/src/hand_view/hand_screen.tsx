// The playing screen while the mall is on the big screen: no mall, but large buttons for a thumb without looking. For each
// hero there are the ways my actions open, always at the same place.
import { useComputed, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Mall } from '../board/mall';
import { SoloDeck } from '../hand/solo_deck';
import type { Play } from '../play/play';
import { remembered } from '../settings/settings';
import { PlayMenu } from '../table/play_menu';
import { sandStateOf, talkOf } from '../table/standing';
import { End, Frame, Heading, leaveTable, More, Sign, type TableScreenProps, usePlay } from '../table/table';
import { ByEar } from '../table/table_lazy';
import { useModuleParts } from '../table/use_module_parts';
import { SandTimer } from '../sand/sand_timer';
import { byEar } from '../speech/by_ear_choice';
import { th } from '../text/hand_view';
import { t, tn } from '../text/text';
import { Button } from '../ui/button';
import { BannerArea } from '../words/banner_area';
import { LiveRegion } from '../words/live_region';
import { Notices } from '../words/notices';
import { WordLine } from '../words/word_line';
import { OwnTile } from './own_tile';
import { PawnWays } from './pawn_ways';
import { PlaceChoice } from './place_choice';
import { SharedActions } from './shared_actions';
import { pawnsToMove } from './ways';
import { Whom } from './whom';
import './hand_view.css';
import './pawn_ways.css';

const showsMall = remembered('handMall', false);

function Timer({ play: { session } }: { readonly play: Play }): JSX.Element {
  const state = session.confirmed.value;
  return (
    <SandTimer
      sand={() => session.sand()}
      capacity={state?.capacity_ms ?? 180_000}
      flips={state?.flips ?? 0}
      standing={sandStateOf(session)}
      form="glass"
    />
  );
}

// Something can only be chosen in the mall: a place among several, a tile to take out, what a token asks for.
function needsMall({ session, commands, modules }: Play): boolean {
  if (commands.mode.value.kind === 'places') return true;
  if (session.legal.value.some(({ kind }) => kind === 'discard')) return true;
  return modules.value?.asks.value ?? false;
}

function Ways({ play }: { readonly play: Play }): JSX.Element {
  const state = play.session.shown.value;
  const abilities = play.abilities.value;
  const pawns = state === null ? [] : pawnsToMove(state);
  return (
    <div class="hand-view-ways" role="group" aria-label={t('hero.row')}>
      {pawns.map((pawn) => (
        <PawnWays key={pawn} play={play} pawn={pawn} abilities={abilities} />
      ))}
    </div>
  );
}

function Due({ play }: { readonly play: Play }): JSX.Element | null {
  const due = play.session.shown.value?.discards_due ?? 0;
  return due === 0 ? null : <p class="hand-view-due">{tn('notice.discards', due)}</p>;
}

export function HandScreen(props: TableScreenProps): JSX.Element {
  const { session } = props;
  const play = usePlay(props);
  useModuleParts(play);
  const root = useRef<HTMLElement>(null);
  useMemo(() => void (play.northIsUp.value = true), [play]); // as on the big screen
  const isAsked = useComputed(() => needsMall(play)).value;
  const seesMall = isAsked || showsMall.value;
  // The same element again: no matter what is drawn around it, the board isn't drawn again.
  const mall = useMemo(() => <Mall {...play.mall} board={play.board} />, [play]);
  useEffect(() => {
    if (seesMall) play.showAll();
    else play.board.value = null;
  }, [play, seesMall]);
  useSignalEffect(() => {
    if (root.current) root.current.dataset['mood'] = talkOf(session);
  });
  const redPawn = useComputed(() => {
    const { value: seat } = session.seat;
    return seat !== null && session.confirmed.value?.do_something.before === seat;
  }).value;
  const solo = useComputed(() => session.shown.value?.solo ?? null).value;
  return (
    <main ref={root} class="hand-view" data-hand-view={isAsked ? 'choosing' : 'ways'} data-red-pawn={redPawn}>
      <Heading session={session} />
      <div class="hand-view-top">
        <PlayMenu play={play} onLeave={() => leaveTable(session)} />
        <Timer play={play} />
        <Sign session={session} brief />
        <Button
          kind="quiet"
          icon="tiles"
          label={th(showsMall.value ? 'hand.mall.hide' : 'hand.mall.show')}
          pressed={showsMall.value}
          onClick={() => (showsMall.value = !showsMall.peek())}
        />
      </div>
      <div class="hand-view-own">
        <OwnTile play={play} />
        {solo !== null && <SoloDeck play={play} solo={solo} />}
      </div>
      {redPawn && <p class="hand-view-red-pawn">{th('hand.red_pawn')}</p>}
      {seesMall && <div class="hand-view-mall">{mall}</div>}
      {!isAsked && <Ways play={play} />}
      <More play={play} part="Tray" />
      <More play={play} part="Panel" />
      <PlaceChoice play={play} />
      <Due play={play} />
      {!isAsked && <SharedActions play={play} />}
      <Whom play={play} />
      <div class="hand-view-words">
        <BannerArea banners={play.banners} />
        <Notices session={session} />
        <WordLine announcer={play.announcer} />
        {byEar.value !== 'off' && <ByEar play={play} />}
      </div>
      <Frame session={session} />
      <LiveRegion announcer={play.announcer} />
      <End play={play} onLobby={props.onLobby} onward={props.onward} />
    </main>
  );
}

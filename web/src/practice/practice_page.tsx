// /practice/solo and /practice/introduction: a table in this page, with the coach, with teammates, or alone.
import { computed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { go } from '../base/navigation';
import { stayAwake } from '../base/wake_lock';
import type { Engine } from '../engine/engine';
import { abilitiesOf } from '../game/seats';
import { logError } from '../report/error_log';
import { practiceId, practiceRecord } from '../settings/practice_record';
import { showSession } from '../shell/current_session';
import { GoneScreen } from '../shell/gone';
import { TableScreen, type TableScreenProps } from '../table/table';
import { Waiting } from '../shell/waiting';
import { startCompanion } from '../teammates/start_companion';
import { loadSecurityTexts } from '../text/security';
import { tp } from '../text/practice';
import { lazy } from '../ui/lazy';
import { toast } from '../ui/toast';
import { orFailure, useResource } from '../ui/use_resource';
import { Briefing } from './briefing';
import { EarGuideView } from './ear_guide_view';
import { HintPanel } from './hint_panel';
import { awaitedPlaces, hintGoals } from './hint_words';
import { PracticeGuide } from './practice_guide';
import { ScenarioBriefing } from './scenario_briefing';
import { closingGame, readSoloChoice, unknownScenario, type SoloChoice } from './solo_choice';
import { startEarLesson, startGame, startIntroduction, type Practice } from './start';
import { gameOfDeal, waitForReader } from './wait_for_reader';

export interface PracticePageProps {
  readonly engine: Engine;
  readonly what: 'solo' | 'introduction';
}

function isByEar(): boolean {
  return new URLSearchParams(location.search).has('by-ear');
}

async function begin(engine: Engine, what: PracticePageProps['what']): Promise<Practice> {
  if (what === 'introduction') return isByEar() ? startEarLesson(engine) : startIntroduction(engine);
  return startGame(engine, readSoloChoice(engine.catalog, location.search), startCompanion());
}

function end({ session, guide, earGuide, companionGame }: Practice): void {
  guide?.close();
  earGuide?.close();
  companionGame?.close();
  session.close();
}

// Another address is another game.
export function PracticePage({ engine, what }: PracticePageProps): JSX.Element {
  return <PracticeGame key={what + location.search} engine={engine} what={what} />;
}

// With the texts of the expansion, which tables without it don't need.
const LazyBriefing = lazy(
  async () => {
    await loadSecurityTexts();
    return Briefing;
  },
  { waiting: () => <Waiting text={tp('practice.dealing')} />, failed: () => <GoneScreen why="engine" /> },
);

// It ends when the part that shows it is gone, even if it was still being dealt then.
async function beginUntil(
  over: AbortSignal,
  engine: Engine,
  what: PracticePageProps['what'],
  isRead: (game: string) => boolean,
): Promise<Practice> {
  try {
    const practice = await begin(engine, what);
    const stop = waitForReader(practice.session, isRead);
    const endBoth = (): void => {
      stop();
      end(practice);
    };
    if (over.aborted) endBoth();
    else over.addEventListener('abort', endBoth, { once: true });
    return practice;
  } catch (trouble) {
    console.error(trouble);
    logError(trouble);
    throw trouble;
  }
}

function PracticeGame({ engine, what }: PracticePageProps): JSX.Element {
  const read = useSignal<string | null>(null); // the game whose briefing has been read
  const isRead = (game: string): boolean => what === 'introduction' || read.peek() === game;
  const { state } = useResource((over) => orFailure(beginUntil(over, engine, what, isRead)), [engine, what]);
  useEffect(() => {
    const unknown = what === 'solo' ? unknownScenario(engine.catalog, location.search) : null;
    if (unknown !== null) toast(tp('practice.scenario.unknown', { number: unknown }), 'trouble');
  }, [engine, what]);
  const practice = state.kind === 'here' ? state.value : null;
  void practice?.session.table.value; // it changes with the deal
  const next = practice?.session.deal ?? readSoloChoice(engine.catalog, location.search);
  const game = gameOfDeal(next);
  const isBriefed = what === 'introduction' || read.value === game;
  useLayoutEffect(() => {
    if (practice === null || !isBriefed) return;
    if (practice.session.table.peek()?.clock === 'paused') void practice.session.request({ t: 'resume' });
  }, [practice, isBriefed, game]);
  if (!isBriefed) {
    const onStart = (): void => void (read.value = game);
    return <BeforeGame key={game} engine={engine} choice={next} practice={practice} onStart={onStart} />;
  }
  switch (state.kind) {
    case 'loading':
      return <Waiting text={tp('practice.dealing')} />;
    case 'failed':
      return <GoneScreen why="engine" />;
    case 'here':
      return <PracticeTable engine={engine} practice={state.value} />;
  }
}

interface BeforeGameProps {
  readonly engine: Engine;
  readonly choice: Pick<SoloChoice, 'scenario' | 'game'>;
  readonly practice: Practice | null; // once it is dealt
  readonly onStart: () => void;
}

function BeforeGame({ engine, choice, practice, onStart }: BeforeGameProps): JSX.Element {
  const session = practice?.session;
  const seat = session?.seat.value ?? null;
  const abilities = abilitiesOf(session?.confirmed.value ?? null, seat === null ? [] : [seat]);
  return choice.game === undefined ? (
    <ScenarioBriefing engine={engine} scenario={choice.scenario} abilities={abilities} onStart={onStart} />
  ) : (
    <LazyBriefing game={choice.game} abilities={abilities} onStart={onStart} />
  );
}

interface PracticeTableProps {
  readonly engine: Engine;
  readonly practice: Practice;
}

function helpOf({
  session,
  guide,
  earGuide,
  companionGame,
}: Practice): Pick<TableScreenProps, 'guide' | 'goals' | 'awaited' | 'awaitedStep' | 'onward' | 'record'> {
  if (guide !== undefined) {
    const onward = { label: tp('practice.closing'), go: () => go(closingGame) };
    return { guide: <PracticeGuide guide={guide} />, goals: guide.goals, onward };
  }
  if (earGuide !== undefined) return { guide: <EarGuideView guide={earGuide} />, goals: earGuide.goals };
  if (companionGame === undefined) return {};
  const goals = computed(() => {
    const help = companionGame.helper.help.value;
    return help.kind === 'hint' ? hintGoals(help.hint, session.shown.value) : null;
  });
  const awaited = computed(() => {
    const step = companionGame.awaited.value;
    return step === null ? [] : awaitedPlaces(step, session.shown.value);
  });
  const record = { text: () => companionGame.record(), path: `/replay/${practiceId}` };
  const awaitedStep = companionGame.awaited;
  return { guide: <HintPanel session={session} companionGame={companionGame} />, goals, awaited, awaitedStep, record };
}

// For its replay.
function keepRecord({ companionGame }: Practice): void {
  companionGame?.record().then(
    (text) => (practiceRecord.value = text),
    () => undefined, // the worker is gone, and so are hints
  );
}

function PracticeTable({ engine, practice }: PracticeTableProps): JSX.Element {
  const { session } = practice;
  const help = useMemo(() => helpOf(practice), [practice]);
  useEffect(() => showSession(session), [session]);
  const isPlaying = session.table.value?.phase === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  useEffect(() => (isPlaying ? undefined : keepRecord(practice)), [isPlaying]);
  return <TableScreen session={session} engine={engine} onLobby={() => go('/practice')} {...help} />;
}

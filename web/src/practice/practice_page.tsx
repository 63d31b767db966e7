// /practice/solo and /practice/introduction: a table in this page, with the coach, with teammates, or alone.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go } from '../base/navigation';
import { stayAwake } from '../base/wake_lock';
import type { Engine } from '../engine/engine';
import { logError } from '../report/error_log';
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
import { HintPanel } from './hint_panel';
import { awaitedPlaces, hintGoals } from './hint_words';
import { PracticeGuide } from './practice_guide';
import { ScenarioBriefing } from './scenario_briefing';
import { closingGame, readSoloChoice, unknownScenario } from './solo_choice';
import { startGame, startIntroduction, type Practice } from './start';

export interface PracticePageProps {
  readonly engine: Engine;
  readonly what: 'solo' | 'introduction';
}

async function begin(engine: Engine, what: PracticePageProps['what']): Promise<Practice> {
  if (what === 'introduction') return startIntroduction(engine);
  return startGame(engine, readSoloChoice(engine.catalog, location.search), startCompanion());
}

function end({ session, guide, companionGame }: Practice): void {
  guide?.close();
  companionGame?.close();
  session.close();
}

export function PracticePage({ engine, what }: PracticePageProps): JSX.Element {
  const address = location.search;
  const [read, setRead] = useState<string | null>(null); // which game's briefing
  if (what === 'introduction' || read === address) return <PracticeGame engine={engine} what={what} />;
  const choice = readSoloChoice(engine.catalog, address);
  const start = (): void => setRead(address);
  return choice.game === undefined ? (
    <ScenarioBriefing engine={engine} choice={choice} onStart={start} />
  ) : (
    <LazyBriefing game={choice.game} onStart={start} />
  );
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
async function beginUntil(over: AbortSignal, engine: Engine, what: PracticePageProps['what']): Promise<Practice> {
  try {
    const practice = await begin(engine, what);
    if (over.aborted) end(practice);
    else over.addEventListener('abort', () => end(practice), { once: true });
    return practice;
  } catch (trouble) {
    console.error(trouble);
    logError(trouble);
    throw trouble;
  }
}

function PracticeGame({ engine, what }: PracticePageProps): JSX.Element {
  const { state } = useResource((over) => orFailure(beginUntil(over, engine, what)), [engine, what]);
  useEffect(() => {
    const unknown = what === 'solo' ? unknownScenario(engine.catalog, location.search) : null;
    if (unknown !== null) toast(tp('practice.scenario.unknown', { number: unknown }), 'trouble');
  }, [engine, what]);
  switch (state.kind) {
    case 'loading':
      return <Waiting text={tp('practice.dealing')} />;
    case 'failed':
      return <GoneScreen why="engine" />;
    case 'here':
      return <PracticeTable engine={engine} practice={state.value} />;
  }
}

interface PracticeTableProps {
  readonly engine: Engine;
  readonly practice: Practice;
}

function helpOf({
  session,
  guide,
  companionGame,
}: Practice): Pick<TableScreenProps, 'guide' | 'goals' | 'awaited' | 'onward'> {
  if (guide !== undefined) {
    const onward = { label: tp('practice.closing'), go: () => go(closingGame) };
    return { guide: <PracticeGuide guide={guide} />, goals: guide.goals, onward };
  }
  if (companionGame === undefined) return {};
  const goals = computed(() => {
    const help = companionGame.helper.help.value;
    return help.kind === 'hint' ? hintGoals(help.hint, session.shown.value) : null;
  });
  const awaited = computed(() => {
    const step = companionGame.awaited.value;
    return step === null ? [] : awaitedPlaces(step, session.shown.value);
  });
  return { guide: <HintPanel session={session} companionGame={companionGame} />, goals, awaited };
}

function PracticeTable({ engine, practice }: PracticeTableProps): JSX.Element {
  const { session } = practice;
  const help = useMemo(() => helpOf(practice), [practice]);
  useEffect(() => showSession(session), [session]);
  const isPlaying = session.table.value?.phase === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  return <TableScreen session={session} engine={engine} onLobby={() => go('/practice')} {...help} />;
}

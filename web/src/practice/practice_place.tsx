// Behind /practice/solo and /practice/introduction: a table in this page, with the coach, with teammates, or alone.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go } from '../base/navigation';
import { stayAwake } from '../base/wake_lock';
import type { Engine } from '../engine/engine';
import { noteMistake } from '../report/error_log';
import { showSession } from '../screens/current_session';
import { GoneScreen } from '../screens/gone';
import { TableScreen, type TableScreenProps } from '../screens/table';
import { Waiting } from '../screens/waiting';
import { hireCompanion } from '../teammates/hire';
import { loadSecurityTexts } from '../text/security';
import { t } from '../text/text';
import { later } from '../ui/later';
import { toast } from '../ui/toast';
import { Briefing } from './briefing';
import { HintPanel } from './hint_panel';
import { hintGoals } from './hint_words';
import { PracticeGuide } from './practice_guide';
import { closingGame, readSoloChoice, unknownScenario } from './solo_choice';
import { startExpansion, startGame, startIntroduction, type Practice } from './start';

export interface PracticePlaceProps {
  readonly engine: Engine;
  readonly what: 'solo' | 'introduction';
}

async function begin(engine: Engine, what: PracticePlaceProps['what']): Promise<Practice> {
  if (what === 'introduction') return startIntroduction(engine);
  const choice = readSoloChoice(engine.catalog, location.search);
  return choice.game === undefined ? startGame(engine, choice, hireCompanion()) : startExpansion(engine, choice);
}

function end({ session, guide, beside }: Practice): void {
  guide?.close();
  beside?.close();
  session.close();
}

export function PracticePlace({ engine, what }: PracticePlaceProps): JSX.Element {
  const game = what === 'solo' ? readSoloChoice(engine.catalog, location.search).game : undefined;
  const [isRead, setIsRead] = useState(game === undefined);
  if (game !== undefined && !isRead) return <BriefingLater game={game} onStart={() => setIsRead(true)} />;
  return <PracticeGame engine={engine} what={what} />;
}

// With the texts of the expansion, which tables without it do not need.
const BriefingLater = later(
  async () => {
    await loadSecurityTexts();
    return Briefing;
  },
  { waiting: () => <Waiting text={t('practice.dealing')} />, failed: () => <GoneScreen why="engine" /> },
);

function PracticeGame({ engine, what }: PracticePlaceProps): JSX.Element {
  const [practice, setPractice] = useState<Practice | 'failed' | null>(null);
  useEffect(() => {
    let begun: Practice | null = null;
    let isOver = false;
    begin(engine, what).then(
      (ready) => {
        if (isOver) return end(ready);
        begun = ready;
        setPractice(ready);
      },
      (trouble: unknown) => {
        console.error(trouble);
        noteMistake(trouble);
        if (!isOver) setPractice('failed');
      },
    );
    return () => {
      isOver = true;
      if (begun !== null) end(begun);
    };
  }, [engine, what]);
  useEffect(() => {
    const unknown = what === 'solo' ? unknownScenario(engine.catalog, location.search) : null;
    if (unknown !== null) toast(t('practice.scenario.unknown', { number: unknown }), 'trouble');
  }, [engine, what]);
  if (practice === 'failed') return <GoneScreen why="engine" />;
  return practice === null ? <Waiting text={t('practice.dealing')} /> : <PracticeTable engine={engine} practice={practice} />;
}

interface PracticeTableProps {
  readonly engine: Engine;
  readonly practice: Practice;
}

function helpOf({ session, guide, beside }: Practice): Pick<TableScreenProps, 'guide' | 'goals' | 'onward'> {
  if (guide !== undefined) {
    const onward = { label: t('practice.closing'), go: () => go(closingGame) };
    return { guide: <PracticeGuide guide={guide} />, goals: guide.goals, onward };
  }
  if (beside === undefined) return {};
  const goals = computed(() => {
    const help = beside.helper.help.value;
    return help.kind === 'hint' ? hintGoals(help.hint, session.shown.value) : null;
  });
  return { guide: <HintPanel session={session} beside={beside} />, goals };
}

function PracticeTable({ engine, practice }: PracticeTableProps): JSX.Element {
  const { session } = practice;
  const help = useMemo(() => helpOf(practice), [practice]);
  useEffect(() => showSession(session), [session]);
  const isPlaying = session.table.value?.phase === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  return <TableScreen session={session} engine={engine} onLobby={() => go('/practice')} {...help} />;
}

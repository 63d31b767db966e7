// Behind /practice/solo and /practice/introduction: a table in this page, with the coach or without.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../base/navigation';
import { stayAwake } from '../base/wake_lock';
import type { Engine } from '../engine/engine';
import { showSession } from '../screens/current_session';
import { TableScreen } from '../screens/table';
import { PracticeGuide } from './practice_guide';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import { readSoloChoice, unknownScenario } from './solo_choice';
import { startIntroduction, startSolo, type Practice } from './start';

export interface PracticePlaceProps {
  readonly engine: Engine;
  readonly what: 'solo' | 'introduction';
}

function begin(engine: Engine, what: 'solo' | 'introduction'): Practice {
  return what === 'solo' ? startSolo(engine, readSoloChoice(engine.catalog, location.search)) : startIntroduction(engine);
}

export function PracticePlace({ engine, what }: PracticePlaceProps): JSX.Element {
  const { session, guide } = useMemo(() => begin(engine, what), [engine, what]);
  useEffect(() => {
    const hide = showSession(session);
    return () => {
      hide();
      guide?.close();
      session.close();
    };
  }, [session, guide]);
  useEffect(() => {
    const unknown = what === 'solo' ? unknownScenario(engine.catalog, location.search) : null;
    if (unknown !== null) toast(t('practice.scenario.unknown', { number: unknown }), 'trouble');
  }, [engine, what]);
  const isPlaying = session.table.value?.phase === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  return (
    <TableScreen
      session={session}
      engine={engine}
      onLobby={() => go('/practice')}
      {...(guide === undefined ? {} : { guide: <PracticeGuide guide={guide} />, goals: guide.goals })}
    />
  );
}

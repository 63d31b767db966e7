// /practice/solo?people: several people around one screen. Without a number it puts a game together, with one it plays it.
import { computed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../base/navigation';
import { stayAwake } from '../base/wake_lock';
import type { Engine } from '../engine/engine';
import { HintPanel } from '../practice/hint_panel';
import { hintGoals } from '../practice/hint_words';
import { logError } from '../report/error_log';
import { showSession } from '../shell/current_session';
import { GoneScreen } from '../shell/gone';
import { Waiting } from '../shell/waiting';
import { TableScreen, type Together } from '../table/table';
import { startCompanion } from '../teammates/start_companion';
import { ta } from '../text/around';
import { tp } from '../text/practice';
import { Button } from '../ui/button';
import { orFailure, useResource } from '../ui/use_resource';
import { type AroundChoice, aroundSetup, readAroundChoice } from './choice';
import { KeyHands } from './key_hands';
import { numberedBy } from './numbered';
import { rememberAround } from './own_list';
import { Setup } from './setup';
import { type AroundGame, startAround } from './start';
import { TouchTable } from './touch_table';
import './around_page.css';

export function AroundPage({ engine }: { readonly engine: Engine }): JSX.Element {
  const choice = useMemo(() => readAroundChoice(engine.catalog, location.search), [engine]);
  return choice === null ? <Setup engine={engine} /> : <Around engine={engine} choice={choice} />;
}

interface Props {
  readonly engine: Engine;
  readonly choice: AroundChoice;
}

async function beginUntil(over: AbortSignal, { engine, choice }: Props): Promise<AroundGame> {
  const names = Array.from({ length: choice.people }, (_, seat) => ta('around.player', { number: seat + 1 }));
  try {
    const game = await startAround(engine, choice, names, startCompanion());
    if (over.aborted) game.close();
    else over.addEventListener('abort', () => game.close(), { once: true });
    return game;
  } catch (trouble) {
    console.error(trouble);
    logError(trouble);
    throw trouble;
  }
}

function Around(props: Props): JSX.Element {
  const { state } = useResource((over) => orFailure(beginUntil(over, props)), [props.engine, props.choice]);
  switch (state.kind) {
    case 'loading':
      return <Waiting text={tp('practice.dealing')} />;
    case 'failed':
      return <GoneScreen why="engine" />;
    case 'here':
      return <AroundTable {...props} game={state.value} />;
  }
}

// The sand waits for them.
function Ready({ isTouch, onStart }: { readonly isTouch: boolean; readonly onStart: () => void }): JSX.Element {
  return (
    <section class="around-ready card" aria-labelledby="around-ready">
      <h2 id="around-ready">{ta('around.ready')}</h2>
      <p>{ta(isTouch ? 'around.ready.touch' : 'around.ready.text')}</p>
      <Button kind="primary" size="large" wide icon="sand" onClick={onStart}>
        {ta('around.begin')}
      </Button>
    </section>
  );
}

function AroundTable({ engine, choice, game }: Props & { readonly game: AroundGame }): JSX.Element {
  const { session, audience, companionGame } = game;
  const hasBegun = useSignal(false);
  const together = useMemo((): Together => {
    const numbered = numberedBy();
    return {
      Hands: ({ play }) => <KeyHands session={session} play={play} devices={choice.devices} numbered={numbered} />,
      choice: numbered.places,
      seats: choice.devices.map((_, seat) => seat),
    };
  }, [session, choice]);
  const goals = useMemo(
    () =>
      computed(() => {
        const help = companionGame.helper.help.value;
        return help.kind === 'hint' ? hintGoals(help.hint, session.shown.value) : null;
      }),
    [companionGame, session],
  );
  useEffect(() => showSession(audience), [audience]);
  useEffect(() => rememberAround(session), [session]);
  const isPlaying = session.table.value?.phase === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  const begin = (): void => {
    hasBegun.value = true;
    void session.request({ t: 'resume' });
  };
  const isTouch = choice.devices.length === 0;
  const ready = hasBegun.value ? null : <Ready isTouch={isTouch} onStart={begin} />;
  const onLobby = (): void => go(aroundSetup);
  if (isTouch)
    return (
      <TouchTable engine={engine} game={game} people={choice.people} before={ready} goals={goals} onLobby={onLobby} />
    );
  const guide = ready ?? <HintPanel session={session} companionGame={companionGame} mine={null} />;
  return (
    <TableScreen session={audience} engine={engine} guide={guide} goals={goals} together={together} onLobby={onLobby} />
  );
}

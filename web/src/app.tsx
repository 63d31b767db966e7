// Which screen belongs to which address.
import { Component, type ComponentChildren, type JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { engineState } from './base/engine_state';
import { hasArrived, route } from './base/navigation';
import type { Route } from './base/route';
import type { Engine } from './engine/engine';
import { logError } from './report/error_log';
import {
  AroundPage,
  BigScreenPage,
  BookPage,
  EditorPage,
  PracticePage,
  PracticeScreen,
  ReplayPage,
  RulesScreen,
} from './lazy_screens';
import { GoneScreen } from './shell/gone';
import { HomeScreen } from './home/home';
import { TablePage } from './visit/table_page';
import { NoticeBar } from './shell/notice_bar';
import { Waiting } from './shell/waiting';
import { t } from './text/text';
import { screenTitle } from './ui/screen_heading';
import { Toasts } from './ui/toast';

// If every tab had the same title, that would say less than the name of its screen.
function tabTitle(): string {
  const screen = screenTitle.value;
  return screen === null || screen === t('title') ? t('title') : `${screen} · ${t('title')}`;
}

function WithEngine({ children }: { readonly children: (engine: Engine) => JSX.Element }): JSX.Element {
  const door = engineState.value;
  if (door.kind === 'ready') return children(door.engine);
  return door.kind === 'failed' ? <GoneScreen why="engine" /> : <Waiting text={t('door.looking')} />;
}

function Screen({ at }: { readonly at: Route }): JSX.Element {
  switch (at.at) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <WithEngine>{(engine) => <TablePage key={at.code} code={at.code} engine={engine} />}</WithEngine>;
    case 'screen':
      return <WithEngine>{(engine) => <BigScreenPage key={at.code} code={at.code} engine={engine} />}</WithEngine>;
    case 'practice':
      return <WithEngine>{(engine) => <PracticeScreen engine={engine} />}</WithEngine>;
    case 'solo':
      // With people in its address it is a game around one screen.
      if (new URLSearchParams(location.search).has('people'))
        return <WithEngine>{(engine) => <AroundPage key={location.search} engine={engine} />}</WithEngine>;
      return <WithEngine>{(engine) => <PracticePage key={location.search} engine={engine} what="solo" />}</WithEngine>;
    case 'introduction':
      return <WithEngine>{(engine) => <PracticePage key={location.search} engine={engine} what={at.at} />}</WithEngine>;
    case 'rules':
      return <RulesScreen {...(at.id === null ? {} : { id: at.id })} />;
    case 'replay':
      return <WithEngine>{(engine) => <ReplayPage key={at.id} id={at.id} engine={engine} />}</WithEngine>;
    case 'editor':
      return <WithEngine>{(engine) => <EditorPage engine={engine} />}</WithEngine>;
    case 'book':
    case 'crew':
    case 'heist':
    case 'achievements':
      return <BookPage key={at.at} at={at} />;
    case 'nowhere':
      return <GoneScreen why="nowhere" path={at.path} />;
  }
}

// A mistake in a screen shows a way out instead of nothing.
class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(trouble: unknown): void {
    console.error(trouble);
    logError(trouble);
  }

  override render(): ComponentChildren {
    return this.state.broken ? <GoneScreen why="broken" /> : this.props.children;
  }
}

export function App(): JSX.Element {
  const at = route.value;
  const title = tabTitle();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(hasArrived, [at]);
  return (
    <ErrorBoundary key={at.at}>
      <Screen at={at} />
      <NoticeBar />
      <Toasts />
    </ErrorBoundary>
  );
}

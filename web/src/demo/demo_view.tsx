// The demo as a picture: it plays while the page is seen, and takes no clicks and no focus.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Mall } from '../board/mall';
import type { Engine } from '../engine/engine';
import { browserEnvironment } from '../link/environment';
import { DemoPlayer } from './demo_player';
import './demo_view.css';

export function DemoView({ engine, onShown }: { readonly engine: Engine; readonly onShown: () => void }): JSX.Element {
  const demo = useMemo(() => new DemoPlayer(engine, browserEnvironment()), [engine]);
  useEffect(() => {
    const look = (): void => (document.hidden ? demo.rest() : demo.play());
    look();
    onShown();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      demo.close();
    };
  }, [demo]);
  return (
    <div class="demo-view" data-show="game" aria-hidden="true" inert>
      <Mall {...demo.mall} />
    </div>
  );
}

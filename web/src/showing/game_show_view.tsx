// The shown game as a picture: it plays while the page is seen, and takes no clicks and no focus.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Mall } from '../board/mall';
import type { Engine } from '../engine/engine';
import { browserEnvironment } from '../link/environment';
import { GameShow } from './game_show';
import './game_show_view.css';

export function GameShowView({
  engine,
  onShown,
}: {
  readonly engine: Engine;
  readonly onShown: () => void;
}): JSX.Element {
  const show = useMemo(() => new GameShow(engine, browserEnvironment()), [engine]);
  useEffect(() => {
    const look = (): void => (document.hidden ? show.rest() : show.play());
    look();
    onShown();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      show.close();
    };
  }, [show]);
  return (
    <div class="game-show" data-show="game" aria-hidden="true" inert>
      <Mall {...show.mall} />
    </div>
  );
}

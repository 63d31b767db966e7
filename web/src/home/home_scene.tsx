// The mall by night, and after a moment the game that is played in it. With reduced motion, or while data is to be saved,
// it stays a picture.
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { engineState } from '../base/engine_state';
import type { Engine } from '../engine/engine';
import { motionIsReduced } from '../settings/settings';
import { NightScene } from '../shell/night_scene';
import './home_scene.css';

const lookFirstMs = 1800; // the picture is seen, and everything that was urgent has arrived

type View = ComponentType<{ readonly engine: Engine; readonly onShown: () => void }>;

function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

export function HomeScene(): JSX.Element {
  const view = useSignal<View | null>(null);
  const isShown = useSignal(false);
  const engine = useComputed(() => (engineState.value.kind === 'ready' ? engineState.value.engine : null)).value;
  const isStill = motionIsReduced() || savesData();
  useEffect(() => {
    if (engine === null || isStill) return undefined;
    let over = false;
    const timer = setTimeout(() => {
      void import('../demo/demo_view').then(
        ({ DemoView }) => {
          if (!over) view.value = DemoView;
        },
        () => undefined, // the picture is enough
      );
    }, lookFirstMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [engine, isStill]);
  const Demo = isStill ? null : view.value;
  return (
    <div class="home-scene" data-shown={Demo !== null && isShown.value}>
      <NightScene />
      {Demo !== null && engine !== null && <Demo engine={engine} onShown={() => (isShown.value = true)} />}
    </div>
  );
}

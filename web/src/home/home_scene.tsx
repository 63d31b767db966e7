// The mall by night, and after a moment the game that is played in it. With reduced motion, or while data is to be saved,
// it stays a picture.
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { engineState } from '../base/engine_state';
import { motionIsReduced } from '../settings/settings';
import { NightScene } from '../shell/night_scene';
import { orFailure, useResource } from '../ui/use_resource';
import './home_scene.css';

const lookFirstMs = 1800; // the picture is seen, and everything that was urgent has arrived

function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

// Never if it has been cancelled meanwhile.
function pause(cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lookFirstMs);
    cancelled.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function loadDemo(cancelled: AbortSignal): Promise<typeof import('../demo/demo_view')> {
  await pause(cancelled);
  return import('../demo/demo_view');
}

export function HomeScene(): JSX.Element {
  const isShown = useSignal(false);
  const engine = useComputed(() => (engineState.value.kind === 'ready' ? engineState.value.engine : null)).value;
  const isStill = motionIsReduced() || savesData();
  const isWanted = engine !== null && !isStill;
  // If it doesn't arrive, the picture is enough.
  const { state } = useResource(isWanted ? (cancelled) => orFailure(loadDemo(cancelled)) : null, [isWanted]);
  const Demo = isWanted && state.kind === 'here' ? state.value.DemoView : null;
  return (
    <div class="home-scene" data-shown={Demo !== null && isShown.value}>
      <NightScene />
      {Demo !== null && engine !== null && <Demo engine={engine} onShown={() => (isShown.value = true)} />}
    </div>
  );
}

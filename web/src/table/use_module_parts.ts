// Tokens, spells and what watches the mall: loaded for a game that has them.
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../play/play';

export function useModuleParts(play: Play): void {
  const isWanted = useComputed(() => play.session.confirmed.value?.security !== undefined).value;
  useEffect(() => {
    if (!isWanted) return undefined;
    let over = false;
    void import('../security/module_parts')
      .then(({ loadModuleParts }) => loadModuleParts(play))
      .then(
        (more) => (over ? more.stop() : (play.modules.value = more)),
        () => {
          if (!over) play.modulesAreMissing.value = true;
        },
      );
    return () => {
      over = true;
      play.modules.peek()?.stop();
      play.modules.value = null;
      play.modulesAreMissing.value = false;
    };
  }, [play, isWanted]);
}

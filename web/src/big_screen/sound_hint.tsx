// Browsers keep a page silent and in its window until someone has pressed something, once.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tv } from '../text/big_screen';

const isPressed = signal(false);

async function fillTheScreen(): Promise<void> {
  if (document.fullscreenElement !== null || document.fullscreenEnabled !== true) return;
  await document.documentElement.requestFullscreen().catch(() => undefined); // then it stays in its window
}

// Any click or key means that; sounds are allowed by the same press (SoundBox.unlockOnFirstTouch).
export function usePressForSound(): void {
  useEffect(() => {
    if (isPressed.peek()) return undefined;
    const kinds = ['click', 'keydown'] as const;
    const stop = (): void => kinds.forEach((kind) => document.removeEventListener(kind, press));
    const press = (): void => {
      stop();
      isPressed.value = true;
      void fillTheScreen();
    };
    kinds.forEach((kind) => document.addEventListener(kind, press));
    return stop;
  }, []);
}

export function SoundHint({ brief = false }: { readonly brief?: boolean }): JSX.Element | null {
  if (isPressed.value) return null;
  return <p class="big-screen-sound">{tv(brief ? 'screen.sound.short' : 'screen.sound')}</p>;
}

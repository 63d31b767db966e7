// A dialog that is open for as long as it is rendered, and returns the focus when it closes.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { focusScreen } from './screen_heading';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

// By the time it is removed the browser no longer knows what had the focus before.
export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (isLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      if (isLost()) focusScreen();
    };
  }, []);
}

// The heading of a screen. It names the tab, and a screen reader goes on reading there when one screen follows another.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

// Of the screen that is shown; null where there is none yet.
export const screenTitle = signal<string | null>(null);

let isFirst = true; // where the page begins reading by itself

// Nothing else has taken it: what had it is gone with the screen before.
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === document.documentElement;
}

// Where somebody goes on who had the focus on something that is no longer there.
export function focusScreen(): void {
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

export interface ScreenHeadingProps {
  readonly title: string; // in words alone: what the tab is called
  readonly class?: string;
  readonly children?: ComponentChildren; // the title, if nothing else
}

export function ScreenHeading({ title, class: name, children }: ScreenHeadingProps): JSX.Element {
  const element = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    screenTitle.value = title;
    return () => {
      if (screenTitle.peek() === title) screenTitle.value = null;
    };
  }, [title]);
  useEffect(() => {
    if (!isFirst && focusIsFree()) element.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <h1 ref={element} class={name} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

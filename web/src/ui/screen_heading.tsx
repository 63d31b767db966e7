// The heading of a screen. It names the tab, and screen readers continue there when one screen follows another.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

// Of the current screen; null if there is none yet.
export const screenTitle = signal<string | null>(null);

let isFirst = true; // where reading starts by itself

// Nothing else has the focus: what had it disappeared with the previous screen.
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === document.documentElement;
}

// Where the focus goes if it was on something that is gone.
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

// A part of the page that is fetched when it is first wanted.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Waiting {
  readonly waiting: () => JSX.Element;
  readonly failed: () => JSX.Element;
}

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting: Wait, failed: Failed }: Waiting,
): (props: P) => JSX.Element {
  let known: ComponentType<P> | null = null;
  return function Later(props: P): JSX.Element {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(known === null ? 'waiting' : 'here');
    useEffect(() => {
      if (known !== null) return;
      let over = false;
      load().then(
        (component) => {
          known = component;
          if (!over) setState('here');
        },
        () => {
          if (!over) setState('failed');
        },
      );
      return () => {
        over = true;
      };
    }, []);
    const Component = known;
    if (Component !== null) return <Component {...props} />;
    return state === 'failed' ? <Failed /> : <Wait />;
  };
}

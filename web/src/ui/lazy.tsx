// A part of the page that is loaded when it is first needed.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

// What is shown while it loads, and if it fails. Rendered again, it is loaded again.
export interface Moments<P> {
  readonly waiting: () => JSX.Element;
  readonly failed: (props: P) => JSX.Element;
}

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting: Wait, failed: Failed }: Moments<NoInfer<P>>,
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
        (trouble: unknown) => {
          console.error(trouble);
          if (!over) setState('failed');
        },
      );
      return () => {
        over = true;
      };
    }, []);
    const Component = known;
    if (Component !== null) return <Component {...props} />;
    return state === 'failed' ? <Failed {...props} /> : <Wait />;
  };
}

// A link to another place in this page: a real address that a new tab can open, followed without reloading.
import type { ComponentChildren, JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { go } from '../base/navigation';

export interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function Link({ to, class: name, label, children }: LinkProps): JSX.Element {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} class={name} aria-label={label} onClick={onClick}>
      {children}
    </a>
  );
}

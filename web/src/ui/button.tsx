// A button with its words, and perhaps a drawing before them.
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icon';

export interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'large';
  readonly icon?: IconName;
  readonly label?: string; // for a button that shows only its drawing
  readonly wide?: boolean;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean; // stays in the tab order, so that nobody loses their place
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly class?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

export function buttonClass(props: Pick<ButtonProps, 'kind' | 'size' | 'wide' | 'label' | 'class'>): string {
  const names = ['button'];
  if (props.kind !== undefined && props.kind !== 'plain') names.push(`button-${props.kind}`);
  if (props.size === 'large') names.push('button-large');
  if (props.wide === true) names.push('button-wide');
  if (props.label !== undefined) names.push('button-round');
  if (props.class !== undefined) names.push(props.class);
  return names.join(' ');
}

export function Button(props: ButtonProps): JSX.Element {
  const off = props.disabled === true;
  const onClick = (event: MouseEvent): void => {
    if (off) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      type={props.type ?? 'button'}
      class={buttonClass(props)}
      aria-label={props.label}
      title={props.label}
      aria-disabled={off ? 'true' : undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      onClick={onClick}
    >
      {props.icon !== undefined && <Icon name={props.icon} />}
      {props.children !== undefined && <span>{props.children}</span>}
    </button>
  );
}

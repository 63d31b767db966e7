// The way from a refusal to its rule: opens the article over the game, without leaving it. As a link it also opens in a
// new tab, for those who like that better.
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../text/text';
import { addressOf } from './anchors';

// The dialog lives outside of whatever asked for it: the label of a refusal is gone in a moment, the reader is not.
export function openRule(rule: string): void {
  import('./rule_dialog').then(
    ({ showRule }) => showRule(rule),
    () => open(addressOf(rule), '_blank', 'noopener'),
  );
}

export interface RuleLinkProps {
  readonly rule: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function RuleLink({ rule, class: name, children }: RuleLinkProps): JSX.Element {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    openRule(rule);
  };
  return (
    <a class={name ?? 'rules-link'} href={addressOf(rule)} onClick={onClick}>
      {children ?? t('rules.link')}
      <span class="hidden-text"> {rule}</span>
    </a>
  );
}

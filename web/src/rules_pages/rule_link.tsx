// The link from a refusal to its rule: opens the article over the game, without leaving it. As a link it can also be
// opened in a new tab.
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../text/text';
import { addressOf } from './anchors';

// The dialog lives outside of whatever opened it: a refusal disappears in a moment, the reader doesn't.
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

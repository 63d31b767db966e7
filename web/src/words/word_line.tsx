// A short message at the lower edge of the mall: why not, with the rule, or what is needed. Gone in a moment.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RuleLink } from '../rules_pages/rule_link';
import { t } from '../text/text';
import type { Announcer } from './announcer';
import './word_line.css';

export function WordLine({ announcer }: { readonly announcer: Announcer }): JSX.Element {
  const { word: slot } = announcer;
  const word = slot.value;
  useEffect(() => {
    if (!word) return undefined;
    const timer = setTimeout(
      () => {
        if (slot.peek()?.id === word.id) slot.value = null;
      },
      2600 + word.text.length * 45,
    );
    return () => clearTimeout(timer);
  }, [word?.id]);
  return (
    <div class="word-line" role="status" aria-live={announcer.isTaken.value ? 'off' : 'polite'}>
      {word && (
        <p class={`word-line-word word-line-${word.tone}`} key={word.id}>
          <span>{word.text}</span>
          {word.rule !== null && (
            <RuleLink rule={word.rule} class="word-line-rule">
              {t('word.rule')}
            </RuleLink>
          )}
        </p>
      )}
    </div>
  );
}

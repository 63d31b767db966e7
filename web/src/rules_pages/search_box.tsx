// The search field of the rule book and its results. By keyboard: "/" goes to the field, arrows move through the results,
// Enter opens one, Escape goes back.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { t, tn } from '../text/text';
import { Button } from '../ui/button';
import { addressOf } from './anchors';
import { pieces, wordsOf, type Finding } from './search';
import './search_box.css';

const resultClass = 'rules-result';

// From the field or a result to the next one.
function stepFrom(element: Element, by: 1 | -1): void {
  const field = document.getElementById('rules-search');
  const stops = [field, ...document.querySelectorAll<HTMLElement>(`.${resultClass}`)];
  const at = stops.indexOf(element as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + by))]?.focus();
}

function onArrows(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  stepFrom(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
}

interface BoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onFirst: () => void; // Enter in the field
}

export function SearchBox({ query, onQuery, onFirst }: BoxProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    () =>
      listenForKeys('rules', (event) => {
        if (event.key !== '/' || isShortcut(event) || isElsewhere(event)) return false;
        field.current?.focus();
        return true;
      }),
    [],
  );
  return (
    <form
      class="rules-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFirst();
      }}
    >
      <label class="hidden-text" for="rules-search">
        {t('rules.search')}
      </label>
      <input
        ref={field}
        id="rules-search"
        type="search"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="search"
        placeholder={t('rules.search.placeholder')}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault();
            onQuery('');
          } else onArrows(event);
        }}
      />
      {query !== '' && (
        <Button
          kind="quiet"
          icon="close"
          label={t('rules.search.clear')}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}

function Shown({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return <>{pieces(text, words).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>;
}

export function idOf(finding: Finding): string {
  return finding.paragraph === null ? finding.article.id : (finding.ids[0] ?? finding.article.id);
}

interface FoundProps {
  readonly query: string;
  readonly found: readonly Finding[];
  readonly onOpen: (finding: Finding) => void;
}

export function SearchFindings({ query, found, onOpen }: FoundProps): JSX.Element {
  const words = wordsOf(query);
  return (
    <section class="rules-results" aria-label={t('rules.search')}>
      <p class="soft-text" role="status">
        {found.length === 0 ? t('rules.none', { query: query.trim() }) : tn('rules.found', found.length)}
      </p>
      <ol>
        {found.map((finding) => (
          <li key={`${finding.article.id}/${finding.paragraph ?? ''}`}>
            <a
              class={resultClass}
              href={addressOf(idOf(finding))}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onOpen(finding);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') document.getElementById('rules-search')?.focus();
                else onArrows(event);
              }}
            >
              <span class="rules-result-title">
                <Shown text={finding.title} words={words} />
              </span>
              <span class="rules-result-chapter">{finding.chapter.title}</span>
              <span class="rules-result-text">
                <Shown text={finding.text} words={words} />
              </span>
              {finding.paragraph !== null && <span class="rules-id">{finding.ids.join(' ')}</span>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

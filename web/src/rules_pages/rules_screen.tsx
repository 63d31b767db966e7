// The rule book as a screen: contents, search, all chapters; /rules/B-MOVE-2 opens at that rule and marks it.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goBack, restoresScroll } from '../base/navigation';
import { TopBar } from '../shell/top_bar';
import { motionIsReduced } from '../settings/settings';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { ScreenHeading } from '../ui/screen_heading';
import { addressOf, anchorsOf, elementId, findTarget, type Target } from './anchors';
import { articleTitle } from './article_title';
import { ArticleView } from './article_view';
import type { Book } from '../text/rule_book';
import { chapterElement, Contents } from './contents';
import { SceneDefs } from './scene_view';
import { search } from './search';
import { idOf, SearchBox, SearchFindings } from './search_box';
import { useBook } from './use_book';
import './rules_screen.css';

function elementOf(target: Target, id: string): HTMLElement | null {
  if (target.chapter.id === id.toLowerCase()) return document.getElementById(chapterElement(target.chapter.id));
  return document.getElementById(elementId(target.article.id, target.paragraph));
}

// Scenes keep their height before they are drawn, so one jump is enough.
function useJump(target: Target | null, id: string | null, jump: number): void {
  useEffect(() => {
    const element = target && id !== null ? elementOf(target, id) : null;
    if (!element) return;
    const isBack = jump === 0 && restoresScroll();
    const block = target?.paragraph === null ? 'start' : 'center';
    if (!isBack) element.scrollIntoView({ block, behavior: jump > 0 && !motionIsReduced() ? 'smooth' : 'auto' });
    element.focus({ preventScroll: true });
  }, [jump, target]);
}

function Chapters({
  book,
  target,
  id,
  onRule,
}: {
  readonly book: Book;
  readonly target: Target | null;
  readonly id: string | null;
  readonly onRule: (id: string) => void;
}): JSX.Element {
  const wholeChapter = target !== null && target.chapter.id === id?.toLowerCase();
  const marked = target && !wholeChapter ? { article: target.article.id, paragraph: target.paragraph } : null;
  return (
    <>
      {book.map((chapter) => (
        <section key={chapter.id} class="rules-chapter" aria-labelledby={chapterElement(chapter.id)}>
          <h2 id={chapterElement(chapter.id)} tabIndex={-1}>
            {chapter.title}
          </h2>
          <p class="rules-chapter-lead">{chapter.lead}</p>
          {chapter.articles.map((article) => (
            <ArticleView key={article.id} article={article} marked={marked} heading onRule={onRule} />
          ))}
        </section>
      ))}
      <footer class="rules-foot">{t('rules.foot')}</footer>
    </>
  );
}

function titleOf(target: Target | null, id: string | null): string | null {
  if (target === null) return null;
  return target.chapter.id === id?.toLowerCase() ? target.chapter.title : articleTitle(target.article);
}

function OpenBook({
  book,
  first,
  onAbout,
}: {
  readonly book: Book;
  readonly first: string | null;
  readonly onAbout: (title: string | null) => void;
}): JSX.Element {
  const anchors = useMemo(() => anchorsOf(book), [book]);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState({ id: first, jump: 0 });
  const target = at.id === null ? null : findTarget(anchors, at.id);
  const searching = query.trim() !== '';
  const found = useMemo(() => (searching ? search(book, query) : []), [book, query]);
  useJump(searching ? null : target, at.id, at.jump);
  useEffect(() => onAbout(titleOf(target, at.id)), [target, at.id]);
  // The address follows without a history entry: "back" leads to where the reader came from.
  const open = (id: string): void => {
    history.replaceState(history.state, '', addressOf(id));
    setQuery('');
    setAt({ id, jump: at.jump + 1 });
  };
  const openFirst = (): void => {
    const best = found[0];
    if (best) open(idOf(best));
  };
  return (
    <div class="rules-body">
      <div class="rules-side">
        <SearchBox query={query} onQuery={setQuery} onFirst={openFirst} />
        <Contents book={book} onOpen={open} />
      </div>
      <div class="rules-text">
        {at.id !== null && !target && (
          <p class="rules-note" role="alert">
            {t('rules.unknown', { id: at.id })}
          </p>
        )}
        {searching ? (
          <SearchFindings query={query} found={found} onOpen={(finding) => open(idOf(finding))} />
        ) : (
          <Chapters book={book} target={target} id={at.id} onRule={open} />
        )}
      </div>
    </div>
  );
}

export function RulesScreen({ id }: { readonly id?: string }): JSX.Element {
  const shelf = useBook();
  const [about, setAbout] = useState<string | null>(null); // what the address names
  return (
    <div class="rules-screen">
      <SceneDefs />
      <TopBar>
        <Button kind="quiet" icon="back" onClick={goBack}>
          {t('rules.back')}
        </Button>
      </TopBar>
      <main class="rules-main">
        <header class="rules-head">
          <div>
            <ScreenHeading title={about === null ? t('rules.title') : `${about} · ${t('rules.title')}`}>
              {t('rules.title')}
            </ScreenHeading>
            <p class="soft-text">{t('rules.lead')}</p>
          </div>
          <Button class="rules-print" onClick={() => print()}>
            {t('rules.print')}
          </Button>
        </header>
        {shelf.kind === 'loading' && <p role="status">{t('rules.loading')}</p>}
        {shelf.kind === 'failed' && (
          <div class="rules-note" role="alert">
            <p>{t('rules.failed')}</p>
            <Button icon="again" onClick={shelf.again}>
              {t('rules.again')}
            </Button>
          </div>
        )}
        {shelf.kind === 'here' && <OpenBook book={shelf.book} first={id ?? null} onAbout={setAbout} />}
      </main>
    </div>
  );
}

export default RulesScreen;

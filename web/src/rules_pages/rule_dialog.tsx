// One article of the rule book in a dialog over the current screen.
import { render, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { addressOf, anchorsOf, elementId, findTarget } from './anchors';
import { articleTitle } from './article_title';
import { ArticleView } from './article_view';
import { SceneDefs } from './scene_view';
import { useBook } from './use_book';

interface Props {
  readonly rule: string;
  readonly onClose: () => void;
}

function RuleDialog({ rule, onClose }: Props): JSX.Element {
  const shelf = useBook();
  const target = shelf.kind === 'here' ? findTarget(anchorsOf(shelf.book), rule) : null;
  const marked = target && { article: target.article.id, paragraph: target.paragraph };
  useEffect(() => {
    if (!target) return;
    document.getElementById(elementId(target.article.id, target.paragraph))?.scrollIntoView({ block: 'nearest' });
  }, [target?.article]);
  const title = target ? articleTitle(target.article) : t('rules.title');
  const footer = (
    <a class="button" href={addressOf(rule)} target="_blank" rel="noopener">
      {t('rules.open')}
    </a>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <SceneDefs />
      <div class="rules-text">
        {shelf.kind === 'loading' && <p role="status">{t('rules.loading')}</p>}
        {shelf.kind === 'failed' && (
          <>
            <p role="alert">{t('rules.failed')}</p>
            <Button icon="again" onClick={shelf.again}>
              {t('rules.again')}
            </Button>
          </>
        )}
        {shelf.kind === 'here' && !target && <p>{t('rules.unknown', { id: rule })}</p>}
        {target && <ArticleView article={target.article} marked={marked} heading={false} onRule={null} />}
      </div>
    </Dialog>
  );
}

let shown: (() => void) | null = null; // how to close the one that is open

export function showRule(rule: string): void {
  shown?.();
  const place = document.createElement('div');
  document.body.append(place);
  const before = document.activeElement;
  const close = (): void => {
    if (shown !== close) return;
    shown = null;
    render(null, place);
    place.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  shown = close;
  render(<RuleDialog rule={rule} onClose={close} />, place);
}

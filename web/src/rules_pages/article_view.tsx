// One article of the rule book: its heading, what it says with the names of the rules, its picture.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { addressOf, elementId } from './anchors';
import { articleTitle, beforeText } from './article_title';
import type { Article, Paragraph } from '../text/rule_book';
import { SceneView } from './scene_view';
import './article_view.css';

export interface Marked {
  readonly article: string;
  readonly paragraph: number | null;
}

interface ParagraphProps {
  readonly article: Article;
  readonly paragraph: Paragraph;
  readonly index: number;
  readonly marked: boolean;
  readonly onRule: ((id: string) => void) | null; // null: the names aren't links
}

function ParagraphView({ article, paragraph, index, marked, onRule }: ParagraphProps): JSX.Element {
  return (
    <p
      id={elementId(article.id, index)}
      class={marked ? 'rules-paragraph rules-marked' : 'rules-paragraph'}
      tabIndex={-1}
    >
      {paragraph.title !== undefined && <strong class="rules-name">{paragraph.title}</strong>} {paragraph.text}
      {paragraph.ids.map((id) => (
        <span key={id}>
          {' '}
          {onRule ? (
            <a
              class="rules-id"
              href={addressOf(id)}
              aria-label={t('rules.anchor', { rule: id })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onRule(id);
              }}
            >
              {id}
            </a>
          ) : (
            <span class="rules-id">{id}</span>
          )}
        </span>
      ))}
    </p>
  );
}

export interface ArticleProps {
  readonly article: Article;
  readonly marked: Marked | null;
  readonly heading: boolean; // a dialog has its own, and text before the picture: the reader is in a hurry
  readonly onRule: ((id: string) => void) | null;
}

export function ArticleView({ article, marked, heading, onRule }: ArticleProps): JSX.Element {
  const here = marked?.article === article.id ? marked : null;
  const before = beforeText(article);
  const picture = article.scene !== undefined && <SceneView name={article.scene} caption={article.caption ?? ''} />;
  return (
    <article class={here?.paragraph === null ? 'rules-article rules-marked' : 'rules-article'}>
      {heading && (
        <h3 id={elementId(article.id, null)} tabIndex={-1}>
          {articleTitle(article)}
        </h3>
      )}
      {before !== '' && (
        <p class="rules-before">
          <strong>{t('scenario.before')}</strong> {before}
        </p>
      )}
      {heading && picture}
      {article.paragraphs.map((paragraph, index) => (
        <ParagraphView
          key={index}
          article={article}
          paragraph={paragraph}
          index={index}
          marked={here?.paragraph === index}
          onRule={onRule}
        />
      ))}
      {!heading && picture}
    </article>
  );
}

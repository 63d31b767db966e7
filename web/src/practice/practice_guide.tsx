// The coach's panel: which lesson, one sentence to do, and a line about what was just done.
import type { JSX } from 'preact';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { motionIsReduced } from '../settings/settings';
import { tp } from '../text/practice';
import { listText } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { heroName } from '../board/names';
import type { Guide, Note } from './guide';
import { closingGame } from './solo_choice';
import './practice_guide.css';

function noteText(note: Note): string {
  switch (note.kind) {
    case 'done':
      return tp(`practice.${note.lesson}.done`);
    case 'other_pawn':
      return tp('practice.note.other_pawn', { heroes: listText(note.pawns.map(heroName)) });
    default:
      return tp(`practice.note.${note.kind}`);
  }
}

function NoteLine({ note }: { readonly note: Note | null }): JSX.Element {
  const done = note?.kind === 'done';
  return (
    <p class={done ? 'practice-guide-note practice-guide-done' : 'practice-guide-note'} role="status">
      {done && <Icon name="check" />}
      {note !== null && <span>{noteText(note)}</span>}
    </p>
  );
}

function Finished(): JSX.Element {
  return (
    <section class="practice-guide practice-guide-finished" aria-label={tp('practice.guide')}>
      <h2>{tp('practice.finished')}</h2>
      <div class="practice-guide-words">
        <p>{tp('practice.finished.text')}</p>
        <p class="practice-guide-note">{tp('practice.finished.note')}</p>
      </div>
      <div class="practice-guide-buttons">
        <Link to={closingGame} class="button button-primary">
          {tp('practice.closing')}
        </Link>
      </div>
    </section>
  );
}

export function PracticeGuide({ guide }: { readonly guide: Guide }): JSX.Element | null {
  const progress = guide.progress.value;
  const panel = useRef<HTMLElement>(null);
  // A new sentence is easily missed next to a moving mall.
  useSignalEffect(() => {
    void guide.progress.value;
    if (motionIsReduced()) return;
    panel.current?.animate([{ transform: 'scale(0.985)' }, { transform: 'none' }], {
      duration: 220,
      easing: 'ease-out',
    });
  });
  if (progress.kind === 'over') return null;
  if (progress.kind === 'finished') return <Finished />;
  const { index, lesson } = progress;
  return (
    <section ref={panel} class="practice-guide" aria-label={tp('practice.guide')}>
      <h2>
        <span class="practice-guide-number">{tp('practice.lesson', { number: index + 1, count: guide.count })}</span>
        <span>{tp(`practice.${lesson.name}.title`)}</span>
      </h2>
      <div class="practice-guide-words">
        <p class="practice-guide-text" aria-live="polite">
          {tp(`practice.${lesson.name}.text`)}
        </p>
        <NoteLine note={guide.note.value} />
      </div>
      <div class="practice-guide-buttons">
        <Button kind="quiet" icon="again" label={tp('practice.restart')} onClick={() => guide.restart()} />
        <Button kind="quiet" icon="forth" onClick={() => guide.skip()}>
          {tp(lesson.name === 'rest' ? 'practice.skip.rest' : 'practice.skip')}
        </Button>
      </div>
      <progress class="practice-guide-progress" max={guide.count} value={index} aria-hidden="true" />
    </section>
  );
}

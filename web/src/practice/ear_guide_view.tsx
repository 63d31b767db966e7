// The coach's panel in the lesson in playing by ear. What it says is told by the narrator; here it can be read.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { byEar } from '../speech/by_ear_choice';
import { te } from '../text/by_ear';
import { tp } from '../text/practice';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Link } from '../ui/link';
import type { EarGuide } from './ear_guide';
import { closingGame, slowClosingGame } from './solo_choice';
import './practice_guide.css';

const speakers = ['reader', 'voice'] as const;

export function EarGuideView({ guide }: { readonly guide: EarGuide }): JSX.Element {
  // The lesson can't be taken without it.
  useEffect(() => {
    if (byEar.peek() === 'off') byEar.value = 'reader';
  }, []);
  const step = guide.step.value;
  return (
    <section class="practice-guide" aria-label={tp('practice.guide')} data-ear-step={step?.name ?? 'finished'}>
      <h2>
        {step !== null && (
          <span class="practice-guide-number">
            {te('ear.lesson', { number: guide.index.value + 1, count: guide.count })}
          </span>
        )}
        <span>{te('ear.title')}</span>
      </h2>
      <div class="practice-guide-words">
        <p class="practice-guide-text">{guide.text()}</p>
      </div>
      {guide.index.value === 0 && (
        <Choices
          label={te('ear.mode')}
          value={byEar.value}
          options={speakers.map((value) => ({ value, label: te(`ear.mode.${value}`) }))}
          onChange={(value) => (byEar.value = value)}
        />
      )}
      <div class="practice-guide-buttons">
        {step === null ? (
          <>
            <Link to={closingGame} class="button button-primary">
              {te('ear.lesson.start')}
            </Link>
            <Link to={slowClosingGame} class="button">
              {te('ear.lesson.start.slow')}
            </Link>
          </>
        ) : (
          <>
            <Button kind="quiet" icon="again" label={tp('practice.restart')} onClick={() => guide.restart()} />
            <Button kind="quiet" icon="forth" onClick={() => guide.skip()}>
              {tp('practice.skip')}
            </Button>
          </>
        )}
      </div>
      <progress class="practice-guide-progress" max={guide.count} value={guide.index.value} aria-hidden="true" />
    </section>
  );
}

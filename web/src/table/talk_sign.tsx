// Whether talking is allowed, in words and a picture, and what ends it.
import type { JSX } from 'preact';
import type { Talk } from '../engine/position';
import type { Rules } from '../engine/rules';
import { t } from '../text/text';
import './talk_sign.css';

const bubbles =
  'M5 5h20a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9l-6.5 6v-6H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z' +
  'M9.5 12.5v.1M15 12.5v.1M20.5 12.5v.1M31 13h4a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-2v6.5l-7-6.5h-8a2 2 0 0 1-2-2v-2';

const pictures: Readonly<Record<Talk, string>> = {
  // A face with a finger on its lips; two people's speech bubbles; an open hand.
  silent:
    'M20 3a17 17 0 0 0-9 31.4M20 3a17 17 0 0 1 9 31.4M13 15.5v1.5M27 15.5v1.5M15.5 25.5h2M22.5 25.5h2' +
    'M17.5 40v-17a2.5 2.5 0 0 1 5 0v9.5l4 1.5v6',
  window: bubbles,
  open: bubbles,
  gestures:
    'M13 22V8a2.5 2.5 0 0 1 5 0v10V5a2.5 2.5 0 0 1 5 0v13V7a2.5 2.5 0 0 1 5 0v15l2.5-5c1.5-2.5 5-1 4 2L29 33' +
    'c-1 3-3 4-6 4h-3c-5 0-8-4-8-9l-4-6c-1.5-3 2-5 4-3z',
};

export interface TalkSignProps {
  readonly talk: Talk;
  readonly brief: boolean; // one line for small screens
  readonly rules: Pick<Rules, 'talk' | 'do_something'> | null; // of the game; null before there is one
  readonly over: boolean; // the game has ended
}

function silence(rules: TalkSignProps['rules']): 'talk.silent.never' | 'talk.silent.stare' | 'talk.silent.note' {
  if (rules?.talk === 'never') return 'talk.silent.never';
  return rules?.do_something === 'nobody' ? 'talk.silent.stare' : 'talk.silent.note';
}

export function TalkSign({ talk, brief, rules, over }: TalkSignProps): JSX.Element {
  const note = over ? 'talk.over.note' : talk === 'silent' ? silence(rules) : (`talk.${talk}.note` as const);
  return (
    <div class={brief ? 'talk-sign talk-sign-brief' : 'talk-sign'} data-talk={talk} key={talk}>
      <svg class="talk-sign-picture" viewBox="0 0 40 42" aria-hidden="true">
        <path d={pictures[talk]} />
      </svg>
      <p class="talk-sign-words">
        <strong class="talk-sign-title">{t(`talk.${talk}`)}</strong>
        <span class="talk-sign-note">{t(note)}</span>
      </p>
    </div>
  );
}

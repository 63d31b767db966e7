// Reads out what happened, politely and not too often.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AnnouncementPlace, type Announcement } from '../ui/announcement';
import type { Announcer } from './announcer';
import { digest } from './spoken';

const pauseMs = 1200;

export function LiveRegion({
  announcer,
}: {
  readonly announcer: Pick<Announcer, 'sentences' | 'isTaken'>;
}): JSX.Element {
  const { sentences, isTaken } = announcer;
  const said = useSignal<Announcement | null>(null);
  const timer = useRef<number | null>(null);
  useSignalEffect(() => {
    if (sentences.value.length === 0 || isTaken.value || timer.current !== null) return;
    timer.current = window.setTimeout(() => {
      timer.current = null;
      said.value = { id: (said.peek()?.id ?? 0) + 1, text: digest(sentences.peek()) };
      sentences.value = [];
    }, pauseMs);
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return <AnnouncementPlace said={said.value} />;
}

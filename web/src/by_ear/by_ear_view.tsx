// Playing by ear on the playing screen: a place for the focus, so that screen readers hand the keys to the page; what was
// said last, for those who look on; and the live regions.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../play/play';
import { earKeyLabel } from '../keys/ear_keys';
import { bindings } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';
import { byEar } from '../speech/by_ear_choice';
import { readFocus } from '../speech/focus_reader';
import { Narrator } from '../speech/narrator';
import { ReaderMouth } from '../speech/reader_mouth';
import { VoiceMouth } from '../speech/voice_mouth';
import { te } from '../text/by_ear';
import { AnnouncementPlace } from '../ui/announcement';
import { pageTimer } from '../words/banners';
import type { AwaitedStep } from './awaited';
import { currentEar } from './current_ear';
import { Ear } from './ear';
import { EarButtons } from './ear_buttons';
import { EarInput } from './ear_input';
import { watchByEar } from './ear_watch';
import { tellStandstill } from './standstill';
import './by_ear_view.css';

export interface ByEarProps {
  readonly play: Play;
  readonly awaited?: ReadonlySignal<AwaitedStep | null> | undefined;
}

export function ByEarView(props: ByEarProps): JSX.Element {
  return <Listening key={byEar.value} {...props} />;
}

function Listening({ play, awaited }: ByEarProps): JSX.Element {
  const help = te('ear.help', { key: earKeyLabel(bindings(settings.keys.value).help) });
  const place = useRef<HTMLElement>(null);
  const reader = useMemo(() => (byEar.peek() === 'voice' ? null : new ReaderMouth()), []);
  const narrator = useMemo(() => new Narrator(reader ?? new VoiceMouth(), pageTimer), [reader]);
  useLayoutEffect(() => {
    const ear = new Ear(play, narrator, () => awaited?.value ?? null);
    currentEar.value = ear;
    const stops = [new EarInput(ear).listen(), watchByEar(ear, awaited)];
    if (reader === null)
      stops.push(
        readFocus((text) => narrator.answer(text)),
        tellStandstill(ear),
      );
    // Whoever is in a dialog stays there.
    if (document.querySelector('dialog[open]') === null) place.current?.focus({ preventScroll: true });
    return () => {
      currentEar.value = null;
      for (const stop of stops) stop();
    };
  }, [play, narrator, awaited, reader]);
  return (
    <>
      <section
        ref={place}
        class="by-ear"
        // The keys are the page's own, as in any game.
        role="application"
        tabIndex={0}
        aria-label={te('ear.title')}
        aria-description={help}
      >
        <p class="by-ear-said" aria-hidden="true" data-said="">
          {narrator.said.value || help}
        </p>
      </section>
      <EarButtons />
      {reader !== null && (
        <>
          <AnnouncementPlace said={reader.urgent.value} urgent />
          <AnnouncementPlace said={reader.polite.value} />
        </>
      )}
    </>
  );
}

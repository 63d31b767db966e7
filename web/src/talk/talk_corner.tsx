// The corner of the table where one talks: a button, the panel behind it, what others show on the mall, and their voices.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../game/session';
import { bindings, commandOf, keyLabel } from '../play/keyboard_commands';
import { settings } from '../settings/settings';
import { tt } from '../text/talk';
import { AnnouncementPlace, type Announcement } from '../ui/announcement';
import { Icon } from '../ui/icon';
import { companyOf, type Company } from './company';
import { Hands, type Tool } from './hands';
import { MarkLayer } from './mark_layer';
import { nameOf } from './names';
import { SignPicture } from './sign_picture';
import { TalkPanel } from './talk_panel';
import { Holding, said } from './voice_panel';
import { showVoices } from './voice_ring';
import './talk_corner.css';

export interface TalkCornerProps {
  readonly session: Session;
  readonly place: 'lobby' | 'table';
}

// Signs float over the corner for everybody; the screen reader hears who showed what.
function Signs({ company }: { readonly company: Company }): JSX.Element {
  const { talking } = company;
  const announced = useSignal<Announcement | null>(null);
  useEffect(
    () =>
      talking.shown.listen(({ by, what }) => {
        const name = nameOf(talking.session, by);
        const text =
          what.kind === 'emote'
            ? tt('say.shows', { name, sign: tt(`emote.${what.emote}`) })
            : tt(what.kind === 'point' ? 'say.points' : 'say.sketches', { name });
        announced.value = { id: (announced.peek()?.id ?? 0) + 1, text };
      }),
    [talking],
  );
  return (
    <>
      <ul class="talk-signs" aria-hidden="true">
        {talking.marks.value.map(({ id, by, what }) =>
          what.kind === 'emote' ? (
            <li key={id} class="talk-sign-shown" data-talk-sign={what.emote}>
              <SignPicture emote={what.emote} /> {nameOf(talking.session, by)}
            </li>
          ) : null,
        )}
      </ul>
      <AnnouncementPlace said={announced.value} />
    </>
  );
}

// What my microphone does, where the panel does not tell it: in silence above all. Push-to-talk is at hand there too.
function VoiceChip({ company: { talking, voice } }: { readonly company: Company }): JSX.Element | null {
  const mine = voice.mine.value;
  if (mine === 'off') return null;
  const holds = voice.mode.value === 'push' && (mine === 'open' || mine === 'shut');
  if (holds) return <Holding voice={voice} />;
  const byHost = talking.openness.value.hush === 'muted';
  return (
    <p class="talk-voice-chip" data-talk-chip={mine}>
      <Icon name={mine === 'open' ? 'sound' : 'mute'} />
      {tt(mine !== 'muted' ? said[mine] : byHost ? 'say.muted' : 'voice.by_game')}
    </p>
  );
}

// A field, a dialog, or a key that somebody gave another meaning.
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (commandOf(bindings(settings.keys.peek()), event.code) !== null) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, textarea, select, dialog, [role="dialog"], [role="menu"]') != null;
}

export function TalkCorner({ session, place }: TalkCornerProps): JSX.Element {
  const company = companyOf(session);
  const { talking, voice } = company;
  const { isOpen } = talking;
  const tool = useSignal<Tool | null>(null);
  const corner = useRef<HTMLDivElement>(null);
  const { hush, words, hands, circle } = talking.openness.value;
  const isShown = isOpen.value && (words || hands || hush === 'muted' || hush === 'later');

  useEffect(() => showVoices(session, voice), [session, voice]);
  useEffect(() => {
    const board = corner.current?.parentElement?.querySelector<HTMLElement>('[data-board]') ?? null;
    if (board === null) return;
    return new Hands(board, {
      isOpen: () => talking.openness.peek().hands,
      tool: () => tool.peek(),
      done: () => (tool.value = null),
      show: (gesture) => void talking.say(gesture),
    }).attach();
  }, [talking, tool]);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.code !== bindings(settings.keys.peek()).say || isTaken(event)) return;
      event.preventDefault();
      isOpen.value = !isOpen.peek();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);
  // A tool that nobody may use any more is put away.
  useSignalEffect(() => {
    if (!talking.openness.value.hands) tool.value = null;
  });

  const count = talking.unread.value;
  const name = count > 0 ? `${tt('say.title')}, ${tt('say.new', { count })}` : tt('say.title');
  return (
    <>
      {place === 'table' && <MarkLayer company={company} />}
      <div
        ref={corner}
        class="talk-corner"
        data-place={place}
        data-talk-words={words ? 'open' : 'shut'}
        data-talk-hands={hands ? 'open' : 'shut'}
        data-talk-circle={circle}
        data-talk-voice={voice.mine.value}
      >
        <Signs company={company} />
        {isShown && <TalkPanel company={company} tool={tool} />}
        <div class="talk-row">
          <button
            type="button"
            class="talk-button"
            aria-label={name}
            aria-expanded={isShown}
            aria-keyshortcuts={keyLabel(bindings(settings.keys.value).say)}
            onClick={() => (isOpen.value = !isOpen.peek())}
          >
            <Icon name="talk" />
            {count > 0 && <span class="talk-count">{count}</span>}
          </button>
          {!isShown && <VoiceChip company={company} />}
        </div>
        {isOpen.value && !isShown && (
          <p class="talk-hush" role="status">
            {tt(hush === 'paused' ? 'say.paused' : talking.draft.value === '' ? 'say.silent' : 'say.kept')}
          </p>
        )}
      </div>
    </>
  );
}

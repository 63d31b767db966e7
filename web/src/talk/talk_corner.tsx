// The corner of the table for talking: a button, the panel behind it, what others show on the mall, and their voices.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Overlays } from '../board/overlays';
import type { Session } from '../game/session';
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { bindings, commandOf, keyLabel } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';
import { tt } from '../text/talk';
import { AnnouncementPlace, type Announcement } from '../ui/announcement';
import { Icon } from '../ui/icon';
import { talkOf, type TableTalk } from './table_talk';
import type { Tool } from './pointing_gestures';
import { TalkLayer } from './talk_layer';
import { nameOf } from './names';
import { seatForSigns, showSigns } from './seat_signs';
import { showVoices } from './seat_voices';
import { SignPicture } from './sign_picture';
import { lineText, TalkPanel } from './talk_panel';
import type { Voice } from './voice';
import { Holding, said } from './voice_panel';
import './talk_corner.css';

const lineMs = 5_000;

export interface TalkCornerProps {
  readonly session: Session;
  readonly place: 'lobby' | 'table';
  readonly overlays?: Overlays; // of the mall, at the table
}

// Signs are shown at the seats, and here for people who have none; the screen reader says who showed what.
function Signs({ tableTalk }: { readonly tableTalk: TableTalk }): JSX.Element {
  const { talking } = tableTalk;
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
          what.kind === 'emote' && seatForSigns(talking.session.table.value, by) === null ? (
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

// While the panel is closed: what was said last, for as long as it takes to read it.
function NewestLine({ tableTalk: { talking } }: { readonly tableTalk: TableTalk }): JSX.Element | null {
  const newest = talking.lines.value.at(-1);
  const seen = useSignal(newest?.id ?? 0);
  useEffect(() => {
    if (newest === undefined) return undefined;
    const timer = setTimeout(() => (seen.value = newest.id), lineMs);
    return () => clearTimeout(timer);
  }, [newest?.id]);
  if (newest === undefined || newest.mine || newest.id <= seen.value) return null;
  return (
    <button type="button" class="talk-newest" onClick={() => (talking.isOpen.value = true)}>
      <strong>{nameOf(talking.session, newest.by)}</strong> {lineText(newest)}
    </button>
  );
}

function isPushToTalk({ mode, mine }: Voice): boolean {
  return mode.value === 'push' && (mine.value === 'open' || mine.value === 'shut');
}

// What my microphone does, where the panel doesn't show it, especially in silence. At the table only its drawing is seen:
// there is no room for words.
function VoiceChip({ tableTalk: { talking, voice } }: { readonly tableTalk: TableTalk }): JSX.Element | null {
  const mine = voice.mine.value;
  if (mine === 'off' || isPushToTalk(voice)) return null;
  const byHost = talking.openness.value.hush === 'muted';
  const words = tt(mine !== 'muted' ? said[mine] : byHost ? 'say.muted' : 'voice.by_game');
  return (
    <p class="talk-voice-chip" data-talk-chip={mine} title={words}>
      <Icon name={mine === 'open' ? 'sound' : 'mute'} />
      <span>{words}</span>
    </p>
  );
}

function HoldPlace({ voice }: { readonly voice: Voice }): JSX.Element | null {
  if (!isPushToTalk(voice)) return null;
  return (
    <div class="talk-hold-place" data-float="hold">
      <Holding voice={voice} />
    </div>
  );
}

// The key that opens and closes the panel, unless it was given another meaning.
function isSayKey(event: KeyboardEvent): boolean {
  if (isShortcut(event) || event.repeat || isElsewhere(event)) return false;
  const keys = bindings(settings.keys.peek());
  return event.code === keys.say && commandOf(keys, event.code) === null;
}

export function TalkCorner({ session, place, overlays }: TalkCornerProps): JSX.Element {
  const tableTalk = talkOf(session);
  const { talking, voice } = tableTalk;
  const { isOpen } = talking;
  const tool = useSignal<Tool | null>(null);
  const { hush, words, hands, circle } = talking.openness.value;
  const isShown = isOpen.value && (words || hands || hush === 'muted' || hush === 'later');

  useEffect(() => showVoices(session, voice), [session, voice]);
  useEffect(() => showSigns(talking), [talking]);
  useEffect(
    () => overlays?.add(({ board }) => <TalkLayer board={board} tableTalk={tableTalk} tool={tool} />),
    [overlays, tableTalk, tool],
  );
  useLayoutEffect(() => {
    return listenForKeys('talk', (event) => {
      if (!isSayKey(event)) return false;
      isOpen.value = !isOpen.peek();
      return true;
    });
  }, [isOpen]);
  // After a game the verdict comes first: talking is a button away.
  const isPlaying = session.table.value?.phase === 'playing';
  useLayoutEffect(() => {
    if (place === 'table' && !isPlaying) isOpen.value = false;
  }, [place, isPlaying, isOpen]);
  // A tool that nobody may use any more is put away.
  useSignalEffect(() => {
    if (!talking.openness.value.hands) tool.value = null;
  });

  const count = talking.unread.value;
  const name = count > 0 ? `${tt('say.title')}, ${tt('say.new', { count })}` : tt('say.title');
  return (
    <div
      class="talk-corner"
      data-place={place}
      data-talk-words={words ? 'open' : 'shut'}
      data-talk-hands={hands ? 'open' : 'shut'}
      data-talk-circle={circle}
      data-talk-voice={voice.mine.value}
    >
      <Signs tableTalk={tableTalk} />
      {isShown ? <TalkPanel tableTalk={tableTalk} tool={tool} /> : <NewestLine tableTalk={tableTalk} />}
      <div class="talk-row" data-float="talk">
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
        {!isShown && <VoiceChip tableTalk={tableTalk} />}
      </div>
      {!isShown && <HoldPlace voice={voice} />}
      {isOpen.value && !isShown && (
        <p class="talk-hush" role="status">
          {tt(hush === 'paused' ? 'say.paused' : talking.draft.value === '' ? 'say.silent' : 'say.kept')}
        </p>
      )}
    </div>
  );
}

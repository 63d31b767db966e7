// What was said, and everything you can say or show.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Avatar } from '../avatars/avatar_view';
import { memberOf } from '../game/table_facts';
import { tt } from '../text/talk';
import { Button } from '../ui/button';
import type { TableTalk } from './table_talk';
import type { Tool } from './pointing_gestures';
import { nameOf } from './names';
import { SignPicture } from './sign_picture';
import { emotes, phrases } from './signs';
import type { Line, Talking } from './talking';
import { VoicePanel } from './voice_panel';
import './talk_panel.css';

interface Part {
  readonly talking: Talking;
}

export function lineText({ what }: Line): string {
  return what.kind === 'say' ? what.text : tt(`phrase.${what.phrase}`);
}

function Lines({ talking }: Part): JSX.Element {
  const lines = talking.lines.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines]);
  return (
    <div ref={list} class="talk-lines" role="log" aria-label={tt('say.lines')} tabIndex={0}>
      {lines.map((line) => (
        <p key={line.id} class={line.mine ? 'talk-line talk-line-mine' : 'talk-line'} data-talk-line="">
          <Avatar face={memberOf(talking.session.table.value, line.by)?.face} name={nameOf(talking.session, line.by)} />
          <strong>{nameOf(talking.session, line.by)}</strong> <span>{lineText(line)}</span>
        </p>
      ))}
    </div>
  );
}

function Field({ talking }: Part): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = (event: Event): void => {
    event.preventDefault();
    void talking.sendDraft();
  };
  return (
    <form class="talk-field" onSubmit={send}>
      <input
        ref={field}
        class="talk-input"
        type="text"
        maxLength={200}
        autocomplete="off"
        enterkeyhint="send"
        aria-label={tt('say.field')}
        placeholder={tt('say.field')}
        value={talking.draft.value}
        onInput={(event) => (talking.draft.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') talking.isOpen.value = false;
        }}
      />
      <Button type="submit" icon="forth" label={tt('say.send')} />
    </form>
  );
}

function Phrases({ talking }: Part): JSX.Element {
  return (
    <div class="talk-phrases" role="group" aria-label={tt('say.phrases')}>
      {phrases.map((phrase) => (
        <button key={phrase} type="button" class="talk-chip" onClick={() => void talking.say({ t: 'phrase', phrase })}>
          {tt(`phrase.${phrase}`)}
        </button>
      ))}
    </div>
  );
}

function Signs({ talking }: Part): JSX.Element {
  return (
    <div class="talk-emotes" role="group" aria-label={tt('say.signs')}>
      {emotes.map((emote) => (
        <button
          key={emote}
          type="button"
          class="talk-emote"
          aria-label={tt(`emote.${emote}`)}
          title={tt(`emote.${emote}`)}
          onClick={() => void talking.say({ t: 'emote', emote })}
        >
          <SignPicture emote={emote} />
        </button>
      ))}
    </div>
  );
}

function Tools({ tool }: { readonly tool: Signal<Tool | null> }): JSX.Element {
  const now = tool.value;
  const turn = (one: Tool): void => {
    tool.value = now === one ? null : one;
  };
  return (
    <div class="talk-tools">
      <Button icon="flag" pressed={now === 'point'} onClick={() => turn('point')}>
        {tt('say.point')}
      </Button>
      <Button icon="pencil" pressed={now === 'sketch'} onClick={() => turn('sketch')}>
        {tt('say.sketch')}
      </Button>
      {now !== null && <p class="talk-note">{tt(now === 'point' ? 'say.point.help' : 'say.sketch.help')}</p>}
    </div>
  );
}

// The host mutes someone.
function Mutes({ talking }: Part): JSX.Element | null {
  const { session } = talking;
  const table = session.table.value;
  const me = session.me.value;
  const others =
    table?.members.filter(({ id, kind }) => kind !== 'teammate' && kind !== 'screen' && id !== me?.id) ?? [];
  if (table === null || me === null || table.host !== me.id || others.length === 0) return null;
  return (
    <details class="talk-mutes">
      <summary>{tt('say.people')}</summary>
      {others.map((member) => {
        const on = member.muted !== true;
        return (
          <Button
            key={member.id}
            icon={on ? 'mute' : 'sound'}
            onClick={() => void session.request({ t: 'mute', member: member.id, on })}
          >
            {tt(on ? 'say.mute' : 'say.unmute', { name: nameOf(session, member.id) })}
          </Button>
        );
      })}
    </details>
  );
}

export interface TalkPanelProps {
  readonly tableTalk: TableTalk;
  readonly tool: Signal<Tool | null>;
}

export function TalkPanel({ tableTalk, tool }: TalkPanelProps): JSX.Element {
  const { talking } = tableTalk;
  const { session } = talking;
  const { words, hands, hears, hush, circle } = talking.openness.value;
  const isPlaying = session.table.value?.phase === 'playing';
  const inHand = hands && isPlaying ? tool.value : null;
  return (
    <section
      class="talk-panel"
      role="region"
      aria-label={tt('say.title')}
      data-tool={inHand ?? undefined}
      data-float="panel"
    >
      <div class="talk-head">
        <h2 class="talk-title">{tt('say.title')}</h2>
        <Button kind="quiet" icon="close" label={tt('say.close')} onClick={() => (talking.isOpen.value = false)} />
      </div>
      {circle === 'spectators' && hush !== 'later' && <p class="talk-note">{tt('say.watching')}</p>}
      {(hush === 'muted' || hush === 'later') && <p class="talk-note">{tt(`say.${hush}`)}</p>}
      {hands && !words && <p class="talk-note">{tt('say.gestures')}</p>}
      {hears.words && <Lines talking={talking} />}
      {talking.trouble.value !== null && (
        <p class="talk-trouble" role="alert">
          {talking.trouble.value}
        </p>
      )}
      {words && <Field talking={talking} />}
      {words && <Phrases talking={talking} />}
      {hands && <Signs talking={talking} />}
      {hands && isPlaying && <Tools tool={tool} />}
      {circle === 'table' && hush !== 'later' && <VoicePanel tableTalk={tableTalk} />}
      <Mutes talking={talking} />
    </section>
  );
}

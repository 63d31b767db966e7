import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import type { Refusal } from '../engine/position';
import type { Place } from '../engine/words';
import type { Session } from '../game/session';
import type { SideMessage } from '../link/messages';
import { markMs, Talking } from './talking';

function scene() {
  const talk = signal<'window' | 'silent' | 'gestures'>('window');
  const sideMessages = new Emitter<SideMessage>();
  const answer: { refusal: Refusal | null } = { refusal: null };
  const session = {
    table: signal({ phase: 'playing', clock: 'running', members: [] }),
    me: signal({ id: 1 }),
    seat: signal(0),
    get confirmed() {
      return { value: { talk: talk.value } };
    },
    frozen: signal(false),
    sideMessages,
    request: vi.fn(() => Promise.resolve(answer.refusal)),
  };
  const talking = new Talking(session as unknown as Session);
  const say = (text: string): void => sideMessages.emit({ talk: { by: 2, circle: 'table', kind: 'say', text } });
  return { talk, sideMessages, answer, session, talking, say };
}

describe('talking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('B-COM-5: what was said disappears when silence begins', () => {
    const { talk, talking, say } = scene();
    say('left');
    expect(talking.lines.value).toHaveLength(1);
    expect(talking.unread.value).toBe(1);
    talk.value = 'silent';
    expect(talking.lines.value).toHaveLength(0);
    expect(talking.unread.value).toBe(0);
    say('too late');
    expect(talking.lines.value).toHaveLength(0);
  });

  it('a message nobody heard stays in the field, with the reason', async () => {
    const { answer, talking } = scene();
    talking.draft.value = 'left';
    answer.refusal = { refused: 'Silence', rule: 'B-COM-1', args: {}, text: 'Silence.' };
    await talking.sendDraft();
    expect(talking.draft.value).toBe('left');
    expect(talking.trouble.value).toContain('no talking');
    answer.refusal = null;
    await talking.sendDraft();
    expect(talking.draft.value).toBe('');
    expect(talking.trouble.value).toBeNull();
    expect(talking.lines.value).toMatchObject([{ mine: true, what: { text: 'left' } }]);
  });

  it('R-20: a pointer is shown for a while, but not during silence', () => {
    const { talk, sideMessages, talking } = scene();
    talk.value = 'gestures';
    const point = (): void =>
      sideMessages.emit({ talk: { by: 2, circle: 'table', kind: 'point', at: '1a:1,1' as Place } });
    point();
    expect(talking.marks.value).toHaveLength(1);
    vi.advanceTimersByTime(markMs);
    expect(talking.marks.value).toHaveLength(0);
    point();
    talk.value = 'silent';
    expect(talking.marks.value).toHaveLength(0);
  });
});

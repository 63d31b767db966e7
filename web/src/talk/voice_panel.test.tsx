// The host chooses how people hear each other, and sends nothing else along.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { changeChoice } from '../game/choosing';
import type { Session } from '../game/session';
import type { Member, Table, TableRequest } from '../link/messages';
import { loadTalkTexts } from '../text/talk';
import type { TableTalk } from './table_talk';
import { VoicePanel } from './voice_panel';

const place = document.createElement('div');
document.body.append(place);
beforeAll(loadTalkTexts);
afterEach(() => render(null, place));

it('is not there for someone who watches, because there would be nothing in it', () => {
  const seenBy = (me: Partial<Member>): string => {
    const session = {
      table: signal({ host: 1, phase: 'gathering', choice: { scenario: 'S1', voice: 'built_in' } } as unknown as Table),
      me: signal(me as Member),
    } as unknown as Session;
    const tableTalk = { talking: { session }, voice: { mine: signal('off') } } as unknown as TableTalk;
    render(<VoicePanel tableTalk={tableTalk} />, place);
    return place.innerHTML;
  };
  expect(seenBy({ id: 2, chair: null })).toBe('');
  expect(seenBy({ id: 2, chair: 1 })).not.toBe('');
  expect(seenBy({ id: 1, chair: null })).not.toBe(''); // the host chooses for all
});

it('only sends the voice setting while another change is still in flight', async () => {
  const requests: TableRequest[] = [];
  const answers: ((answer: null) => void)[] = [];
  const session = {
    table: signal({
      host: 1,
      phase: 'gathering',
      choice: { scenario: 'S1', sand_ms: null, voice: 'built_in' },
    } as unknown as Table),
    me: signal({ id: 1, chair: null } as unknown as Member),
    request: (request: TableRequest) => {
      requests.push(request);
      return new Promise((resolve) => answers.push(resolve));
    },
  } as unknown as Session;
  const tableTalk = { talking: { session }, voice: { mine: signal('off') } } as unknown as TableTalk;
  await act(() => render(<VoicePanel tableTalk={tableTalk} />, place));
  const sand = changeChoice(session, { sand_ms: 240_000 });
  const options = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  await act(() => options.at(-1)?.click());
  expect(requests).toEqual([
    { t: 'change', choice: { sand_ms: 240_000 } },
    { t: 'change', choice: { voice: 'none' } },
  ]);
  expect(place.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.checked).toBe(true);
  answers.forEach((answer) => answer(null));
  await sand;
});

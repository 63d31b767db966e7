import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GoneScreen, type Gone } from './gone';

const endings: readonly Gone[] = [
  'left',
  'removed',
  'closed',
  'no_such_table',
  'table_full',
  'table_locked',
  'kept_out',
  'banned',
  'server_full',
  'name_not_allowed',
  'old_page',
  'refused',
  'replaced',
  'restarting',
  'offline',
  'nowhere',
  'engine',
  'broken',
];

function draw(props: Parameters<typeof GoneScreen>[0]): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  render(<GoneScreen {...props} />, place);
  return place;
}

describe('the end of a connection', () => {
  afterEach(() => document.body.replaceChildren());

  it.each(endings)('%s says what happened and what to do', (why) => {
    const place = draw({ why, code: 'GV5B3E', path: '/x' });
    expect(place.querySelector('h1')?.textContent).not.toMatch(/^$|\{|gone\./);
    expect(place.querySelector('.gone-card p')?.textContent?.length).toBeGreaterThan(20);
    expect(place.querySelectorAll('.gone-ways button').length).toBeGreaterThan(0);
  });

  it('takes the seat back from another tab', () => {
    const onBack = vi.fn();
    const place = draw({ why: 'replaced', onBack });
    place.querySelector<HTMLButtonElement>('.gone-ways .button-primary')?.click();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('retries where that may help', () => {
    const onAgain = vi.fn();
    const place = draw({ why: 'table_locked', onAgain });
    place.querySelector<HTMLButtonElement>('.gone-ways .button-primary')?.click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});

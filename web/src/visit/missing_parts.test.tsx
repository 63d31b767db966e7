// Parts of the page that don't load, for example after an upgrade, and dialogs that were open when their screen closed.
import { signal } from '@preact/signals';
import { render, type JSX } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEngine } from '../game/testing/fake_engine';
import type { Session } from '../game/session';
import type { Table } from '../link/messages';
import { PracticePage } from '../practice/practice_page';
import { lazy } from '../ui/lazy';
import { asDialog } from '../ui/missing_part';
import { PeopleSheet } from '../lobby/lobby_lazy';
import { QrCode } from '../ui/qr_code_lazy';
import { ReportDialog, SettingsDialog } from '../shell/dialogs_lazy';
import { HomeScreen } from '../home/home';
import { Lobby } from '../lobby/lobby';
import { TopBar } from '../shell/top_bar';

// The files of this page are gone.
const gone = vi.hoisted(() => ({ isGone: true }));
function orGone<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => (gone.isGone ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : load());
}
vi.mock('../lobby/people_sheet', () => Promise.reject(new TypeError('gone')));
vi.mock('../report/report_dialog', () => Promise.reject(new TypeError('gone')));
vi.mock('../ui/qr_code', () => Promise.reject(new TypeError('gone')));
vi.mock('../practice/start', () => ({
  startIntroduction: () => {
    throw new TypeError('gone');
  },
}));

const place = document.createElement('div');
document.body.append(place);
const nobody = {} as Session;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = (what: JSX.Element): Promise<void> => act(() => render(what, place));
const isMissing = (): Promise<void> =>
  vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('may be a newer version'));
const press = (name: string): Promise<void> =>
  act(() => {
    const buttons = [...place.querySelectorAll('button')];
    const found = buttons.find((each) => each.textContent === name || each.getAttribute('aria-label') === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    found.click();
  });

describe('a dialog that does not load', () => {
  it.each([
    ['People', (close: () => void) => <PeopleSheet session={nobody} onClose={close} />],
    ['Report', (close: () => void) => <ReportDialog onClose={close} />],
  ])('says so, and can be closed (%s)', async (_, dialog) => {
    const close = vi.fn();
    await draw(dialog(close));
    await isMissing();
    expect(place.querySelector('dialog h2')?.textContent).toBe('This part didn’t load');
    await press('Close');
    expect(close).toHaveBeenCalledOnce();
  });

  it('offers to reload the page', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await draw(<ReportDialog onClose={() => undefined} />);
    await isMissing();
    await press('Reload');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is fetched again when it is opened again', async () => {
    gone.isGone = true;
    const Sheet = lazy<{ readonly onClose: () => void }>(
      orGone(() => Promise.resolve(() => <p>here</p>)),
      asDialog,
    );
    const close = (): void => undefined;
    await draw(<Sheet onClose={close} />);
    await isMissing();
    await draw(<></>);
    gone.isGone = false;
    await draw(<Sheet onClose={close} />);
    await vi.waitFor(() => expect(place.textContent).toBe('here'));
  });

  it('says so in its place where it is no dialog', async () => {
    await draw(<QrCode label="" text="x" />);
    await isMissing();
    expect(place.querySelector('dialog')).toBeNull();
  });
});

describe('a practice game that cannot begin', () => {
  it('shows a way out instead of waiting for ever', async () => {
    await draw(<PracticePage engine={fakeEngine} what="introduction" />);
    await vi.waitFor(() => expect(place.querySelector('.gone h1')).not.toBeNull());
  });
});

describe('a sheet that was open when its screen went', () => {
  const isOpen = (): boolean => place.querySelector('dialog') !== null;
  const table = {
    ...{ code: 'ABC234', phase: 'gathering', host: null, members: [], ring: [], seats: 0, result: null },
    choice: {
      scenario: 'S1',
      seats: 0,
      side: null,
      level: null,
      sand_ms: null,
      free_talk: false,
      pairs: false,
      public: false,
      pauses: false,
    },
  } as unknown as Table;
  const session = {
    table: signal(table),
    me: signal(null),
    link: signal({ kind: 'online' }),
    confirmed: signal(null),
  } as unknown as Session;

  it.each([
    ['the settings', () => <TopBar />, 'Settings'],
    ['a report from the first screen', () => <HomeScreen />, 'Report a bug'],
    ['leaving the lobby', () => <Lobby session={session} engine={fakeEngine} />, 'Leave'],
  ])('is closed when one comes back: %s', async (_, screen, button) => {
    await draw(screen());
    await press(button);
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await draw(<></>);
    await draw(screen());
    await new Promise((resolve) => setTimeout(resolve)); // what was fetched is there
    expect(isOpen()).toBe(false);
  });

  it('the settings are not the keys that were open in them', async () => {
    const settings = <SettingsDialog onClose={() => undefined} />;
    await draw(settings);
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await press('Show and change shortcuts');
    await vi.waitFor(() => expect(place.querySelectorAll('dialog')).toHaveLength(2));
    await draw(<></>);
    await draw(settings);
    expect(place.querySelectorAll('dialog')).toHaveLength(1);
  });
});

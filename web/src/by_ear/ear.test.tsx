// Keys and answers at a table that isn't drawn: what is asked, what is told by itself, and whose key it is.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText, Place } from '../engine/words';
import { LocalSession } from '../game/local_session';
import { ManualClock } from '../game/testing/manual_clock';
import { Play } from '../play/play';
import { firstTally, wireReactions } from '../play/reactions';
import { wireRefusals } from '../play/wiring';
import { settings } from '../settings/settings';
import { soundBox } from '../sound/sound_box';
import type { Mouth } from '../speech/mouth';
import { Narrator } from '../speech/narrator';
import { byEarTexts } from '../text/by_ear';
import { pageTimer } from '../words/banners';
import { Ear } from './ear';
import { EarInput } from './ear_input';
import { watchByEar } from './ear_watch';
import { press } from './testing/hearing';

const deal = {
  scenario: 1,
  seats: 4,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['north'], ['vortex', 'west'], ['explore', 'south'], ['escalator', 'east']],
};

class Saying implements Mouth {
  readonly said: string[] = [];

  say(text: string): void {
    this.said.push(text);
  }

  isBusy(): boolean {
    return false;
  }

  stop(): void {
    this.said.push('silence');
  }
}

let engine: Engine;
let session: LocalSession;
let play: Play;
let mouth: Saying;
let stop: () => void;
beforeAll(async () => {
  engine = await builtEngine();
  await byEarTexts.load();
});
beforeEach(() => {
  session = new LocalSession(
    engine,
    { deal, name: 'Ana', others: ['Bo', 'Cy', 'Di'], seatsHeld: 'one' },
    new ManualClock(),
  );
  play = new Play(session, engine);
  mouth = new Saying();
  const ear = new Ear(play, new Narrator(mouth, pageTimer), () => null);
  const stops = [
    wireReactions(play),
    wireRefusals(play),
    play.commands.listen(),
    new EarInput(ear).listen(),
    watchByEar(ear, undefined),
  ];
  stop = () => stops.forEach((each) => each());
  play.begin(firstTally(play));
});
afterEach(() => {
  stop();
  session.close();
  settings.keys.value = {};
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const last = (): string => mouth.said.at(-1) ?? '';
const soon = async (words: string | RegExp): Promise<void> => {
  await vi.waitFor(() => expect(mouth.said.join(' ')).toMatch(words));
};

describe('what is asked', () => {
  it('begins with the game and my actions', () => {
    expect(mouth.said[0]).toMatch(/^1 · .*\. You have: north\.$/);
  });

  it('goes from hero to hero, and says what I can do with each', () => {
    press('KeyN');
    expect(last()).toMatch(/^Barbarian: .*\. You can: north 1\.$/);
    press('KeyN');
    expect(last()).toMatch(/^Mage: .*You can: north 1\.$/);
    press('KeyN', true);
    expect(last()).toMatch(/^Barbarian/);
    press('KeyN', true);
    expect(last()).toMatch(/^Dwarf: .*You can’t do anything with it now\.$/);
  });

  it('answers what my actions can do, and only mine', () => {
    press('KeyU');
    expect(last()).toBe('North: barbarian 1, mage 1.');
  });

  it('needs a hero where one is meant', () => {
    for (const code of ['KeyL', 'KeyJ']) {
      press(code);
      expect(last()).toBe('No hero chosen.');
    }
    press('Enter');
    expect(last()).toBe('Ask for a way first.');
  });

  it('tells ways, and goes them as far as they are mine', () => {
    press('Digit1');
    press('KeyJ');
    const told = last();
    expect(told).toMatch(/^Barbarian to its edge: .* First: /);
    press('KeyJ');
    expect(last()).toMatch(/^Barbarian to the sand timer: north 1, west 1\. First: You\.$/);
    press('KeyJ', true);
    expect(last()).toBe(told);
    press('KeyJ');
    press('Enter');
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:0,1');
    expect(last()).toBe('Barbarian north 1.');
    press('Enter');
    expect(last()).toBe('Not yours: west 1. Waiting for Bo.');
    expect(session.confirmed.value?.pawns.yellow).toBe('1a:0,1');
  });

  it('says what happened, further back each time, and repeats', () => {
    press('KeyB');
    expect(last()).toBe('Nothing has happened yet.');
    session.actFor(1, 'y 1a:1,1>1a:1,0' as ActionText);
    session.actFor(3, 'p 1a:1,2>1a:1,3' as ActionText);
    press('KeyB');
    expect(last()).toMatch(/^Di: mage east 1/);
    press('KeyB');
    expect(last()).toMatch(/^Bo: barbarian west 1/);
    const before = last();
    press('Backspace');
    expect(last()).toBe(before);
    press('KeyB');
    expect(last()).toMatch(/^Di/);
  });

  it('says how much sand is left, and how the game stands', () => {
    press('Space');
    expect(last()).toBe('3:00 of sand left. No talking.');
    press('KeyI', true);
    expect(last()).toMatch(/^Barbarian: item not found, exit not found\. .*0 of 4 in place\. .*tiles? left\./);
  });

  it('tells all keys, as they are bound', () => {
    settings.keys.value = { ear_sand: 'KeyY', vortex: 'KeyQ' };
    press('KeyH');
    expect(last()).toMatch(/Y: Sand left\..*Q: Vortex\./);
    press('KeyY');
    expect(last()).toMatch(/of sand left/);
    press('KeyH', true); // the sheet
    expect(play.helpWanted.value).toBe(true);
  });
});

describe('what is told by itself', () => {
  it('is who did what, from left or right of the chosen hero', async () => {
    const played = vi.spyOn(soundBox, 'play');
    press('Digit1');
    session.actFor(3, 'p 1a:1,2>1a:1,3' as ActionText);
    await soon(/Di: mage east 1/);
    const [, , side] = played.mock.calls.find(([name]) => name === 'step') ?? [];
    expect(side).toBeCloseTo(2 / 6);
    expect(play.sideOf('1a:1,0' as Place)).toBeCloseTo(-1 / 6);
  });

  it('is why something isn’t done, with a bump from that side', () => {
    const played = vi.spyOn(soundBox, 'play');
    press('Digit1');
    press('ArrowLeft');
    expect(last()).toBe('That’s not on your action tile. Someone else can do it.');
    press('Digit3');
    press('ArrowUp');
    expect(last()).not.toMatch(/action tile/);
    expect(played.mock.calls.some(([sound]) => typeof sound === 'object' && sound.strikes.length === 2)).toBe(true);
  });

  it('is whom the red pawn may go to, by number and name', () => {
    press('KeyD');
    expect(last()).toBe('2: Bo. 3: Cy. 4: Di.');
    press('Digit3');
    expect(session.confirmed.value?.do_something.before).toBe(2);
  });

  it('is the red pawn before me, without cutting short an answer', async () => {
    press('KeyU');
    const said = mouth.said.length;
    session.actFor(2, 'do-something 0' as ActionText);
    expect(mouth.said).toHaveLength(said);
    await soon(/Do something! Cy puts the red pawn in front of you\./);
    press('KeyI');
    expect(last()).toMatch(/^Red pawn\./);
  });
});

describe('whose key it is', () => {
  it('stays with a button that has the focus, and with fields', () => {
    const button = document.body.appendChild(document.createElement('button'));
    const field = document.body.appendChild(document.createElement('input'));
    const said = mouth.said.length;
    const keys = (on: Element, code: string): boolean => {
      const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });
      on.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(keys(button, 'Space')).toBe(false);
    expect(keys(button, 'Enter')).toBe(false);
    expect(keys(field, 'KeyL')).toBe(false);
    expect(mouth.said).toHaveLength(said);
    expect(keys(button, 'KeyL')).toBe(true);
  });

  it('stays with the system, but Control alone is silence', () => {
    const event = new KeyboardEvent('keydown', { code: 'KeyL', key: 'l', ctrlKey: true, bubbles: true });
    const said = mouth.said.length;
    document.body.dispatchEvent(event);
    expect(mouth.said).toHaveLength(said);
    const control = new KeyboardEvent('keydown', { code: 'ControlLeft', key: 'Control', ctrlKey: true, bubbles: true });
    document.body.dispatchEvent(control);
    expect(last()).toBe('silence');
  });
});

it('leaves everything as it was', () => {
  expect(play.announcer.isTaken.value).toBe(true);
  stop();
  expect(play.announcer.isTaken.value).toBe(false);
  expect(play.northIsUp.value).toBe(false);
  expect(play.sideByEar).toBeNull();
  const said = mouth.said.length;
  press('KeyU');
  expect(mouth.said).toHaveLength(said);
});

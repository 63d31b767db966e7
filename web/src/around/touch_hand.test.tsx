// What a touch means for the person whose action it belongs to.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { Pawn, Place } from '../engine/words';
import { LocalSession } from '../game/local_session';
import { ManualClock } from '../game/testing/manual_clock';
import { Play } from '../play/play';
import { Audience } from './audience';
import { SeatHand } from './seat_hand';
import { TouchHand } from './touch_hand';

const place = (text: string): { readonly place: Place } => ({ place: text as Place });
const on = (pawn: Pawn): { readonly pawn: Pawn } => ({ pawn });
const deal = {
  scenario: 1,
  seats: 4,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
};

let engine: Engine;
let session: LocalSession;
let audience: Audience;
let hands: readonly TouchHand[];
const hand = (seat: number): TouchHand => {
  const found = hands[seat];
  if (found === undefined) throw new Error(`nobody sits on ${seat}`);
  return found;
};
const at = (pawn: Pawn): unknown => session.confirmed.value?.pawns[pawn];

beforeAll(async () => {
  engine = await builtEngine();
});
beforeEach(() => {
  session = new LocalSession(
    engine,
    { deal, name: 'Ana', others: ['Bo', 'Cy', 'Di'], seatsHeld: 'one' },
    new ManualClock(),
  );
  audience = new Audience(session, 4);
  const play = new Play(audience, engine);
  hands = [0, 1, 2, 3].map((seat) => new TouchHand(new SeatHand(session, play, seat), play.placement));
});
afterEach(() => {
  audience.close();
  session.close();
});

describe('an action of the own tile', () => {
  it('pressed, then a hero: on the mall or in the own hand', () => {
    hand(3).press('north');
    expect(hand(3).waiting.value).toBe('north');
    hand(3).meaningOf(on('yellow'))?.();
    expect(at('yellow')).toBe('1a:0,1');
    expect(hand(3).waiting.value).toBeNull();
    hand(3).press('north');
    hand(3).choose('purple');
    expect(at('purple')).toBe('1a:0,2');
    expect(hand(3).hand.selected.value).toBeNull();
  });

  it('pressed again, waits no more', () => {
    hand(3).press('north');
    hand(3).press('north');
    expect(hand(3).waiting.value).toBeNull();
    expect(hand(3).meaningOf(on('yellow'))).toBeNull();
  });

  it('goes to the hero that is held', () => {
    hand(0).choose('green');
    hand(0).press('west');
    expect(at('green')).toBe('1a:2,0');
  });

  it('is carried to a hero or to a space', () => {
    hand(3).use('north', on('purple'));
    expect(at('purple')).toBe('1a:0,2');
    hand(0).use('west', place('1a:0,1'));
    expect(at('purple')).toBe('1a:0,1');
  });

  it('does nothing that its tile does not allow, however it is touched', () => {
    const before = session.hash.value;
    hand(0).use('north', on('yellow'));
    hand(0).use('north', place('1a:0,1'));
    hand(1).choose('yellow');
    expect(hand(1).meaningOf(place('1a:0,1'))).toBeNull();
    expect(session.hash.value).toBe(before);
  });
});

describe('a touch on the mall', () => {
  it('means something only for hands that wait for it', () => {
    expect(hands.map((one) => one.meaningOf(on('yellow')))).toEqual([null, null, null, null]);
    hand(3).press('north');
    hand(0).press('west');
    const able = hands.filter((one) => one.meaningOf(on('yellow')) !== null);
    expect(able.map(({ seat }) => seat)).toEqual([0, 3]);
    // South of the mage stands the dwarf: the second hand can't mean her.
    hand(1).press('south');
    expect(hand(1).meaningOf(on('purple'))).toBeNull();
  });

  it('moves the hero that is held where the own tile allows', () => {
    hand(3).choose('yellow');
    hand(3).meaningOf(place('1a:0,1'))?.();
    expect(at('yellow')).toBe('1a:0,1');
  });
});

describe('the red pawn', () => {
  it('is pushed to someone', () => {
    hand(1).takeRedPawn();
    expect(hand(1).waiting.value).toBe('do_something');
    expect([...hand(1).knocks().keys()]).toContain(3);
    hand(1).knock(3);
    expect(session.confirmed.value?.do_something.before).toBe(3);
    expect(hand(1).waiting.value).toBeNull();
  });
});

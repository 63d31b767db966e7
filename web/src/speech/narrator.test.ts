import { beforeEach, describe, expect, it } from 'vitest';
import type { Mouth } from './mouth';
import { Narrator } from './narrator';

class TestMouth implements Mouth {
  readonly said: string[] = [];
  busy = false;

  say(text: string, now: boolean): void {
    this.said.push(now ? `! ${text}` : text);
  }

  isBusy(): boolean {
    return this.busy;
  }

  stop(): void {
    this.said.push('stopped');
  }
}

let mouth: TestMouth;
let narrator: Narrator;
let waiting: (() => void)[];
const pass = (): void => waiting.splice(0).forEach((call) => call());
beforeEach(() => {
  mouth = new TestMouth();
  waiting = [];
  narrator = new Narrator(mouth, {
    after: (_, call) => {
      waiting.push(call);
      return () => (waiting = waiting.filter((other) => other !== call));
    },
  });
});

const move = (pawn: string, text: string) => ({ weight: 'move', about: pawn, text }) as const;
const event = (text: string) => ({ weight: 'event', text }) as const;

describe('the narrator', () => {
  it('answers at once', () => {
    narrator.answer('North 3.');
    expect(mouth.said).toEqual(['! North 3.']);
    expect(narrator.said.value).toBe('North 3.');
  });

  it('tells what happened together', () => {
    narrator.tell([event('A flip.')]);
    narrator.tell([event('Talk.')]);
    expect(mouth.said).toEqual([]);
    pass();
    expect(mouth.said).toEqual(['A flip. Talk.']);
  });

  it('waits until nothing is being said, and then leaves out what is old', () => {
    mouth.busy = true;
    narrator.tell([move('green', 'Elf north 1.')]);
    pass();
    pass();
    narrator.tell([move('green', 'Elf north 2.')]);
    narrator.tell([event('A flip.')]);
    narrator.drop('nobody');
    pass();
    expect(mouth.said).toEqual([]);
    mouth.busy = false;
    pass();
    expect(mouth.said).toEqual(['Elf north 2. A flip.']);
  });

  it('tells three moves at most', () => {
    narrator.tell(['a', 'b', 'c', 'd', 'e'].map((name) => move(name, `${name}.`)));
    pass();
    expect(mouth.said).toEqual(['c. d. e.']);
  });

  it('tells at once what can’t wait, in one go', () => {
    narrator.tell([
      event('A tile.'),
      { ...move('green', 'Elf north 1.'), urgent: true },
      { ...event('Won.'), urgent: true },
    ]);
    expect(mouth.said).toEqual(['! Elf north 1. Won.']);
    pass();
    expect(mouth.said).toEqual(['! Elf north 1. Won.', 'A tile.']);
  });

  it('forgets what isn’t true any more', () => {
    narrator.tell([{ ...event('They wait for you.'), about: 'awaited' }]);
    narrator.drop('awaited');
    pass();
    expect(mouth.said).toEqual([]);
  });

  it('repeats, and knows what happened before', () => {
    narrator.tell([event('One.'), event('Two.')]);
    pass();
    narrator.answer('An answer.');
    narrator.repeat();
    expect(mouth.said.at(-1)).toBe('! An answer.');
    expect([0, 1, 2].map((back) => narrator.before(back))).toEqual(['Two.', 'One.', null]);
  });

  it('is silent once it is closed', () => {
    narrator.tell([event('One.')]);
    narrator.close();
    pass();
    expect(mouth.said).toEqual(['stopped']);
  });
});

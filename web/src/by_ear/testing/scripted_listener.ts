// A player who knows nothing but what is said, and has nothing but the keys: it asks who is waited for, and does what is
// said to be its own. It needs the time that hearing takes, and presses a key every 400 ms at most.
import type { HearingMouth } from './hearing';

export const betweenKeysMs = 400;
const patienceMs = 1_500; // after an answer that had nothing to do in it
const mostPatient = 5; // times that someone else is waited for
const hearMs = 400; // until an answer begins

const heroes = ['barbarian', 'mage', 'elf', 'dwarf'];
const arrows: Readonly<Record<string, string>> = {
  north: 'ArrowUp',
  east: 'ArrowRight',
  south: 'ArrowDown',
  west: 'ArrowLeft',
};

interface Plan {
  readonly keys: readonly string[];
  readonly wanted: string | null; // of several places
}

// The keys for something that is said to be mine: "elf, north 2, to its edge".
function planFor(what: string): Plan | null {
  if (/^steal/.test(what)) return { keys: ['KeyT'], wanted: null };
  if (/explore|place the tile/.test(what)) return { keys: ['KeyX'], wanted: null };
  const [, hero = '', way = '', rest = ''] = /^(\w+), (\w+)(.*)$/.exec(what) ?? [];
  const number = heroes.indexOf(hero) + 1;
  if (number === 0) return null;
  const choose = `Digit${number}`;
  if (way === 'escalator') return { keys: [choose, 'KeyE'], wanted: null };
  if (way === 'vortex') return { keys: [choose, 'KeyV'], wanted: /to (tile \w+)/.exec(rest)?.[1] ?? null };
  const arrow = arrows[way];
  const steps = Number(/^ (\d+)/.exec(rest)?.[1] ?? 0);
  if (arrow === undefined || steps === 0) return null;
  return { keys: [choose, ...Array.from({ length: steps }, () => arrow)], wanted: null };
}

// What it can tell without understanding: whether someone is speaking.
export type Ears = Pick<HearingMouth, 'heard' | 'isBusy'>;

// After these there may be places to choose from.
const mayAsk = new Set(['KeyX', 'KeyV', 'KeyE', 'KeyD']);

export class ScriptedListener {
  pressed = 0;
  private keys: readonly string[] = [];
  private wanted: string | null = null; // among numbered places or seats: "tile 7", "Bruno"
  private others: { readonly name: string; readonly times: number } = { name: '', times: 0 }; // who is waited for
  private nextAt = 0;
  private asksAt = 0;
  private waits = false; // until nothing is being said
  private isListening = false; // for the answer to its question

  constructor(private readonly press: (code: string) => void) {}

  // Called again and again, with the time and what has been heard since.
  live(now: number, ears: Ears): void {
    for (const sentence of ears.heard()) this.hear(sentence, now);
    if (now < this.nextAt) return;
    const [next, ...later] = this.keys;
    if (next !== undefined) {
      this.keys = later;
      this.hit(next, now);
    } else if (now >= this.asksAt && !(this.waits && ears.isBusy())) {
      this.hit('KeyI', now);
      this.asksAt = now + hearMs;
      this.isListening = true;
      this.waits = true;
    }
  }

  private hit(code: string, now: number): void {
    this.pressed += 1;
    this.waits = mayAsk.has(code);
    this.nextAt = now + betweenKeysMs;
    this.press(code);
  }

  private hear(sentence: string, now: number): void {
    if (/^\d: /.test(sentence)) this.considerPlace(sentence);
    else if (sentence === 'Do something!') this.waits = false;
    else if (this.keys.length === 0 && this.isListening) this.consider(sentence, now);
  }

  // "2: tile 7, 1 south, 1 east."
  private considerPlace(sentence: string): void {
    if (this.wanted !== null && !new RegExp(`: ${this.wanted}\\b`).test(sentence)) return;
    this.keys = [`Digit${sentence.charAt(0)}`];
    this.wanted = null;
  }

  // The red pawn, for someone who is waited for again and again.
  private waitFor(name: string): void {
    this.others = { name, times: this.others.name === name ? this.others.times + 1 : 1 };
    if (this.others.times < mostPatient || !/^\w+$/.test(name)) return;
    this.others = { name: '', times: 0 };
    this.keys = ['KeyD'];
    this.wanted = name;
  }

  private consider(sentence: string, now: number): void {
    const [, what] = /^(?:You|Teammates are waiting for you): (.*)\.$/.exec(sentence) ?? [];
    const plan = what === undefined ? null : planFor(what);
    if (plan !== null) {
      this.keys = plan.keys;
      this.wanted = plan.wanted;
      this.others = { name: '', times: 0 };
      this.isListening = false;
      this.asksAt = now + betweenKeysMs;
    } else if (/^[^.:]+: .*, to /.test(sentence) || sentence === 'Nobody’s waiting for anything.') {
      // What is mine would have come first.
      this.isListening = false;
      this.waits = false;
      this.asksAt = now + patienceMs;
      this.waitFor(sentence.slice(0, sentence.indexOf(':')));
    }
  }
}

// What the table says to its player: a short word at the edge of the mall, and sentences to be read out.
import { signal } from '@preact/signals';
import type { Refusal, State } from '../engine/position';
import { soundBox } from '../sound/sound_box';
import { refusalRule, refusalText } from '../text/refusal_text';
import type { Finds } from './found';
import type { Sentence } from './spoken';

export interface Word {
  readonly id: number;
  readonly text: string;
  readonly rule: string | null;
  readonly tone: 'refused' | 'hint';
}

// The rules behind the words that buttons use by themselves.
const ruleBehind: Readonly<Record<string, string>> = {
  RearrangeFirst: 'S11-1',
  DeckIsEmpty: 'B-EXPL-6',
  NowhereToExplore: 'B-EXPL-1',
  VortexIsOff: 'B-VORTEX-3',
  VortexOutOfService: 'S16-1',
  VortexIsOccupied: 'B-VORTEX-1',
  NoEscalatorThere: 'B-ESC-1',
  WayIsBlocked: 'B-MOVE-2',
  EdgeOfTheMall: 'B-MOVE-7',
  RedPawnIsForbidden: 'S15-1',
  OnlyTheLeader: 'S9-2',
  TooSoon: 'R-15',
  NotOnTheirItems: 'B-THEFT-1',
  NotOnForeignItems: 'S10-1',
  NoTheftInThisGame: 'T-3',
  NotOnYourActionTile: 'B-ACT-2',
};

export function refusalOf(refused: string): Refusal {
  return { refused, rule: ruleBehind[refused] ?? null, args: {}, text: '' };
}

// Why the theft tile stays as it lies, for those whose engine is not asked: without a seat one can only look.
export function theftRefusal(state: State, finds: Finds | null): Refusal {
  if (state.outcome !== 'running') return refusalOf('GameIsOver');
  if (state.goal.steals.length === 0) return refusalOf('NoTheftInThisGame');
  if (state.theft) return refusalOf('AlreadyStolen');
  const refusal = refusalOf(state.rules.items === 'foreign' ? 'NotOnForeignItems' : 'NotOnTheirItems');
  const missing = finds?.heroes.find((hero) => hero.steals && hero.item !== 'reached');
  return missing === undefined ? refusal : { ...refusal, args: { pawn: missing.colour } };
}

export class Saying {
  readonly word = signal<Word | null>(null);
  readonly sentences = signal<readonly Sentence[]>([]); // still to be read out
  private count = 0;

  hint(text: string): void {
    this.show(text, null, 'hint');
  }

  refuse(refusal: Refusal): void {
    soundBox.play('refused');
    this.show(refusalText(refusal), refusalRule(refusal), 'refused');
  }

  // The board shows why, and the rule behind it; here the sentence is only read out.
  refusedOnBoard(refusal: Refusal): void {
    soundBox.play('refused');
    this.clear();
    this.tell([{ weight: 'event', text: refusalText(refusal) }]);
  }

  tell(sentences: readonly Sentence[]): void {
    if (sentences.length > 0) this.sentences.value = [...this.sentences.peek(), ...sentences];
  }

  clear(): void {
    this.word.value = null;
  }

  private show(text: string, rule: string | null, tone: Word['tone']): void {
    this.word.value = { id: ++this.count, text, rule, tone };
  }
}

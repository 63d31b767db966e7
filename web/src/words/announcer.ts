// What the table says to its player: a short message at the edge of the mall, and sentences to be read out.
import { signal } from '@preact/signals';
import type { Refusal } from '../engine/position';
import { soundBox } from '../sound/sound_box';
import { refusalRule, refusalText } from '../text/refusal_text';
import type { Happening } from '../game/session';
import { type Listener, type Sentence, spoken } from './spoken';

export interface Word {
  readonly id: number;
  readonly text: string;
  readonly rule: string | null;
  readonly tone: 'refused' | 'hint';
}

export class Announcer {
  readonly word = signal<Word | null>(null);
  readonly sentences = signal<readonly Sentence[]>([]); // still to be read out
  readonly isTaken = signal(false); // everything is told to someone who plays by ear, and by nothing else
  words: (happening: Happening, listener: Listener) => readonly Sentence[] = spoken; // what is told of what happened
  private count = 0;

  hint(text: string): void {
    this.show(text, null, 'hint');
  }

  refuse(refusal: Refusal): void {
    soundBox.play('refused');
    this.show(refusalText(refusal), refusalRule(refusal), 'refused');
  }

  // The board shows why, with the rule; here the sentence is only read out.
  refusedOnBoard(refusal: Refusal): void {
    soundBox.play('refused');
    this.clear();
    this.tell([{ weight: 'event', text: refusalText(refusal), urgent: true }]);
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

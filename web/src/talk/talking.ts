// What is said at one table, as this page knows it: lines that disappear when silence begins, marks on the board that
// fade, what I am about to say, and why it wasn't sent.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Session } from '../game/session';
import type { MemberId, Said, TalkRequest, Utterance } from '../link/messages';
import { refusalText } from '../text/refusal_text';
import { opennessOf, type Openness } from './openness';

export interface Line {
  readonly id: number;
  readonly by: MemberId;
  readonly mine: boolean;
  readonly what: Extract<Utterance, { kind: 'say' | 'phrase' }>;
}

// Something shown on the board or over the table for a few seconds.
export interface Mark {
  readonly id: number;
  readonly by: MemberId;
  readonly what: Extract<Utterance, { kind: 'point' | 'sketch' | 'emote' }>;
}

const mostLines = 40;
export const markMs = 4_000;

type Words = Extract<TalkRequest, { t: 'say' | 'phrase' | 'point' | 'sketch' | 'emote' }>;

function utteranceOf(request: Words): Utterance {
  const { t: kind, ...rest } = request;
  return { kind, ...rest } as Utterance;
}

export class Talking {
  readonly openness: ReadonlySignal<Openness>;
  readonly lines = signal<readonly Line[]>([]);
  readonly marks = signal<readonly Mark[]>([]);
  readonly draft = signal('');
  readonly trouble = signal<string | null>(null); // why the last thing I said wasn't heard
  readonly unread = signal(0);
  readonly isOpen = signal(false);
  readonly shown = new Emitter<Mark>(); // for the screen reader
  private last = 0;
  private readonly stops: (() => void)[];
  private readonly fading = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly session: Session) {
    this.openness = computed(() => opennessOf(session));
    this.stops = [
      session.sideMessages?.listen((message) => {
        if ('talk' in message) this.hear(message.talk, false);
      }) ?? (() => undefined),
      // What was said disappears when silence begins; what I was about to say stays.
      effect(() => {
        if (this.openness.value.hears.words) return;
        this.lines.value = [];
        this.unread.value = 0;
      }),
      effect(() => {
        if (!this.openness.value.hears.hands) this.marks.value = [];
      }),
      effect(() => {
        if (this.isOpen.value) this.unread.value = 0;
      }),
    ];
  }

  get me(): MemberId | null {
    return this.session.me.peek()?.id ?? null;
  }

  // True: it was sent.
  async say(request: Words): Promise<boolean> {
    this.trouble.value = null;
    const refusal = await this.session.request(request);
    const { me } = this;
    if (refusal !== null) this.trouble.value = refusalText(refusal);
    else if (me !== null) this.hear({ ...utteranceOf(request), by: me, circle: this.openness.peek().circle }, true);
    return refusal === null;
  }

  // Sends the draft, which stays if it couldn't be sent.
  async sendDraft(): Promise<void> {
    const text = this.draft.peek().trim();
    if (text === '') return;
    if (await this.say({ t: 'say', text })) this.draft.value = '';
  }

  close(): void {
    for (const stop of this.stops) stop();
    for (const timer of this.fading) clearTimeout(timer);
  }

  private hear({ by, circle: _, ...what }: Said, mine: boolean): void {
    const id = (this.last += 1);
    if (what.kind === 'say' || what.kind === 'phrase') {
      // The answer to my own words may come after silence has begun.
      if (!this.openness.peek().hears.words) return;
      this.lines.value = [...this.lines.peek(), { id, by, mine, what }].slice(-mostLines);
      if (!mine && !this.isOpen.peek()) this.unread.value += 1;
      return;
    }
    if (!this.openness.peek().hears.hands) return;
    const mark = { id, by, what };
    this.marks.value = [...this.marks.peek(), mark];
    this.shown.emit(mark);
    const timer = setTimeout(() => {
      this.fading.delete(timer);
      this.marks.value = this.marks.peek().filter((one) => one.id !== id);
    }, markMs);
    this.fading.add(timer);
  }
}

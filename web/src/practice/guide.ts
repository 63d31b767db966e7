// The coach: watches a game in this page, goes from lesson to lesson, and sets up the table again if a lesson needs it.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Goals } from '../board/mall_props';
import type { Engine } from '../engine/engine';
import type { GameEvent } from '../engine/position';
import type { ActionText, Pawn } from '../engine/words';
import type { LocalSession } from '../game/local_session';
import type { Happening } from '../game/session';
import { tp } from '../text/practice';
import type { Lesson, LessonName } from './lesson';
import type { Scene } from './scene';

// A line below the instruction: what was just done, or a gentle comment about something else.
export type Note =
  | { readonly kind: 'done'; readonly lesson: LessonName }
  | { readonly kind: 'relaid' } // the table was set for this lesson
  | { readonly kind: 'restarted' }
  | { readonly kind: 'other_pawn'; readonly pawns: readonly Pawn[] }
  | { readonly kind: 'other_place' }
  | { readonly kind: 'something_else' }
  | { readonly kind: 'restart_helps' };

export type Progress =
  | { readonly kind: 'lesson'; readonly index: number; readonly lesson: Lesson }
  | { readonly kind: 'finished' } // everyone has escaped
  | { readonly kind: 'over' }; // given up, or another game has begun

type TableOfLesson = Pick<Lesson, 'table' | 'partner'>;

const sandIsSafeMs = 10_000;
const betweenLessonsMs = 1_001;
const asidesBeforeHelp = 4;

const act = (text: string): ActionText => text as ActionText;

export class Guide {
  readonly progress: ReadonlySignal<Progress>;
  readonly note: ReadonlySignal<Note | null>;
  readonly goals: ReadonlySignal<Goals | null>;

  private readonly index = signal(0);
  private readonly isOver = signal(false);
  private readonly said = signal<Note | null>(null);
  private readonly happened = signal<readonly GameEvent[]>([]); // since the lesson began
  private readonly stopListening: () => void;
  private asides = 0;
  private laid: TableOfLesson = {}; // which table is shown
  private isCoaching = false; // what happens now is the coach's own doing

  constructor(
    private readonly engine: Pick<Engine, 'catalog'>,
    private readonly session: LocalSession,
    readonly lessons: readonly Lesson[],
  ) {
    this.note = this.said;
    this.progress = computed(() => this.whereWeAre());
    this.goals = computed(() => {
      const now = this.progress.value;
      const scene = this.scene();
      return now.kind === 'lesson' && scene !== null ? now.lesson.goals(scene) : null;
    });
    this.stopListening = session.happenings.listen((happening) => this.watch(happening));
    this.enter();
  }

  get count(): number {
    return this.lessons.length;
  }

  // The table as it was when this lesson began.
  restart(): void {
    this.layFor(this.index.peek());
    this.enter();
    this.said.value = { kind: 'restarted' };
  }

  // The coach does it instead, so that the last step is visible.
  skip(): void {
    const lesson = this.lessons[this.index.peek()];
    const last = lesson?.script.at(-1);
    if (lesson === undefined || last === undefined) return;
    this.lay([...this.scriptsBefore(this.index.peek()), ...lesson.script.slice(0, -1)], lesson);
    this.happened.value = [];
    this.session.act(act(last));
  }

  close(): void {
    this.stopListening();
  }

  // ---- watching

  private watch(happening: Happening): void {
    if (this.isCoaching) return;
    if (happening.before === null) return this.beginAnew();
    if (this.session.table.peek()?.result === 'given_up') this.isOver.value = true;
    if (happening.events.length === 0 || this.progress.peek().kind !== 'lesson') return;
    this.happened.value = [...this.happened.peek(), ...happening.events];
    const before = this.index.peek();
    this.advance();
    if (this.index.peek() === before && happening.mine) this.comment(happening);
  }

  // "Again" begins with the first lesson; another scenario is a game without a coach.
  private beginAnew(): void {
    const isIntroduction = this.session.table.peek()?.choice.scenario === 'S1';
    this.isOver.value = !isIntroduction;
    this.laid = {};
    this.index.value = 0;
    this.said.value = null;
    if (isIntroduction) this.enter();
    else this.session.keepSand(0);
  }

  // Completed steps stay; a lesson may be over before it began.
  private advance(): void {
    for (;;) {
      const lesson = this.lessons[this.index.peek()];
      const scene = this.scene();
      if (lesson === undefined || scene === null || !lesson.isDone(scene)) return;
      this.index.value += 1;
      this.asides = 0;
      this.said.value = { kind: 'done', lesson: lesson.name };
      this.enter();
    }
  }

  private enter(): void {
    this.happened.value = [];
    this.asides = 0;
    const lesson = this.lessons[this.index.peek()];
    const scene = this.scene();
    if (lesson === undefined || scene === null) return;
    const isElsewhere = lesson.table !== this.laid.table || lesson.partner !== this.laid.partner;
    const isDoneAlready = !isElsewhere && lesson.isDone(scene);
    if (isElsewhere) this.layFor(this.index.peek());
    else if (!isDoneAlready && !lesson.fits(scene)) {
      this.layFor(this.index.peek());
      this.said.value = { kind: 'relaid' };
    }
    // A lesson never ends because of the sand; and after each one the red pawn may be moved again.
    this.session.letPass(betweenLessonsMs);
    this.session.keepSand(lesson.sandRuns === true ? sandIsSafeMs : Infinity);
    if (lesson.knock && !isDoneAlready)
      this.coach(() => this.session.actAs(tp('practice.guide'), 1, act('do-something 0')));
    if (lesson.stare && !isDoneAlready) this.coach(() => this.session.actAs(tp('practice.guide'), 1, act('stare 0')));
  }

  private comment(happening: Happening): void {
    const note = this.aside(happening);
    if (note !== null && note.kind !== 'other_place') this.asides += 1;
    this.said.value = note !== null && this.asides >= asidesBeforeHelp ? { kind: 'restart_helps' } : note;
  }

  // Null: that was as intended, or one of several right things.
  private aside(happening: Happening): Note | null {
    const lesson = this.lessons[this.index.peek()];
    if (lesson === undefined || happening.before === null) return null;
    const before = lesson.goals({ catalog: this.engine.catalog, state: happening.before, events: [] });
    const after = this.goals.peek();
    if (after !== null && (after.spaces.length < before.spaces.length || after.pawns.length < before.pawns.length))
      return null;
    const moved = happening.events.find((event) => event.kind === 'moved');
    if (moved === undefined || before.pawns.length === 0) return { kind: 'something_else' };
    if (!before.pawns.includes(moved.pawn)) return { kind: 'other_pawn', pawns: before.pawns };
    return before.spaces.length > 0 && before.pawns.length === 1 ? { kind: 'other_place' } : null;
  }

  // ---- setting up

  private scriptsBefore(index: number): readonly string[] {
    const table = this.lessons[index]?.table;
    const before = this.lessons.slice(0, index).filter((lesson) => lesson.table === table);
    return before.flatMap((lesson) => lesson.script);
  }

  private layFor(index: number): void {
    this.lay(this.scriptsBefore(index), this.lessons[index]);
  }

  private lay(actions: readonly string[], { table, partner }: TableOfLesson = {}): void {
    const coach = partner === true ? tp('practice.guide') : null;
    this.coach(() => this.session.relay(actions.map(act), { deal: table ?? null, partner: coach }));
    this.laid = { ...(table && { table }), ...(partner && { partner }) };
  }

  private coach(doIt: () => void): void {
    this.isCoaching = true;
    doIt();
    this.isCoaching = false;
  }

  // ---- looking

  private scene(): Scene | null {
    const state = this.session.confirmed.value;
    return state === null ? null : { catalog: this.engine.catalog, state, events: this.happened.value };
  }

  private whereWeAre(): Progress {
    const lesson = this.lessons[this.index.value];
    if (this.isOver.value) return { kind: 'over' };
    return lesson === undefined ? { kind: 'finished' } : { kind: 'lesson', index: this.index.value, lesson };
  }
}

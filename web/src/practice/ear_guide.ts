// The coach of the lesson in playing by ear: watches what is asked and done, and tells the next step.
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Goals } from '../board/mall_props';
import { currentEar } from '../by_ear/current_ear';
import type { Engine } from '../engine/engine';
import type { GameEvent } from '../engine/position';
import type { ActionText } from '../engine/words';
import type { LocalSession } from '../game/local_session';
import { earKeyLabel, earKeys, isEarCommand } from '../keys/ear_keys';
import { bindings } from '../keys/keyboard_commands';
import { settings } from '../settings/settings';
import { te } from '../text/by_ear';
import { tp } from '../text/practice';
import { type EarStep, earSteps } from './ear_steps';
import { nothingToShow } from './lesson';

const betweenStepsMs = 1_001; // then the red pawn may be moved again
const act = (text: string): ActionText => text as ActionText;

export class EarGuide {
  readonly step: ReadonlySignal<EarStep | null>; // null: it is finished
  readonly index = signal(0);
  readonly goals = signal<Goals | null>(nothingToShow);
  readonly count = earSteps.length;

  private readonly asked = signal<ReadonlySet<string>>(new Set());
  private readonly happened = signal<readonly GameEvent[]>([]);
  private readonly stops: readonly (() => void)[];
  private isLaying = false;

  constructor(
    private readonly engine: Pick<Engine, 'catalog'>,
    private readonly session: LocalSession,
  ) {
    this.step = computed(() => earSteps[this.index.value] ?? null);
    session.keepSand(Infinity);
    this.stops = [
      session.happenings.listen(({ before, events }) => {
        if (this.isLaying) return;
        if (before === null) this.begin(0);
        else this.happened.value = [...this.happened.peek(), ...events];
      }),
      effect(
        () =>
          currentEar.value?.asked.listen((command) => {
            this.asked.value = new Set([...this.asked.peek(), command]);
          }) ?? undefined,
      ),
      // Whoever begins to listen is told where we are.
      effect(() => {
        const ear = currentEar.value;
        void this.index.value;
        if (ear !== null) untracked(() => ear.narrator.tell([{ weight: 'event', about: 'lesson', text: this.text() }]));
      }),
      effect(() => this.watch()),
    ];
  }

  // The instruction, with the key that it is about.
  text(): string {
    const step = this.step.value;
    if (step === null) return te('ear.lesson.finished');
    const keys = settings.keys.value;
    const { key } = step;
    const code = key === undefined ? '' : isEarCommand(key) ? earKeys(keys)[key] : bindings(keys)[key];
    return te(`ear.lesson.${step.name}`, { key: earKeyLabel(code) });
  }

  // The coach does it instead.
  skip(): void {
    const step = this.step.peek();
    if (step === null) return;
    this.lay(this.index.peek() + 1);
    this.begin(this.index.peek() + 1);
  }

  // The mall as it was when this step began.
  restart(): void {
    this.lay(this.index.peek());
    this.begin(this.index.peek());
    currentEar.peek()?.narrator.answer(this.text());
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private watch(): void {
    const step = this.step.value;
    const state = this.session.confirmed.value;
    const chosen = currentEar.value?.play.selected.value ?? null;
    if (step === null || state === null || this.isLaying) return;
    const { engine, asked, happened } = this;
    const scene = { catalog: engine.catalog, state, events: happened.value, asked: asked.value, chosen };
    if (step.isDone(scene)) untracked(() => this.begin(this.index.peek() + 1));
  }

  private begin(index: number): void {
    this.asked.value = new Set();
    this.happened.value = [];
    this.index.value = index;
    this.session.letPass(betweenStepsMs);
    if (earSteps[index]?.knock) this.session.actAs(tp('practice.guide'), 1, act('do-something 0'));
  }

  private lay(steps: number): void {
    this.isLaying = true;
    this.session.relay(earSteps.slice(0, steps).flatMap(({ script }) => script.map(act)));
    this.session.keepSand(Infinity);
    this.isLaying = false;
  }
}

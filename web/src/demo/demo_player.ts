// Plays the demo over and over, at the pace of a quick team. Nobody can do anything to it.
import { signal } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Arrival, MallProps, Recoil, Step } from '../board/mall_props';
import type { Engine } from '../engine/engine';
import type { Pawn } from '../engine/words';
import { LocalSession, type LocalWorld } from '../game/local_session';
import type { Timer } from '../link/environment';
import { demoActions, demoDeal } from './demo_game';

const stepMs = 620;
const tileMs = 1100; // a new tile is looked at
const atTheEndMs = 4500;

export class DemoPlayer {
  readonly mall: MallProps;
  private readonly session: LocalSession;
  private readonly steps = new Emitter<Step>();
  private readonly arrivals = new Emitter<Arrival>();
  private readonly stopListening: () => void;
  private done = 0;
  private timer: Timer | null = null;

  constructor(
    engine: Engine,
    private readonly world: LocalWorld,
  ) {
    this.session = new LocalSession(engine, { deal: demoDeal, name: '', seatsHeld: 'all' }, world);
    this.session.keepSand(Infinity);
    this.stopListening = this.session.happenings.listen(({ events }) => {
      for (const event of events) {
        if (event.kind === 'placed') this.arrivals.emit({ tile: event.tile, from: event.from });
        if (event.kind !== 'moved') continue;
        const { pawn, from, to, way } = event;
        this.steps.emit({ pawn, from, to, way, seat: null, name: null, mine: false });
      }
    });
    const nothing = (): void => undefined;
    this.mall = {
      catalog: engine.catalog,
      state: this.session.shown,
      legal: signal([]),
      selected: signal<Pawn | null>(null),
      hints: signal([]),
      steps: this.steps,
      recoils: new Emitter<Recoil>(),
      arrivals: this.arrivals,
      fit: new Emitter<'all'>(),
      board: signal(null), // nobody needs its buttons
      onAct: nothing,
      onHold: nothing,
      onWhy: nothing,
    };
  }

  play(): void {
    if (this.timer !== null) return;
    const action = demoActions[this.done];
    const wait = action === undefined ? atTheEndMs : demoActions[this.done - 1] === 'draw' ? tileMs : stepMs;
    this.timer = this.world.after(wait, () => {
      this.timer = null;
      if (action === undefined) {
        this.session.relay([]);
        this.done = 0;
      } else {
        this.session.act(action);
        this.done += 1;
      }
      this.play();
    });
  }

  rest(): void {
    this.timer?.cancel();
    this.timer = null;
  }

  close(): void {
    this.rest();
    this.stopListening();
    this.session.close();
  }

  get state(): LocalSession['confirmed']['value'] {
    return this.session.confirmed.peek();
  }
}

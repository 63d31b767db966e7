// Between session and board: events become steps, tiles that slide in and pawns that spring back.
import { computed } from '@preact/signals';
import { Emitter } from '../base/source';
import type { Arrival, MallProps, Recoil, Step } from '../board/mall_props';
import type { Happening } from '../game/session';
import type { Play } from './play';
import { avatarOfSeat, nameOfSeat } from '../game/seats';

export interface MallWiring {
  readonly props: MallProps;
  step(step: Step): void;
  recoil(recoil: Recoil): void;
  fit(how: 'all' | 'follow' | 'toggle'): void;
  happened(happening: Happening): void;
}

export function wireMall(play: Play): MallWiring {
  const { session, engine } = play;
  const steps = new Emitter<Step>();
  const recoils = new Emitter<Recoil>();
  const arrivals = new Emitter<Arrival>();
  const fit = new Emitter<'all' | 'follow' | 'toggle'>();
  const props: MallProps = {
    catalog: engine.catalog,
    state: session.shown,
    legal: session.legal,
    selected: play.selected,
    hints: computed(() =>
      [...session.hints.value].map(([seat, pawn]) => {
        const table = session.table.value;
        return { pawn, seat, name: nameOfSeat(table, seat) ?? '', face: avatarOfSeat(table, seat) };
      }),
    ),
    steps,
    recoils,
    arrivals,
    fit,
    choice: play.commands.choice,
    more: computed(() => play.modules.value?.layers ?? null),
    overlays: play.overlays.layers,
    underPawns: play.overlays.underPawns,
    turned: play.turned,
    isSilent: play.announcer.isTaken,
    ...(play.goals ? { goals: play.goals } : {}),
    onAct: play.act,
    onHold: (pawn) => session.hint(pawn),
    onWhy: play.why,
  };
  return {
    props,
    step: (step) => steps.emit(step),
    recoil: (recoil) => recoils.emit(recoil),
    fit: (how) => fit.emit(how),
    happened(happening) {
      for (const event of happening.events) {
        if (event.kind === 'placed') arrivals.emit({ tile: event.tile, from: event.from });
        // My own predicted steps are already on the board.
        if (event.kind !== 'moved' || happening.foreseen) continue;
        const { pawn, from, to, way } = event;
        const { seat, mine } = happening;
        const who = mine ? { name: null } : { name: play.nameOf(seat), face: avatarOfSeat(session.table.peek(), seat) };
        steps.emit({ pawn, from, to, way, seat, mine, ...who });
      }
    },
  };
}

// Failed actions: on the board if they are about a pawn, as a word elsewhere.
export function wireRefusals(play: Play): () => void {
  return play.session.refusals.listen(({ request, pawn, to, refusal }) => {
    if (request !== 'do') return; // the caller tells it
    if (pawn === null) {
      play.announcer.refuse(refusal);
      return;
    }
    play.recoil(pawn, to, refusal);
  });
}

// What the parts of the board share: the atlas, what is held, what can be reached, and what a tap or a drop means.
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { spaceOf, type Legal, type State } from '../engine/position';
import type { Direction, Pawn, Place, TileName } from '../engine/words';
import { type Atlas, atlasKeeper, type Spot, tileBox } from './atlas';
import { type Sight, toScreen } from './camera';
import { CameraRig } from './camera_rig';
import { type Box, boxAround, cellSize, grown, type Point, tileSize, unite } from './geometry';
import type { MallProps, Recoil, Step } from './mall_props';
import { meaningOfTap } from './meaning';
import { type PawnView, pawnViews, type SpaceView, spaceViews } from './names';
import { type DrawOffer, drawOffers, type PlaceOffer, placeOffers } from './offers';
import type { Floats } from './floats';
import type { PawnFigure } from './pawn_figure';
import { type Target, targetsOf, travelsTo } from './targets';
import { beyond } from './vacancy';

export interface Trail {
  readonly id: number;
  readonly step: Step;
}

// A label near a space that explains why nothing happened.
export interface Note {
  readonly id: number;
  readonly recoil: Recoil;
}

// An exit that someone is leaving by.
export interface OpenDoor {
  readonly id: number;
  readonly spot: Spot;
  readonly side: Direction;
}

export interface ScreenSpot extends Point {
  readonly size: number; // how wide it is drawn
}

const pawnSize = 1.16 * cellSize;

export type Discard = Extract<Legal, { readonly kind: 'discard' }>;

export class Board {
  readonly rig = new CameraRig();
  readonly figures = new Map<Pawn, PawnFigure>();
  floats: Floats | null = null; // at a table: what covers the mall
  readonly frame = signal<HTMLElement | null>(null); // what it is drawn in, for layers that listen to presses
  readonly dragged = signal<Pawn | null>(null);
  readonly snapped = signal<Place | null>(null);
  readonly trails = signal<readonly Trail[]>([]);
  readonly note = signal<Note | null>(null);
  readonly doors = signal<readonly OpenDoor[]>([]);
  readonly asked = signal<readonly Pawn[]>([]); // several could go there: these are shown
  readonly newest = signal<TileName | null>(null);
  readonly cursor = signal<Place | null>(null); // the space that the Tab key stops at
  // Names and what follows from them; set by describe(), which nobody waits for.
  readonly views = signal<ReadonlyMap<Place, SpaceView>>(new Map());
  readonly pawnViews = signal<ReadonlyMap<Pawn, PawnView>>(new Map());

  readonly atlas: ReadonlySignal<Atlas>;
  readonly active: ReadonlySignal<Pawn | null>;
  readonly targets: ReadonlySignal<readonly Target[]>;
  readonly draws: ReadonlySignal<readonly DrawOffer[]>;
  readonly places: ReadonlySignal<readonly PlaceOffer[]>;
  readonly discards: ReadonlySignal<readonly Discard[]>;
  private count = 0;
  private last: Box | null = null; // around what happened last

  constructor(private readonly props: () => MallProps) {
    const { catalog, state, legal, selected, turned } = props();
    const keep = atlasKeeper(catalog);
    this.atlas = computed(() => keep(state.value, this.rig.tall.value, turned?.value));
    this.active = computed(() => this.dragged.value ?? selected.value);
    this.targets = computed(() => {
      const pawn = this.active.value;
      return pawn === null ? [] : targetsOf(legal.value, pawn, this.atlas.value);
    });
    this.draws = computed(() => (state.value ? drawOffers(state.value, legal.value, this.atlas.value) : []));
    this.places = computed(() => (state.value ? placeOffers(state.value, legal.value, this.atlas.value) : []));
    this.discards = computed(() => legal.value.filter((each): each is Discard => each.kind === 'discard'));
  }

  readonly openDoor = (spot: Spot, side: Direction): void => {
    this.doors.value = [...this.doors.peek(), { id: ++this.count, spot, side }];
  };

  closeDoor(id: number): void {
    this.doors.value = this.doors.peek().filter((door) => door.id !== id);
  }

  // Where everyone is, for layers that draw it.
  pawnsNow(): State['pawns'] | undefined {
    return this.props().state.value?.pawns;
  }

  position(): State | null {
    return this.props().state.peek();
  }

  describe(): void {
    const { state, legal, selected } = this.props();
    const now = state.peek();
    if (now === null) return;
    const atlas = this.atlas.peek();
    batch(() => {
      this.views.value = spaceViews(now, atlas, legal.peek(), selected.peek());
      this.pawnViews.value = pawnViews(now, atlas, legal.peek());
      const cursor = this.cursor.peek();
      if (cursor === null || !atlas.spots.has(cursor)) this.cursor.value = atlas.spots.keys().next().value ?? null;
    });
  }

  choose(pawn: Pawn | null): void {
    this.askNoMore();
    this.props().selected.value = pawn;
  }

  // Replacing an empty list by another empty list would render the board for nothing, and before the pawn is painted.
  askNoMore(): void {
    if (this.asked.peek().length > 0) this.asked.value = [];
  }

  tapPawn(pawn: Pawn): void {
    this.choose(this.props().selected.peek() === pawn ? null : pawn);
  }

  // True if the tap was handled.
  tapSpace(place: Place): boolean {
    const { state, legal, selected, onAct, onWhy } = this.props();
    const meant = meaningOfTap(place, { state: state.peek(), legal: legal.peek(), selected: selected.peek() });
    switch (meant.kind) {
      case 'act':
        this.askNoMore();
        onAct(meant.action);
        return true;
      case 'pawn':
        this.tapPawn(meant.pawn);
        return true;
      case 'why':
        onWhy(meant.pawn, meant.to);
        return true;
      case 'which':
        this.asked.value = meant.pawns;
        return meant.pawns.length > 0;
    }
  }

  tapDraw(): void {
    const draw = this.props()
      .legal.peek()
      .find((each) => each.kind === 'draw');
    if (draw) this.props().onAct(draw.action);
  }

  tapPlace(from: Place): void {
    const offer = this.places.peek().find((each) => each.vacancy.spot.place === from);
    if (offer) this.props().onAct(offer.action);
  }

  tapDiscard(tile: TileName): void {
    const offer = this.discards.peek().find((each) => each.tile === tile);
    if (offer) this.props().onAct(offer.action);
  }

  grab(pawn: Pawn): void {
    this.choose(pawn);
    this.dragged.value = pawn;
    this.props().onHold(pawn);
  }

  // A dragged pawn was let go over a target, over another space, or over nothing.
  drop(target: Target | null, over: Place | null): void {
    const pawn = this.dragged.peek();
    if (pawn === null) return;
    this.dragged.value = null;
    this.snapped.value = null;
    const { onAct, onHold, onWhy, legal } = this.props();
    onHold(null);
    const travel = target && travelsTo(legal.peek(), target.spot.place).find((each) => each.pawn === pawn);
    const figure = this.figures.get(pawn);
    if (travel) {
      onAct(travel.action);
      // If the state hasn't moved it there, the pawn goes back to where it was.
      if (figure?.place !== target.spot.place) figure?.release();
      return;
    }
    figure?.release();
    if (over !== null && over !== figure?.place) onWhy(pawn, over);
  }

  cancelDrag(): void {
    this.drop(null, null);
  }

  leaveTrail(step: Step): void {
    this.count += 1;
    this.trails.value = [...this.trails.peek().slice(-5), { id: this.count, step }];
  }

  endTrail(id: number): void {
    this.trails.value = this.trails.peek().filter((trail) => trail.id !== id);
  }

  tellRecoil(recoil: Recoil): void {
    this.count += 1;
    this.note.value = { id: this.count, recoil };
    const spot = recoil.to === null ? undefined : this.atlas.peek().spots.get(recoil.to);
    if (recoil.pawn !== null && spot) this.figures.get(recoil.pawn)?.lean(spot);
  }

  endNote(id: number): void {
    if (this.note.peek()?.id === id) this.note.value = null;
  }

  // For layers over the mall: where a space or a pawn is, in their pixels; null while it isn't in the mall.
  onScreen(what: { readonly space: Place } | { readonly pawn: Pawn }): ScreenSpot | null {
    const isPawn = 'pawn' in what;
    const place = isPawn ? spaceOf(this.props().state.peek()?.pawns[what.pawn]) : what.space;
    const spot = place === null ? undefined : this.atlas.peek().spots.get(place);
    if (spot === undefined || this.rig.view.width === 0) return null;
    const size = (isPawn ? pawnSize : cellSize) * this.rig.camera.scale;
    return { ...toScreen(this.rig.camera, spot), size };
  }

  // Calls now, and again whenever any of that has changed: the camera, the tiles, a pawn.
  follow(put: () => void): () => void {
    const stops = [
      effect(() => {
        void [this.atlas.value, this.props().state.value];
        untracked(put);
      }),
      this.rig.listen(put),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  // What the camera should show: the whole mall with what is offered around it, and what must be in view.
  sights(): { readonly whole: Sight; readonly needed: Box; readonly focus: Box } {
    const atlas = this.atlas.peek();
    const { state, goals } = this.props();
    const offered = this.places.peek().map(({ vacancy }) => tileBox(vacancy));
    const lenses = this.draws.peek().map(({ vacancy }) => boxAround(beyond(vacancy), cellSize / 2));
    const labels = atlas.dimensions.length > 1 ? cellSize : 0;
    const around = { ...grown(atlas.box, cellSize / 5), top: atlas.box.top - cellSize / 5 - labels };
    const parts = [...atlas.tiles.map(tileBox), ...offered, ...lenses];
    const whole = { box: [...offered, ...lenses].reduce(unite, around), parts };
    const needed: Box[] = [...offered];
    for (const at of Object.values(state.peek()?.pawns ?? {})) {
      const place = spaceOf(at);
      const spot = place === null ? undefined : atlas.spots.get(place);
      if (spot) needed.push(boxAround(spot, 1.5 * cellSize));
    }
    for (const { spot } of this.targets.peek()) needed.push(boxAround(spot, 0.7 * cellSize)); // where the chosen hero can go
    for (const place of goals?.peek()?.spaces ?? []) {
      const spot = atlas.spots.get(place);
      if (spot) needed.push(boxAround(spot, 1.2 * cellSize));
    }
    const newest = atlas.tiles.find((tile) => tile.tile === this.newest.peek());
    if (newest) needed.push(grown(tileBox(newest), -tileSize / 8));
    const [first, ...rest] = needed;
    return { whole, needed: first ? rest.reduce(unite, first) : whole.box, focus: this.focus(whole.box) };
  }

  // Where the player is: the chosen hero and where it can go, or what happened last.
  private focus(otherwise: Box): Box {
    const own = this.ownBox();
    if (own !== null) return own;
    return this.last ?? otherwise;
  }

  private ownBox(): Box | null {
    const pawn = this.active.peek();
    const spot = pawn === null ? null : this.figures.get(pawn)?.at;
    if (!spot) return null;
    const around = this.targets.peek().map((target) => boxAround(target.spot, cellSize));
    return around.reduce(unite, boxAround(spot, 2.5 * cellSize));
  }

  // Something happened there; the camera follows if it is close.
  happened(place: Place, isMine: boolean): void {
    const spot = this.atlas.peek().spots.get(place);
    if (!spot || this.dragged.peek() !== null) return;
    this.last = boxAround(spot, 2.5 * cellSize);
    this.rig.followTo(boxAround(spot, 1.5 * cellSize), isMine, this.ownBox());
  }
}

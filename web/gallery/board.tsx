// A game in the page with one person at every seat, to feel the board. Not part of the build.
// ?scenario=7 &seats=2 &seed=5 &level=24 &theme=night|dawn|contrast &motion=reduced &lang=de
// &heroes=green@1b:0,2;... &hints (name tags on own drags) &tiles=9 (explore this many first, by wandering)
// &until=draw|place|discard (wander until one is legal) &least=6 (with that many tiles) &fill=24 (only drawn)
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { Emitter } from '../src/base/source';
import { atlasKeeper } from '../src/board/atlas';
import { Mall } from '../src/board/mall';
import type { Arrival, MallProps, Recoil, Step } from '../src/board/mall_props';
import { MallPlacement } from '../src/board/placement';
import type { LocalGame, Position } from '../src/engine/engine';
import type { GameEvent, Legal, State } from '../src/engine/position';
import type { ActionText, Pawn, Place } from '../src/engine/words';
import { loadEngine } from '../src/engine/wasm_engine';
import { Commands } from '../src/play/commands';
import { KeysSheet } from '../src/keys/keys_sheet';
import { RuleLink } from '../src/rules_pages/rule_link';
import { applySettings, settings } from '../src/settings/settings';
import { followLanguage } from '../src/text/text';

const query = new URLSearchParams(location.search);
const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);

if (query.has('theme')) settings.theme.value = query.get('theme') as 'night';
else settings.theme.value = 'night';
if (query.has('motion')) settings.motion.value = query.get('motion') as 'reduced';
if (query.has('lang')) settings.language.value = query.get('lang') as 'de';
applySettings(document.documentElement);
await followLanguage();

const engine = await loadEngine(fetch('/engine.wasm'));
const seats = number('seats', 2);
const scenario = number('scenario', 7);
const standing = (query.get('heroes') ?? '').split(';').map((part) => part.split('@'));
const heroes = Object.fromEntries(standing) as Record<string, string>;
const dealt = engine.deal({
  scenario,
  seats,
  ...(query.has('level') ? { level: number('level', 24) } : {}),
  seed: number('seed', 5).toString(16).padStart(32, '0'),
  ...(query.has('heroes') ? { heroes } : {}),
});
if (!('act' in dealt)) throw new Error(dealt.text);
const game: LocalGame = dealt;
const opened = engine.open(game.ruleset, game.position);
if (!opened) throw new Error('the position cannot be read');
const position: Position = opened;

const began = performance.now();
const now = (): number => 90_000 + Math.min(60_000, Math.floor((performance.now() - began) / 100)); // slow sand
const state = signal<State | null>(position.state(90_000));
const legal = signal<readonly Legal[]>([]);
const whose = new Map<ActionText, number>();
const selected = signal<Pawn | null>(null);
const hints = signal<{ pawn: Pawn; seat: number; name: string }[]>([]);
const steps = new Emitter<Step>();
const recoils = new Emitter<Recoil>();
const arrivals = new Emitter<Arrival>();
const fit = new Emitter<'all' | 'follow' | 'toggle'>();
const showKeys = signal(false);

function refresh(): void {
  const all: Legal[] = [];
  whose.clear();
  for (let seat = 0; seat < seats; seat += 1) {
    for (const each of position.legal(seat, now())) {
      if (whose.has(each.action)) continue;
      whose.set(each.action, seat);
      all.push(each);
    }
  }
  legal.value = all;
}

function tell(events: readonly GameEvent[], mine: boolean, name: string | null): void {
  for (const event of events) {
    if (event.kind === 'moved') steps.emit({ ...event, seat: 0, name, mine });
    if (event.kind === 'placed') arrivals.emit({ tile: event.tile, from: event.from });
  }
}

function act(action: ActionText, mine = true, name: string | null = null): boolean {
  const done = game.act(whose.get(action) ?? 0, now(), action);
  if ('refused' in done) {
    recoils.emit({ pawn: null, to: null, text: done.text, rule: done.rule });
    return false;
  }
  const events = position.fold(done.events);
  state.value = position.state(now());
  if (events) tell(events, mine, name);
  refresh();
  return true;
}

function why(pawn: Pawn, to: Place): void {
  const answer = position.why(0, pawn, to);
  if ('refused' in answer) recoils.emit({ pawn, to, text: answer.text, rule: answer.rule });
}

const keepAtlas = atlasKeeper(engine.catalog);
const commands = new Commands({
  state,
  legal,
  selected,
  placement: new MallPlacement(() => keepAtlas(state.peek())),
  seat: () => 0,
  turned: () => 0,
  onAct: (action) => act(action),
  onWhy: why,
  onImpossible: (command) => recoils.emit({ pawn: selected.peek(), to: null, text: `Not now: ${command}`, rule: null }),
  onChooseHero: () => recoils.emit({ pawn: null, to: null, text: 'Choose a hero first.', rule: null }),
  onNextHero: () => undefined,
  onPlaces: () => undefined,
  onAsk: (what) => {
    if (what === 'fit') fit.emit('toggle');
    if (what === 'help') showKeys.value = true;
  },
});
commands.listen();

// Wanders about and explores, so that there is something to look at.
const until = query.get('until');
const spaces = engine.catalog.tiles.flatMap((face) => face.spaces);
const timers = new Set(spaces.filter((space) => space.symbol === 'sand_timer').map((space) => space.place));

function grow(wanted: number): void {
  let random = number('seed', 5) * 7919 + 13;
  const pick = (count: number): number => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return Math.floor((random / 2147483648) * count);
  };
  for (let i = 0; i < 20_000 && (state.value?.tiles.length ?? 0) < wanted; i += 1) {
    refresh();
    const early = (state.value?.tiles.length ?? 0) < number('least', 0);
    if (legal.value.some((each) => each.kind === until) && !early) return;
    const draws = until !== 'place' || pick(30) === 0;
    const wanted = draws ? ['draw', 'place', 'discard'] : ['place', 'discard'];
    const explore = legal.value.find((each) => wanted.includes(each.kind));
    const travels = legal.value.filter((each) => 'pawn' in each && !(early && timers.has(each.to)));
    const next = explore ?? travels[pick(travels.length)];
    if (!next) return;
    const done = game.act(whose.get(next.action) ?? 0, 90_000, next.action);
    if ('refused' in done) return;
    position.fold(done.events);
    state.value = position.state(90_000);
  }
}
if (query.has('tiles')) grow(number('tiles', 9));
refresh();

// For figures: this many tiles to draw, laid in a spiral around what has been explored.
function filled(now: State | null): State | null {
  if (now === null || !query.has('fill')) return now;
  const tiles = [...now.tiles];
  const taken = new Set(tiles.map((tile) => `${tile.row} ${tile.column}`));
  const used = new Set(tiles.map((tile) => tile.tile));
  const rest = engine.catalog.tiles.filter((face) => face.number > 1 && face.back === 'base' && !used.has(face.tile));
  for (let ring = 1; ring < 6 && tiles.length < number('fill', 24); ring += 1) {
    for (let east = -ring; east <= ring; east += 1) {
      for (let north = -ring; north <= ring; north += 1) {
        const [row, column] = [east - 4 * north, 4 * east + north];
        const face = taken.has(`${row} ${column}`) || tiles.length >= number('fill', 24) ? undefined : rest.shift();
        if (!face) continue;
        taken.add(`${row} ${column}`);
        tiles.push({ tile: face.tile, row, column, turns: ((((east + north) % 4) + 4) % 4) as 0, dimension: 0 });
      }
    }
  }
  return { ...now, tiles };
}

const props: MallProps = {
  catalog: engine.catalog,
  state: computed(() => filled(state.value)),
  legal,
  selected,
  hints,
  steps,
  recoils,
  arrivals,
  fit,
  choice: commands.choice,
  goals: signal(null),
  onAct: (action) => act(action),
  onHold: (pawn) => (hints.value = pawn === null || !query.has('hints') ? [] : [{ pawn, seat: 1, name: 'Anna' }]),
  onWhy: why,
};

const sheet = computed(() => showKeys.value);
function Page() {
  return (
    <>
      <Mall {...props} RuleLink={RuleLink} />
      {sheet.value && <KeysSheet onClose={() => (showKeys.value = false)} />}
    </>
  );
}

// For scripts in the console.
const trial = { act, state, legal, hints, recoils, selected };
declare global {
  interface Window {
    trial: unknown;
  }
}
window.trial = trial;

const root = document.getElementById('board');
if (root) render(<Page />, root);

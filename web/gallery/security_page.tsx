// The expansion: its tokens, spells and creatures in several sizes, and a mall in which everything happens at once.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { HeroIcon } from '../src/board/art/heroes';
import { Emitter } from '../src/base/source';
import { Mall } from '../src/board/mall';
import type { MallProps } from '../src/board/mall_props';
import type { Catalog } from '../src/engine/catalog';
import type { Legal, State } from '../src/engine/position';
import type { Spell } from '../src/engine/security_position';
import { testRules } from '../src/engine/rules_for_tests';
import { colours, type ActionText, type Pawn, type Place, type TileName } from '../src/engine/words';
import { AboveLayer } from '../src/security/above_layer';
import {
  BeholderArt,
  BreachArt,
  FrogArt,
  HelperPicture,
  MealArt,
  SensorArt,
  ShaftPicture,
  SpellPicture,
} from '../src/security_board/art/pieces';
import type { Asking, TokenHand } from '../src/security/token_hand';
import { nothingChosen } from '../src/security/choosing';
import { FloorLayer } from '../src/security_board/floor_layer';
import { loadSecurityTexts } from '../src/text/security';

const spells: readonly Spell[] = [
  'broom',
  'crystal-ball',
  'code',
  'swap',
  'teleportation',
  'clairvoyance',
  'ghost-form',
  'frog',
  'invisibility',
  'voucher',
];
const helpers = ['timer', 'swap', 'loudspeaker', 'breach', 'telekinesis', 'captive'] as const;

void loadSecurityTexts();

function Sized({ size, children }: { readonly size: number; readonly children: ComponentChildren }): JSX.Element {
  return <span style={{ width: `${size}px`, height: `${size}px`, display: 'inline-block' }}>{children}</span>;
}

export function SecurityPiecesPage(): JSX.Element {
  return (
    <div class="gallery-pieces">
      {[112, 64, 40].map((size, i) => (
        <div key={size}>
          <p class={i === 1 ? 'gallery-floor' : ''}>
            {spells.map((spell) => (
              <Sized size={size} key={spell}>
                <SpellPicture spell={spell} />
              </Sized>
            ))}
          </p>
          <p class={i === 1 ? '' : 'gallery-floor'}>
            {helpers.map((name) => (
              <Sized size={size} key={name}>
                <HelperPicture name={name} />
              </Sized>
            ))}
            <Sized size={size}>
              <ShaftPicture pair="dark" />
            </Sized>
            <Sized size={size}>
              <ShaftPicture pair="light" />
            </Sized>
            {[<BeholderArt />, <SensorArt />, <FrogArt />, <MealArt />, <BreachArt />].map((art) => (
              <svg width={size} height={size} viewBox="-90 -95 180 180">
                {art}
              </svg>
            ))}
            {(['guard1', 'guard2', 'guard3', 'guard4'] as const).map((guard) => (
              <HeroIcon key={guard} pawn={guard} size={size} />
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

const tile = (name: string, row: number, column: number, turns: 0 | 1 | 2 | 3 = 0) =>
  ({ tile: name as TileName, row, column, turns, dimension: 0 }) as const;
const at = (place: string): Place => place as Place;

const scene: State = {
  version: 1,
  hash: '',
  at: 0,
  scenario: 'F3',
  name: null,
  rules: testRules,
  goal: { steals: colours, escapes: colours },
  seats: 4,
  tiles: [
    tile('1a', 0, 0),
    tile('9*', -4, 1, 3),
    tile('7*', 1, 4, 1),
    tile('6*', 4, -1, 3),
    tile('12*', -1, -4, 2),
    tile('25*', -3, 5),
    tile('28*', 5, 3),
    tile('26*', 3, -5),
    tile('2*', -5, -3),
    tile('8*', -8, 2),
  ],
  pawns: {
    yellow: at('1a:1,1'),
    purple: at('12*:3,0'),
    green: at('1a:0,2'),
    orange: at('25*:2,1'),
    guard1: at('9*:0,0'),
    guard2: at('25*:2,0'),
    guard3: 'frog',
    guard4: 'dining',
  },
  out_of_order: [at('26*:1,3')],
  escaped: [],
  sand_ms: 1,
  capacity_ms: 1,
  flips: 0,
  timer_spaces_used: 0,
  deck: { count: 1, top: null, back: null, face: 'down', order: null },
  held: null,
  solo: null,
  action_tiles: [],
  talk: 'silent',
  do_something: { allowed: true, before: null },
  theft: false,
  crystal_ball_in_use: false,
  discards_due: 0,
  no_exit_left: false,
  security: {
    modules: ['M1', 'M5', 'M7', 'M8', 'M13'],
    shafts: [
      { state: 'laid', from: at('1a:3,0'), to: at('8*:3,0') },
      { state: 'laid', from: at('28*:1,1'), to: at('26*:2,1') },
    ],
    breaches: [
      { state: 'laid', from: at('12*:2,1'), to: at('12*:2,2') },
      { state: 'laid', from: at('28*:1,2'), to: at('28*:2,3') },
      { state: 'ready' },
    ],
    stress_tokens: [],
    telekinesis: [],
    spells: [],
    holding: [],
    code_spell: false,
    ball_spell: 'none',
    map_in_use: at('26*:3,0'),
    map_tiles: 0,
    beholder: '7*' as TileName,
    sensor: 'south',
    away: { guard3: at('28*:3,3'), guard4: at('2*:2,1') },
    choosing: null,
    goal_mark: false,
  },
  outcome: 'running',
  reason: null,
};

const asked = (question: Asking['question']): Asking => ({
  use: 'shaft-dark',
  question,
  chosen: nothingChosen,
});
const act = '' as ActionText;
const asking: Readonly<Record<string, Asking>> = {
  space: asked({
    kind: 'space',
    options: ['1a:0,0', '1a:0,1', '1a:3,0', '26*:1,1', '28*:1,2'].map((place) => ({ place: at(place), action: act })),
  }),
  pawn: asked({ kind: 'pawn', options: (['yellow', 'guard1'] as const).map((pawn) => ({ pawn, action: act })) }),
  tile: {
    ...asked({ kind: 'tile', options: [{ tile: '8*' as TileName, action: act, before: null }] }),
    use: 'telekinesis',
  },
};
const legal: readonly Legal[] = [
  { kind: 'beholder', action: 'b1' as ActionText, tile: '7*' as TileName, toward: 'west' },
  { kind: 'beholder', action: 'b2' as ActionText, tile: '7*' as TileName, toward: 'north' },
  { kind: 'sensor', action: 's1' as ActionText, from: 'south', to: 'east' },
  { kind: 'sensor', action: 's2' as ActionText, from: 'south', to: 'west' },
];

export function SecurityMallPage({ catalog, ask }: { readonly catalog: Catalog; readonly ask: string }): JSX.Element {
  const hand = { asking: signal(asking[ask] ?? null) } as unknown as TokenHand;
  const props: MallProps = {
    catalog,
    state: signal(scene),
    legal: signal(legal),
    selected: signal<Pawn | null>(null),
    hints: signal([]),
    steps: new Emitter(),
    recoils: new Emitter(),
    arrivals: new Emitter(),
    fit: new Emitter(),
    more: signal({ Floor: FloorLayer, Above: (all) => <AboveLayer {...all} hand={hand} /> }),
    onAct: () => undefined,
    onHold: () => undefined,
    onWhy: () => undefined,
  };
  return (
    <div class="gallery-mall">
      <Mall {...props} />
    </div>
  );
}

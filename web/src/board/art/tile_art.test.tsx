// Every printed face can be drawn in every turn, and shows what the engine says is printed on it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render, type JSX } from 'preact';
import engineUrl from 'virtual:engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TileFace } from '../../engine/catalog';
import { loadEngine } from '../../engine/wasm_engine';
import { colours, type Colour } from '../../engine/words';
import { ArtDefs } from './art_defs';
import { HeroSymbol } from './hero_symbol';
import { shopsOf } from './shop_plan';
import { TileArt } from './tile_art';
import { turned, type Turns } from './turned';

const every: readonly Turns[] = [0, 1, 2, 3];
let faces: readonly TileFace[] = [];

beforeAll(async () => {
  faces = (await loadEngine(readFileSync(fileURLToPath(engineUrl)))).catalog.tiles;
});

function drawn(picture: JSX.Element): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(picture, svg);
  return svg;
}

describe('TileArt', () => {
  test('draws all faces without a hole in a path', () => {
    expect(faces.length).toBe(38);
    for (const face of faces) {
      for (const turns of every) {
        const svg = drawn(<TileArt face={face} turns={turns} />);
        expect(svg.querySelector('text')?.textContent).toBe(String(face.number));
        expect(svg.innerHTML).not.toMatch(/NaN|undefined|null|Infinity/);
      }
    }
  });

  test('shows every gate, vortex, item and exit in its colour', () => {
    for (const face of faces) {
      const svg = drawn(<TileArt face={face} turns={1} />);
      for (const colour of colours) {
        const printed = face.spaces.filter((space) => space.colour === colour).length;
        expect(svg.querySelectorAll(`.art-sign.art-of-${colour}`).length, `${colour} on ${face.tile}`).toBe(printed);
      }
      expect(svg.querySelectorAll('.art-entrance').length).toBe(face.entrance === null ? 0 : 1);
    }
  });

  test("B-HERO-1: everything coloured carries that hero's sign, and no two heroes share one", () => {
    const signOf = (colour: Colour): string | undefined =>
      drawn(<HeroSymbol colour={colour} />)
        .querySelector('.art-sign')
        ?.getAttribute('d') ?? undefined;
    expect(new Set(colours.map(signOf)).size).toBe(4);
    for (const face of faces) {
      const svg = drawn(<TileArt face={face} turns={0} />);
      for (const colour of colours) {
        for (const coloured of svg.querySelectorAll(`.art-of-${colour}`)) {
          const sign = coloured.matches('.art-sign') ? coloured : coloured.querySelector(`.art-sign.art-of-${colour}`);
          expect(sign?.getAttribute('d'), `${colour} on ${face.tile}`).toBe(signOf(colour));
        }
      }
    }
  });

  test('only uses drawings from the shared definitions', () => {
    const shared = drawn(<ArtDefs />);
    for (const face of faces) {
      for (const use of drawn(<TileArt face={face} turns={0} />).querySelectorAll('use')) {
        expect(shared.querySelector(use.getAttribute('href') ?? ''), use.getAttribute('href') ?? '').not.toBeNull();
      }
    }
  });

  test('tones down a gate with a tile behind it', () => {
    const face = faces.find((each) => each.tile === '1a');
    if (face === undefined) throw new Error('no tile 1a');
    expect(drawn(<TileArt face={face} turns={0} />).querySelectorAll('.art-opened').length).toBe(0);
    expect(drawn(<TileArt face={face} turns={0} opened={['north']} />).querySelectorAll('.art-opened').length).toBe(1);
  });
});

describe('shopsOf', () => {
  test('gives a tile the same shops in every turn', () => {
    for (const face of faces) {
      const all = every.map((turns) =>
        shopsOf(face, turned(face, turns)).map(({ motif, cells }) => [motif, ...cells.map(({ space }) => space.place)]),
      );
      for (const other of all) expect(other).toEqual(all[0]);
    }
  });

  test('serves burgers where the restaurant is, and nowhere else', () => {
    for (const face of faces) {
      const burgers = shopsOf(face, turned(face, 0)).filter(({ motif }) => motif === 'burger');
      expect(burgers.length, face.tile).toBe(face.restaurant === null ? 0 : 1);
    }
  });
});

import { expect, test } from 'vitest';
import { addressIn, addressOf, placeIn, placeOf } from './base_path';

test('a page at the root of its site uses its places as they are', () => {
  for (const place of ['/', '/t/ABC234', '/practice/solo?scenario=S1']) {
    expect(addressIn('/', place)).toBe(place);
    expect(placeIn('/', place)).toBe(place);
    expect(addressOf(place)).toBe(place);
    expect(placeOf(place)).toBe(place);
  }
});

test('on a page below the root, every address has the path and no place does', () => {
  expect(addressIn('/games/maze/', '/')).toBe('/games/maze/');
  expect(addressIn('/games/maze/', '/t/ABC234')).toBe('/games/maze/t/ABC234');
  expect(placeIn('/games/maze/', '/games/maze/t/ABC234')).toBe('/t/ABC234');
  expect(placeIn('/games/maze/', '/games/maze/')).toBe('/');
  expect(placeIn('/games/maze/', '/games/maze')).toBe('/');
  expect(placeIn('/games/maze/', '/games/mazes/t/ABC234')).toBe('/games/mazes/t/ABC234');
});

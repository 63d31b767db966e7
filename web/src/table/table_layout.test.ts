import { expect, it } from 'vitest';
import { layoutFor } from './table_layout';

it('has a layout for every screen', () => {
  expect(layoutFor(360, 740)).toBe('upright');
  expect(layoutFor(740, 360)).toBe('landscape');
  expect(layoutFor(820, 1180)).toBe('tall');
  expect(layoutFor(1180, 820)).toBe('wide');
  expect(layoutFor(1440, 900)).toBe('wide');
  expect(layoutFor(2560, 1440)).toBe('wide');
});

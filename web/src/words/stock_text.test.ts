import { afterAll, describe, expect, it } from 'vitest';
import { useLanguage } from '../text/text';
import { tilesLeft } from './stock_text';

describe('how many tiles are left', () => {
  afterAll(() => useLanguage('en'));

  it('counts them, and has its own text for an empty deck', async () => {
    expect([2, 1, 0].map(tilesLeft)).toEqual(['2 tiles left', '1 tile left', 'no tiles left']);
    await useLanguage('fr');
    expect([2, 1, 0].map(tilesLeft)).toEqual(['encore 2 tuiles', 'encore 1 tuile', 'plus aucune tuile']);
  });
});

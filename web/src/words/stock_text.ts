// How many tiles the deck still has, in words. An empty deck gets its own text: no language counts down to "0 left".
import { t, tn } from '../text/text';

export function tilesLeft(count: number): string {
  return count === 0 ? t('stock.tiles.none') : tn('stock.tiles', count);
}

// The words of a deal, as src/wasm/opening.h of the engine reads them.
import type { Deal } from './engine';

export function dealWords(deal: Omit<Deal, 'seed'> & { readonly seed?: string }): string {
  const words = [`scenario=${deal.scenario}`, `seats=${deal.seats}`];
  if (deal.seed !== undefined) words.push(`seed=${deal.seed}`);
  if (deal.game !== undefined)
    words.push(`game=${deal.game.replace('-hardcore', ' hardcore=yes').replace('+M2', ' anti_stress=yes')}`);
  if (deal.tiles !== undefined) words.push(`tiles=${deal.tiles.join(',')}`);
  if (deal.modules !== undefined) words.push(`modules=${deal.modules.join(',')}`);
  if (deal.side !== undefined) words.push(`side=${deal.side}`);
  if (deal.level !== undefined) words.push(`level=${deal.level}`);
  if (deal.sand_ms !== undefined) words.push(`sand_ms=${deal.sand_ms}`);
  if (deal.free_talk !== undefined) words.push(`free_talk=${deal.free_talk ? 'yes' : 'no'}`);
  if (deal.deck !== undefined) words.push(`deck=${deal.deck.join(',')}`);
  for (const [colour, place] of Object.entries(deal.heroes ?? {})) words.push(`${colour}=${place}`);
  if (deal.deal !== undefined) words.push(`deal=${deal.deal.map((tile) => tile.join('+') || '-').join(',')}`);
  if (deal.solo !== undefined) words.push(`solo=${deal.solo.join(',')}`);
  return words.join(' ');
}

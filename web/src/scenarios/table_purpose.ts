// What a table was opened for besides a game: the heist of a day, or a race against a finished game. Its deal is fixed.
import type { Table } from '../link/messages';
import { t } from '../text/text';

type TablePurpose = Pick<Table, 'heist' | 'race' | 'games'>;

const isSaid = (text: string | null | undefined): boolean => text !== null && text !== undefined && text !== '';

export function hasSetDeal({ heist, race }: Pick<Table, 'heist' | 'race'>): boolean {
  return isSaid(heist) || isSaid(race);
}

export function purposeOf({ heist, race }: Partial<Pick<Table, 'heist' | 'race'>>): 'heist' | 'race' | null {
  if (isSaid(heist)) return 'heist';
  return isSaid(race) ? 'race' : null;
}

// What people should know before they start; null if there's nothing to say.
export function purposeText({ heist, race, games }: TablePurpose): string | null {
  if (isSaid(heist)) return t(games === 0 ? 'challenge.heist' : 'challenge.heist.again');
  return isSaid(race) ? t('challenge.race') : null;
}

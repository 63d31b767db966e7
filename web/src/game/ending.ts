// What the end of a connection means to the player: refusals to join and close codes become endings.
import type { Ending } from './session';

export const closeCodes = { left: 4000, replaced: 4001, noEntry: 4002, closed: 4003 } as const;

export function endingOf(noEntry: string): Ending {
  switch (noEntry) {
    case 'TableIsFull':
      return 'table_full';
    case 'TableIsLocked':
      return 'table_locked';
    case 'KeptOut':
      return 'kept_out';
    case 'Banned':
      return 'banned';
    case 'NameNotAllowed':
      return 'name_not_allowed';
    default:
      return 'refused';
  }
}

// How long a table keeps someone who is gone; someone unknown before that has been removed.
export function isForgotten(part: 'player' | 'spectator', awayMs: number): boolean {
  return awayMs >= (part === 'spectator' ? 55_000 : 1_700_000);
}

// That seat is lost for good.
export function forgetsSeat(why: Ending): boolean {
  switch (why) {
    case 'left':
    case 'removed':
    case 'closed':
    case 'no_such_table':
      return true;
    case 'table_full':
    case 'table_locked':
    case 'kept_out':
    case 'banned':
    case 'server_full':
    case 'name_not_allowed':
    case 'old_page':
    case 'refused':
      return false;
  }
}

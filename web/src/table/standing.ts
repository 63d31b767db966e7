// How a game stands at this moment, as every screen shows it: the sand, whether people may talk, whether it is over.
import type { Talk } from '../engine/position';
import type { Session } from '../game/session';
import type { SandState } from '../sand/sand_timer';

export function sandStateOf(session: Session): SandState {
  const table = session.table.value;
  const state = session.confirmed.value;
  if (state === null || state.outcome !== 'running' || table?.phase !== 'playing') return 'over';
  if (session.frozen.value) return 'frozen';
  if (table.clock === 'paused' || table.clock === 'interrupted') return table.clock;
  return 'running';
}

// When the game is over there is no silence to keep.
// while the game waits there is silence, no matter what was open before.
export function talkOf(session: Session): Talk {
  if (isOver(session)) return 'open';
  const clock = session.table.value?.clock;
  if (clock === 'paused' || clock === 'interrupted') return 'silent';
  return session.confirmed.value?.talk ?? 'silent';
}

export function isOver(session: Session): boolean {
  const table = session.table.value;
  return session.confirmed.value?.outcome !== 'running' || (table !== null && table.phase !== 'playing');
}

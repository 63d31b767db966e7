// A moment of a record as the end of its address: #t=91500, in milliseconds of the game.
import type { Player } from './player';

function momentIn(hash: string): number | null {
  const found = /^#t=(\d{1,9})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

export function readMoment(hash: string): number {
  return momentIn(hash) ?? 0;
}

export function momentHash(time: number): string {
  return `#t=${Math.round(time)}`;
}

// Goes to another moment when the address changes to it. Returns a function that stops that.
export function followMoments(player: Pick<Player, 'seek'>): () => void {
  const follow = (): void => {
    const moment = momentIn(location.hash);
    if (moment !== null) player.seek(moment);
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

// A moment of a record as the end of its address: #t=91500, in milliseconds of the game.

export function readMoment(hash: string): number {
  const found = /^#t=(\d{1,9})$/.exec(hash)?.[1];
  return found === undefined ? 0 : Number(found);
}

export function momentHash(time: number): string {
  return `#t=${Math.round(time)}`;
}

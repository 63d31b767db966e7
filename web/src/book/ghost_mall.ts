// The outline of a mall that nobody has seen yet: as many tiles as the scenario has, laid out by chance, the same for
// everyone on the same day. It gives nothing away, because it has nothing to do with the deal.
export interface GhostTile {
  readonly x: number; // spaces
  readonly y: number;
}

export const tileSpaces = 4;

// Where the next tile lies beyond the arrow on each side of one: the malls grow like pinwheels.
const ways: readonly GhostTile[] = [
  { x: 1, y: -4 },
  { x: 4, y: 1 },
  { x: -1, y: 4 },
  { x: -4, y: -1 },
];

function chanceOf(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function ghostMall(day: string, count: number): readonly GhostTile[] {
  const chance = chanceOf(day);
  const tiles: GhostTile[] = [{ x: 0, y: 0 }];
  const isTaken = ({ x, y }: GhostTile): boolean => tiles.some((tile) => tile.x === x && tile.y === y);
  while (tiles.length < count) {
    const from = tiles[Math.floor(chance() * tiles.length)];
    const way = ways[Math.floor(chance() * ways.length)];
    if (from === undefined || way === undefined) continue;
    const next = { x: from.x + way.x, y: from.y + way.y };
    if (!isTaken(next)) tiles.push(next);
  }
  return tiles;
}

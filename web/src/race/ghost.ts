// The game to race against, read from its record: where its heroes were and how far it had got at each moment. Anyone may
// watch that record, so nothing here is secret; a race is marked as special in the Book.
import { colours, type Colour, type Place } from '../engine/words';

export interface Ghost {
  readonly heroes: Readonly<Partial<Record<Colour, Place>>>; // those in its mall
  readonly tiles: number; // placed
  readonly flips: number;
  readonly isStolen: boolean;
  readonly out: number; // heroes
  readonly result: 'running' | 'won' | 'lost';
}

interface Moment {
  readonly at: number; // game time in ms
  readonly ghost: Ghost;
}

type Fields = ReadonlyMap<string, string>;

const isColour = (word: string | undefined): word is Colour => colours.some((colour) => colour === word);

function readEvent(text: string): { readonly name: string; readonly fields: Fields } {
  const [name = '', ...rest] = text.trim().split(' ');
  const fields = rest.map((word): [string, string] => [
    word.slice(0, word.indexOf('=')),
    word.slice(word.indexOf('=') + 1),
  ]);
  return { name, fields: new Map(fields) };
}

function without(heroes: Ghost['heroes'], colour: Colour): Ghost['heroes'] {
  return Object.fromEntries(Object.entries(heroes).filter(([other]) => other !== colour));
}

function after(ghost: Ghost, name: string, fields: Fields): Ghost {
  const pawn = fields.get('pawn');
  const place = (fields.get('to') ?? fields.get('at')) as Place | undefined;
  switch (name) {
    case 'moved':
    case 'put':
      return isColour(pawn) && place !== undefined ? { ...ghost, heroes: { ...ghost.heroes, [pawn]: place } } : ghost;
    case 'swapped': {
      const other = fields.get('other');
      if (!isColour(pawn) || !isColour(other)) return ghost;
      const { [pawn]: one, [other]: two, ...rest } = ghost.heroes;
      return { ...ghost, heroes: { ...rest, ...(two && { [pawn]: two }), ...(one && { [other]: one }) } };
    }
    case 'escaped':
      return isColour(pawn) ? { ...ghost, out: ghost.out + 1, heroes: without(ghost.heroes, pawn) } : ghost;
    case 'placed':
      return { ...ghost, tiles: ghost.tiles + 1 };
    case 'flipped':
      return { ...ghost, flips: ghost.flips + 1 };
    case 'stolen':
      return { ...ghost, isStolen: true };
    case 'won':
    case 'lost':
      return { ...ghost, result: name };
    default:
      return ghost;
  }
}

// "12 3400 s1 y 1a:1,1>1a:0,1 | moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk; ... | #0123456789abcdef"
const line = /^\d+ (\d+) [^|]*\| ([^|]*)/;

export class GhostCourse {
  private readonly moments: readonly Moment[];

  constructor(record: string) {
    const moments: Moment[] = [];
    let ghost: Ghost = { heroes: firstPlaces(record), tiles: 0, flips: 0, isStolen: false, out: 0, result: 'running' };
    moments.push({ at: 0, ghost });
    for (const text of record.split('\n')) {
      const [, at, events] = line.exec(text) ?? [];
      if (at === undefined || events === undefined) continue;
      for (const event of events.split(';')) {
        const { name, fields } = readEvent(event);
        ghost = after(ghost, name, fields);
      }
      moments.push({ at: Number(at), ghost });
    }
    this.moments = moments;
  }

  at(time: number): Ghost {
    const later = this.moments.findIndex((moment) => moment.at > time);
    const moment = this.moments.at(later === -1 ? -1 : Math.max(0, later - 1));
    if (moment === undefined) throw new Error('a course has a beginning');
    return moment.ghost;
  }
}

// A hero was where it is first taken from all along.
function firstPlaces(record: string): Ghost['heroes'] {
  const found: Partial<Record<Colour, Place>> = {};
  for (const [, pawn, from] of record.matchAll(/moved pawn=(\w+) from=(\S+)/g)) {
    if (isColour(pawn)) found[pawn] ??= from as Place;
  }
  return found;
}

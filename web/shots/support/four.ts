// A table of four in the middle of a game: Ana has the page, the others are guests.
import { readScript, type TestSite } from '../../e2e/support/table';
import type { Player } from '../../e2e/support/player';
import { regular, type Studio } from './scene';
import type { Guest } from './guests';

export interface Four {
  readonly ana: Player;
  readonly others: ReadonlyMap<number, Guest>; // by seat
  readonly anasSeat: number;
}

const names = ['Bo', 'Clementine', 'Ana', 'Di', 'Emre', 'Fatou', 'Giuseppe', 'Hanneke', 'Ida'] as const;
const anasSeat = names.indexOf('Ana');

export interface FourOptions {
  readonly choice?: Readonly<Record<string, unknown>>;
  readonly people?: number;
  readonly prepare?: (ana: Player) => Promise<void>; // before its page comes
}

async function openFor(site: TestSite, game: string, choice: FourOptions['choice']): Promise<string> {
  return site.openTable({ ...readScript(game).choice, ...choice });
}

// A game from e2e/games, up to its action number `until`.
export async function sitFour(
  { site, guests }: Studio,
  game: string,
  until: number,
  options: FourOptions = {},
): Promise<Four> {
  const { script } = readScript(game);
  const link = await openFor(site, game, options.choice);
  const others = new Map<number, Guest>();
  const ana = await regular(site);
  await options.prepare?.(ana);
  for (const [seat, name] of names.slice(0, options.people ?? 4).entries()) {
    if (seat !== anasSeat) {
      others.set(seat, await guests.join(link, name));
      continue;
    }
    await ana.page.goto(link);
    await ana.isOnline();
  }
  for (const guest of others.values()) await guest.sayReady();
  await ana.sayReady();
  await ana.seesTheMall();
  const four = { ana, others, anasSeat };
  for (const [seat, action] of script.slice(0, until)) await act(four, seat, action);
  return four;
}

export async function act({ ana, others }: Four, seat: number, action: string): Promise<void> {
  const { version } = await ana.position();
  const guest = others.get(seat);
  if (guest === undefined) await ana.act(action);
  else await guest.act(action);
  await ana.reaches(version + 1);
}

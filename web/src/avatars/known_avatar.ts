// The avatar of someone in a finished game, as in the Book and in replays: the one they had in it. Where that isn't known
// it is the one they chose if this browser has played with them, otherwise the one that follows from the name.
import { ownGames } from '../settings/own_games';
import { settings } from '../settings/settings';
import { avatarOfName, lookOf, ownAvatar } from './avatar';

export function avatarOfPerson(name: string, kept = 0): number {
  if (lookOf(kept) !== null) return kept;
  if (name === settings.name.value) return ownAvatar();
  const met = ownGames.value.with.find((person) => person.name === name)?.face ?? 0;
  return lookOf(met) === null ? avatarOfName(name) : met;
}

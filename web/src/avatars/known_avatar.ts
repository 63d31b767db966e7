// The avatar of someone who is only a name, as in the Book and in replays: the one they chose if this browser has played
// with them, otherwise the one that follows from the name.
import { ownGames } from '../settings/own_games';
import { settings } from '../settings/settings';
import { avatarOfName, lookOf, ownAvatar } from './avatar';

export function avatarOfPerson(name: string): number {
  if (name === settings.name.value) return ownAvatar();
  const met = ownGames.value.with.find((person) => person.name === name)?.face ?? 0;
  return lookOf(met) === null ? avatarOfName(name) : met;
}

import { afterEach, expect, it } from 'vitest';
import { ownGames } from '../settings/own_games';
import { settings } from '../settings/settings';
import { avatarOf, avatarOfName } from './avatar';
import { avatarOfPerson } from './known_avatar';

afterEach(() => {
  ownGames.value = { scenarios: {}, with: [] };
  settings.name.value = '';
  settings.face.value = 0;
});

const owl = avatarOf({ picture: 3, colour: 5 });

it('follows from the name of someone this browser has never met', () => {
  expect(avatarOfPerson('Bo')).toBe(avatarOfName('Bo'));
});

it('is the one that someone had in an earlier game', () => {
  ownGames.value = { scenarios: {}, with: [{ name: 'Bo', face: owl, games: 1 }] };
  expect(avatarOfPerson('Bo')).toBe(owl);
  expect(avatarOfPerson('Cy')).toBe(avatarOfName('Cy'));
});

it('follows from the name if they had none then', () => {
  ownGames.value = { scenarios: {}, with: [{ name: 'Bo', face: 0, games: 1 }] };
  expect(avatarOfPerson('Bo')).toBe(avatarOfName('Bo'));
});

it('is my own for my name', () => {
  settings.name.value = 'Ana';
  settings.face.value = owl;
  expect(avatarOfPerson('Ana')).toBe(owl);
});

it('is the one they had in that game, whatever they have now', () => {
  const fox = avatarOf({ picture: 1, colour: 2 });
  ownGames.value = { scenarios: {}, with: [{ name: 'Bo', face: owl, games: 1 }] };
  expect(avatarOfPerson('Bo', fox)).toBe(fox);
  expect(avatarOfPerson('Bo', 0)).toBe(owl);
  expect(avatarOfPerson('Cy', 16)).toBe(avatarOfName('Cy')); // from a page that knows more of them
});

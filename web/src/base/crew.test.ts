import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings';
import { crewInit, forCrew, readCrewSecret } from './crew';

const secret = '0123456789abcdef0123456789abcdef';

afterEach(() => {
  settings.crew.value = '';
});

describe('a crew', () => {
  it('is read from its link or its secret', () => {
    expect(readCrewSecret(secret)).toBe(secret);
    expect(readCrewSecret(` https://maze.example.org/crew#${secret.toUpperCase()}\n`)).toBe(secret);
    for (const text of ['', 'fox', `${secret}0`, `https://maze.example.org/crew/${secret}`]) {
      expect(readCrewSecret(text)).toBeNull();
    }
  });

  it('is sent to the server in a header, and with a new table', () => {
    expect(crewInit()).toBeUndefined();
    expect(forCrew()).toEqual({});
    settings.crew.value = secret;
    expect(crewInit()).toEqual({ headers: { Authorization: `Bearer ${secret}` } });
    expect(forCrew()).toEqual({ crew: secret });
  });

  it('is not sent if there is none', () => {
    settings.crew.value = 'nonsense';
    expect(crewInit()).toBeUndefined();
    expect(forCrew()).toEqual({});
  });
});

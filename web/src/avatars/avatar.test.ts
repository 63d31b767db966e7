import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings';
import { colourCount, avatarOf, avatarOfName, lookOf, ownAvatar, pictures } from './avatar';
import { avatarDrawings } from './avatar_drawings';

afterEach(() => {
  settings.face.value = 0;
  settings.name.value = '';
});

describe('a face', () => {
  it('is a number for picture and colour that fits the wire', () => {
    const seen = new Set<number>();
    for (let picture = 0; picture < pictures; ++picture) {
      for (let colour = 0; colour < colourCount; ++colour) {
        const face = avatarOf({ picture, colour });
        expect(lookOf(face)).toEqual({ picture, colour });
        expect(face).toBeLessThanOrEqual(255);
        seen.add(face);
      }
    }
    expect(seen.size).toBe(pictures * colourCount);
    expect(avatarDrawings).toHaveLength(pictures);
  });

  it('counts as none if it comes from a page that knows more', () => {
    for (const face of [0, -3, 13, 16, 129, 255]) expect(lookOf(face)).toBeNull();
  });

  it('follows from the name until one is chosen', () => {
    settings.name.value = 'Ana';
    expect(ownAvatar()).toBe(avatarOfName('Ana'));
    expect(lookOf(ownAvatar())).not.toBeNull();
    const people = ['Ana', 'Bo', 'Clementine', 'Di'].map((name) => lookOf(avatarOfName(name))?.picture);
    expect(new Set(people).size).toBe(4);
    settings.face.value = avatarOf({ picture: 3, colour: 2 });
    expect(ownAvatar()).toBe(avatarOf({ picture: 3, colour: 2 }));
    settings.face.value = 255;
    expect(ownAvatar()).toBe(avatarOfName('Ana'));
  });
});

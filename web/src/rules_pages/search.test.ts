// Searching by word and by rule.
import { describe, expect, it } from 'vitest';
import de from '../text/de/rule_book/book';
import en from '../text/en/rule_book/book';
import fr from '../text/fr/rule_book/book';
import pt from '../text/pt/rule_book/book';
import { pieces, plain, search, wordsOf } from './search';

describe('search', () => {
  it('finds a rule by its name first', () => {
    expect(search(en, 'B-MOVE-2')[0]?.ids).toContain('B-MOVE-2');
    expect(search(en, 'r-1')[0]?.ids).toContain('R-1');
  });

  it('finds all rules of a family by the beginning of their names', () => {
    const found = search(en, 'b-vortex').flatMap(({ ids }) => ids);
    expect(found).toEqual(expect.arrayContaining(['B-VORTEX-1', 'B-VORTEX-2', 'B-VORTEX-3']));
  });

  it('finds a spell, an achievement and a tutorial by name', () => {
    expect(search(en, 'ghost form')[0]?.ids).toContain('M10-GHOST');
    expect(search(de, 'drehtür')[0]?.ids).toContain('ACH-9');
    expect(search(pt, 't3')[0]?.article.id).toBe('t3');
  });

  it('requires all words', () => {
    const found = search(en, 'mage crystal');
    expect(found.length).toBeGreaterThan(0);
    for (const { title, text } of found) {
      const all = plain(`${title} ${text}`);
      expect(all).toContain('mage');
      expect(all).toContain('crystal');
    }
    expect(search(en, 'mage zeppelin')).toEqual([]);
  });

  it('ignores accents and capitals', () => {
    expect(search(pt, 'vortice').length).toBe(search(pt, 'Vórtice').length);
    expect(search(pt, 'vortice').length).toBeGreaterThan(3);
    expect(search(de, 'plattchen').length).toBeGreaterThan(3);
    expect(search(de, 'STRASSE')).toEqual([]);
  });

  it('ignores how apostrophes and ligatures are typed', () => {
    expect(search(fr, "l'elfe").length).toBeGreaterThan(3);
    expect(search(fr, "l'elfe")).toEqual(search(fr, 'l’elfe'));
    expect(search(en, "can't").length).toBeGreaterThan(3);
    expect(search(fr, 'tyrannoeil').length).toBeGreaterThan(3);
    expect(search(fr, 'tyrannoeil')).toEqual(search(fr, 'tyrannœil'));
  });

  it('finds nothing for an empty search', () => {
    expect(search(en, '')).toEqual([]);
    expect(search(en, ' , ')).toEqual([]);
  });

  it('puts titles before texts', () => {
    expect(search(en, 'escalators')[0]?.article.id).toBe('escalator');
  });
});

describe('pieces', () => {
  it('mark what was found without losing anything', () => {
    const text = 'O vórtice não é vortice.';
    const cut = pieces(text, wordsOf('VORTICE'));
    expect(cut.map((piece) => piece.text).join('')).toBe(text);
    expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['vórtice', 'vortice']);
  });

  it('mark a word typed with a plain apostrophe', () => {
    const cut = pieces('Sur l’œil de l’elfe.', wordsOf("L'ELFE l'oeil"));
    expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['l’œil', 'l’elfe']);
  });

  it('are whole if nothing was found', () => {
    expect(pieces('Straße', ['x'])).toEqual([{ text: 'Straße', hit: false }]);
    expect(pieces('Straße', ['ss'])).toEqual([
      { text: 'Stra', hit: false },
      { text: 'ß', hit: true },
      { text: 'e', hit: false },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { languageCodes } from '../settings/languages';
import { named, tell, type Book } from '../text/rule_book';
import { flawsOfBook, reportOfBooks } from './book_flaws';

const english: Book = [
  {
    id: 'goal',
    title: 'The goal',
    lead: 'Three minutes of sand.',
    articles: [
      {
        id: 'plan',
        title: 'The plan',
        caption: 'Four heroes.',
        paragraphs: [tell('You win together.', 'B-EXIT-2'), tell('Run.')],
      },
      { id: 'heroes', title: 'The heroes', paragraphs: [tell('There are four.', 'B-HERO-1')] },
    ],
  },
  { id: 'turn', title: 'Turns', lead: 'There are none.', articles: [] },
];

describe('the list of what is missing from a rule book', () => {
  it('names chapters, articles and paragraphs that are missing, and sentences left in English', () => {
    const half: Book = [
      {
        id: 'goal',
        title: 'Le but',
        lead: 'Three minutes of sand.',
        articles: [{ id: 'plan', title: 'The plan', caption: 'Four heroes.', paragraphs: [tell('Qui?', 'B-EXIT-2')] }],
      },
    ];
    expect(flawsOfBook(half, english, 'fr')).toEqual([
      'goal: lead: English',
      'plan: a paragraph: missing',
      'plan: title: English',
      'plan: caption: English',
      'plan: B-EXIT-2: careless',
      'heroes: missing',
      'turn: missing',
    ]);
    expect(flawsOfBook([], english, 'fr')).toEqual(['goal: missing', 'turn: missing']);
  });

  it('names a raised voice and carelessness, in titles and in English too', () => {
    const loud: Book = [
      {
        id: 'goal',
        title: 'The goal ',
        lead: 'Run!',
        articles: [
          {
            id: 'plan',
            title: 'The "plan"',
            paragraphs: [named('Do something!', 'It says “Do something!”.', 'B-COM-3')],
          },
          { id: 'heroes', title: '', paragraphs: [tell('There are 2-4 of them.')] },
        ],
      },
    ];
    expect(flawsOfBook(loud, loud, 'en')).toEqual([
      'goal: title: careless',
      'goal: lead: loud',
      'plan: title: careless',
      'heroes: paragraph 1: careless',
    ]);
  });

  it('is empty for the existing books', () => {
    expect(reportOfBooks(languageCodes)).toEqual([]);
  });
});

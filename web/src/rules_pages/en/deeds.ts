import texts from '../../text/en/deeds';
import { tell, type Chapter } from '../book';
import { deedParagraphs } from '../deed_paragraphs';

const deeds: Chapter = {
  id: 'deeds',
  title: 'Achievements',
  lead: 'Forty-two things to try when winning alone is not enough.',
  articles: [
    {
      id: 'deeds_how',
      title: 'How they are earned',
      paragraphs: [
        tell(
          'The game watches. An achievement counts only if that game is won, never in a tutorial; several may be earned in one game. A flip is every turn of the timer but the one that starts the game; a condition on places holds if it was true at one moment.',
          'ACH-0',
        ),
        tell(
          'A win counts with three minutes of sand or less, played by people and teammates, without a pause or a bot, on a deal that nobody knew or laid by hand. Deals played again, races, the heist of the day and games from elsewhere earn nothing.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Tricks with shafts and breaches',
      paragraphs: deedParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Guard room, talk and maps',
      paragraphs: [
        tell(
          'Out of the guard room is a hero who was caught, leaves, and is still free when the action is over. Who went in on its own was no captive.',
          'R-92',
        ),
        ...deedParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Playing with tiles',
      paragraphs: deedParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Playing with guards',
      paragraphs: deedParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'With all challenges',
      paragraphs: [
        tell('All challenges means: modules 1, 5, 6, 8, 11 with one guard or more, and 13 are in play with all their tiles, and every hero leaves by its own exit.', 'R-91'),
        ...deedParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default deeds;

import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Achievements',
  lead: 'Forty-two things to try when just winning isn’t enough.',
  articles: [
    {
      id: 'deeds_how',
      title: 'How you earn them',
      paragraphs: [
        tell(
          'The game keeps track. An achievement only counts if you win that game, and never in a tutorial. You can earn several in one game. Every turn of the timer counts as a flip, except the one that starts the game. A condition about positions is met if it’s true at any one moment.',
          'ACH-0',
        ),
        tell(
          'A win counts with three minutes of sand or less, played by people and teammates, with no pauses and no bots, on a random deal nobody has seen before. Repeated deals, custom deals, races, the heist of the day and imported games earn nothing.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Tricks with shafts and breaches',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Guard room, talk and maps',
      paragraphs: [
        tell(
          'A hero has got out of the guard room if it was caught, leaves, and is still free when the action is over. A hero who walked in voluntarily wasn’t a captive.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Playing with tiles',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Playing with guards',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'With all challenges',
      paragraphs: [
        tell(
          '“All challenges” means that modules 1, 5, 6, 8, 11 (with at least one guard) and 13 are in play with all their tiles, and that every hero leaves through its own exit.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;

import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'The sand',
  lead: 'It never stops and it never slows down. But you can flip it.',
  articles: [
    {
      id: 'timer',
      title: 'The sand timer',
      scene: 'sand',
      caption: 'After 70 seconds, a flip leaves you 70 seconds. After 150, it would leave 150.',
      paragraphs: [
        tell(
          'The timer holds three minutes. If it runs out before all four heroes are out, you lose immediately.',
          'B-TIME-1',
        ),
        tell(
          'When a hero is moved onto a working sand timer space, the timer is flipped at once, whether you like it or not. The sand that had run through is now the sand you have left.',
          'B-TIME-2',
        ),
        tell(
          'It’s sand, not a stopwatch: a flip adds nothing, resets nothing and pauses nothing. The later you flip, the more you get, but too late is too late.',
          'B-TIME-5',
        ),
        tell('Each of these spaces works once. Then it gets an out-of-order token, under the hero.', 'B-TIME-3'),
        tell('They still work after the theft.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'What a flip does',
      paragraphs: [
        tell(
          'In this order: the token is placed and the sand is flipped; action tiles move to the left, or the solo deck is shuffled; everyone may talk; in scenario 11, two tiles go.',
          'R-34',
        ),
        tell('All flips are the same. Starting the game isn’t a flip.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Slower sand, pauses and the last grain',
      paragraphs: [
        tell(
          'The sand is measured in thousandths of a second. After a flip, you have whatever the timer holds minus what was left. A table can choose slower sand, for beginners or slow connections. Those wins count as special.',
          'R-12',
        ),
        tell(
          'An action counts if you sent it before the last grain fell. The server measures your connection and makes up for the delay, by up to a quarter of a second. So the verdict may come a split second after the end.',
          'R-13',
        ),
        tell('The sand stops for nobody, unless the table allows pauses. Wins with pauses count as special.', 'R-16'),
      ],
    },
  ],
};
export default sand;

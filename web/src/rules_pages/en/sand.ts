import { tell, type Chapter } from '../book';

const sand: Chapter = {
  id: 'sand',
  title: 'The sand',
  lead: 'It never stops, it never stretches. But it can be turned over.',
  articles: [
    {
      id: 'timer',
      title: 'The sand timer',
      scene: 'sand',
      caption: 'After 70 seconds a flip leaves 70 seconds. After 150 it would leave 150.',
      paragraphs: [
        tell(
          'The timer holds three minutes. If it runs out before all four heroes are out, you lose at that instant.',
          'B-TIME-1',
        ),
        tell(
          'When a hero is moved onto a sand timer space that is in order, the timer is flipped at once, like it or not. What had run through is now what you have left.',
          'B-TIME-2',
        ),
        tell(
          'It is sand, not a stop-watch: a flip adds nothing, resets nothing and pauses nothing. The later you flip, the more you get; too late is too late.',
          'B-TIME-5',
        ),
        tell('Each of these spaces works once. Then an out-of-order token lies on it, under the hero.', 'B-TIME-3'),
        tell('They work after the theft as well.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'What a flip does',
      paragraphs: [
        tell(
          'In this order: the token goes down and the sand turns over; action tiles pass to the left, or the solo deck is shuffled; everybody may talk; in scenario 11 two tiles go.',
          'R-34',
        ),
        tell('All flips are alike. Starting the game is not a flip.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Slower sand, pauses and the last grain',
      paragraphs: [
        tell(
          'The sand is counted in thousandths of a second. After a flip you have what the timer holds less what was left. A table may choose slower sand, for beginners or slow lines; such wins stand apart.',
          'R-12',
        ),
        tell(
          'An action counts if you sent it before the last grain fell. The server measures your line and gives you that time back, a quarter of a second at most. So the verdict may come a blink after the end.',
          'R-13',
        ),
        tell(
          'The sand stops for nobody, unless the table allows pauses. Wins with pauses stand apart.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;

import { tell, type Chapter } from '../book';

const theft: Chapter = {
  id: 'theft',
  title: 'Theft and escape',
  lead: 'Take what is yours, more or less, and run.',
  articles: [
    {
      id: 'steal',
      title: 'The theft',
      scene: 'theft',
      caption: 'All four on the items of their colours: now anybody may flip the theft tile.',
      paragraphs: [
        tell(
          'When all four heroes stand on the items of their own colours at the same time, anybody may flip the theft tile. It is nobody’s action, and no action tile is needed.',
          'B-THEFT-1',
        ),
        tell('It does not happen by itself. Until somebody flips the tile, nothing is stolen.', 'B-THEFT-2'),
        tell('From then on the vortex is off, and the exits count.', 'B-THEFT-3'),
        tell(
          'Without the theft there is no win: before it, an exit takes nobody.',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'escape',
      title: 'The escape',
      scene: 'escape',
      caption: 'After the theft the barbarian reaches the yellow exit and is out.',
      paragraphs: [
        tell(
          'After the theft, a hero who reaches an exit it may use leaves the mall at once. In scenarios 10 and 17 it has escaped too, but stays on the exit.',
          'B-EXIT-1',
        ),
        tell(
          'Before the theft exits are ordinary spaces. After it, an exit that a hero may not use is an ordinary space for that hero.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        tell(
          'After the end nothing can be done any more. Result, time and the number of timer spaces used are written down.',
          'B-END-1',
        ),
        tell(
          'What counts in the Great Book of Challenges: the scenario, the number of tiles, your names, and how many sand timer spaces you used. Fewer is better.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

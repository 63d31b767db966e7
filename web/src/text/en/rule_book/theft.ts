import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Theft and escape',
  lead: 'Take what’s yours, more or less, and run.',
  articles: [
    {
      id: 'steal',
      title: 'The theft',
      scene: 'theft',
      caption: 'All four are on the items of their colours: now anyone can flip the theft tile.',
      paragraphs: [
        tell(
          'When all four heroes are on the items of their own colours at the same time, anyone can flip the theft tile. It doesn’t need an action or an action tile.',
          'B-THEFT-1',
        ),
        tell('It doesn’t happen by itself. Until someone flips the tile, nothing is stolen.', 'B-THEFT-2'),
        tell('From then on, the vortex is off and the exits are open.', 'B-THEFT-3'),
        tell('You can’t win without the theft: until then, nobody can leave through an exit.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'The escape',
      scene: 'escape',
      caption: 'After the theft, the barbarian reaches the yellow exit and is out.',
      paragraphs: [
        tell(
          'After the theft, a hero who reaches an exit it can use leaves the mall at once. In scenarios 10 and 17, it has escaped too, but stays on the exit.',
          'B-EXIT-1',
        ),
        tell(
          'Before the theft, exits are ordinary spaces. After it, an exit is still an ordinary space for any hero who can’t use it.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        tell(
          'Once it’s over, nothing more can be done. The result, the time and the number of timer spaces used are recorded.',
          'B-END-1',
        ),
        tell(
          'What counts in the Great Book: the scenario, the number of tiles, your names, and how many sand timer spaces you used. Fewer is better.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

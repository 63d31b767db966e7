import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Talking and silence',
  lead: 'The hardest rule of all: say nothing.',
  articles: [
    {
      id: 'silence',
      title: 'Silence',
      paragraphs: [
        tell(
          'During the game, nobody communicates: no words, no writing, no pointing, no signals. You have two things left.',
          'B-COM-1',
        ),
        tell('You can stare at someone at any time, as hard as you like.', 'B-COM-2'),
        tell(
          'You can put the red pawn in front of someone else at any time. It means: do something. It’s up to them to work out what. They can pass it on right away.',
          'B-COM-3',
        ),
        tell(
          'There’s only one red pawn. You can move it at most once a second, and never in front of yourself.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'When you may talk',
      paragraphs: [
        tell(
          'After each flip of the timer, everyone may talk freely, for as long as you like. The sand keeps running.',
          'B-COM-4',
        ),
        tell('As soon as anyone takes an action, the talking is over for everyone.', 'B-COM-5'),
        tell(
          'What counts as an action: moving, vortex, escalator, drawing or placing a tile, and turning over a solo tile. What doesn’t: flipping the theft tile, choices the rules force on you, the red pawn, staring, and anything that’s refused.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

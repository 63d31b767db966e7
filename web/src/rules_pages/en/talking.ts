import { tell, type Chapter } from '../book';

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
          'During the game nobody communicates: no words, no writing, no pointing, no signals. Two things remain.',
          'B-COM-1',
        ),
        tell('You may stare at somebody at any time, as intensely as you like.', 'B-COM-2'),
        tell(
          'You may put the red pawn in front of somebody else at any time. It means: do something. What, they have to find out. They may pass it on at once.',
          'B-COM-3',
        ),
        tell(
          'There is one red pawn. You may move it once a second at most, and never in front of yourself.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'When you may talk',
      paragraphs: [
        tell(
          'After each flip of the timer everybody may talk freely, for as long as you like. The sand keeps running.',
          'B-COM-4',
        ),
        tell('The first action of anybody ends the talking at once, for everybody.', 'B-COM-5'),
        tell(
          'What counts as an action: moving, vortex, escalator, drawing or placing a tile, and turning over a solo tile. What does not: flipping the theft tile, choices the rules force on you, the red pawn, the stare, and anything that is refused.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

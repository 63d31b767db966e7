import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'Playing solo',
  lead: 'One player, seven actions, and always the wrong one on top.',
  articles: [
    {
      id: 'solo',
      title: 'The solo game',
      scene: 'solo',
      caption: 'Only the action on top of the pile works.',
      paragraphs: [
        tell(
          'The seven actions (four directions, explore, escalator, vortex) are shuffled into a face-down deck.',
          'B-SOLO-1',
        ),
        tell(
          'You turn them over one at a time onto a pile. You can only use the action on top of the pile, on any hero and as often as you like.',
          'B-SOLO-2',
        ),
        tell(
          'To get another action, turn over more tiles. When the deck is empty, the pile is turned over and becomes the deck, without shuffling. So you can learn the order.',
          'B-SOLO-3',
        ),
        tell('At each flip of the timer, the deck and pile are shuffled into a new deck.', 'B-SOLO-4'),
        tell('At the start and after each shuffle, nothing is face up. Turn one over first.', 'B-SOLO-6'),
        tell('After the theft, the vortex still comes up but does nothing.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

import { tell, type Chapter } from '../book';

const alone: Chapter = {
  id: 'alone',
  title: 'Alone',
  lead: 'One person, seven actions, and always the wrong one on top.',
  articles: [
    {
      id: 'solo',
      title: 'The game for one',
      scene: 'solo',
      caption: 'Only the action on top of the pile works.',
      paragraphs: [
        tell(
          'The seven actions (four directions, explore, escalator, vortex) are shuffled into a deck, face down.',
          'B-SOLO-1',
        ),
        tell(
          'You turn them over one by one onto a pile. Only the action on top of the pile may be used, on any hero and as often as you like.',
          'B-SOLO-2',
        ),
        tell(
          'For another action turn over further tiles. When the deck is empty, the pile is turned over and becomes the deck, without shuffling. So you can learn the order.',
          'B-SOLO-3',
        ),
        tell('At each flip of the timer, deck and pile are shuffled into a new deck.', 'B-SOLO-4'),
        tell('At the start and after each shuffle nothing is face up: turn one over first.', 'B-SOLO-6'),
        tell('After the theft the vortex still comes up, and does nothing.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

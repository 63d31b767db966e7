import { tell, type Chapter } from '../book';

const turn: Chapter = {
  id: 'turn',
  title: 'A turn without turns',
  lead: 'Everybody acts whenever it seems a good idea. Sometimes it even is one.',
  articles: [
    {
      id: 'anytime',
      title: 'Any time, any hero',
      paragraphs: [
        tell('There are no turns. Act at any moment, and as often as you like.', 'B-ACT-1'),
        tell(
          'You may do only what is on your own action tile. Anything else is refused, and nothing changes.',
          'B-ACT-2',
        ),
        tell('Your actions work on every hero, not just on one.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Two hands, one hero',
      paragraphs: [
        tell('Whoever moves a hero decides where it stops. Nobody may stop somebody else’s move.', 'B-ACT-3'),
        tell(
          'A move is one piece, from where it starts to where it ends. If two of you grab the same hero, the first to arrive at the server moves it; the other is told that somebody was faster, and nothing else happens. Dragging a hero locks nothing: the others only see a hint of it.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes',
      paragraphs: [
        tell(
          'A move that was allowed but unwise stays. Only those whose actions lead back can mend it.',
          'B-ACT-5',
        ),
        tell(
          'A move that is not allowed is refused with its reason, so nothing ever has to be put back. The sand runs on meanwhile.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'When somebody drops out',
      paragraphs: [
        tell(
          'A seat whose player is gone keeps its action tile. Somebody else may sit in; when its player returns, the seat is given back. The sand runs on as long as anybody is still there.',
          'R-24',
        ),
        tell(
          'If the server itself was away, that time does not run off the timer. The game comes back exactly as it was and waits until one of the players lets it go on.',
          'R-25',
        ),
        tell(
          'If nobody at the table has a connection for five seconds, the sand stops. The game stays as it is and waits until one of the players resumes it.',
          'R-96',
        ),
        tell(
          'Some things need no action tile, so everybody may do them, also a leader without actions: above all flipping the theft tile.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

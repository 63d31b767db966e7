import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'A turn without turns',
  lead: 'Everyone acts whenever it seems like a good idea. Sometimes it even is.',
  articles: [
    {
      id: 'anytime',
      title: 'Any time, any hero',
      paragraphs: [
        tell('There are no turns. Act whenever you like, as often as you like.', 'B-ACT-1'),
        tell(
          'You can only do what’s on your own action tile. Anything else is refused, and nothing changes.',
          'B-ACT-2',
        ),
        tell('Your actions work on every hero.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Two hands, one hero',
      paragraphs: [
        tell('Whoever moves a hero decides where it stops. Nobody can stop someone else’s move.', 'B-ACT-3'),
        tell(
          'A move is all or nothing. If two of you grab the same hero, whoever reaches the server first moves it. The other is told that someone was faster, and nothing else happens. Dragging a hero doesn’t lock it: the others only see a hint of it.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes',
      paragraphs: [
        tell(
          'If a bad move was allowed, it stands. Only players with the right actions can undo the damage.',
          'B-ACT-5',
        ),
        tell(
          'A move that isn’t allowed is refused, with the reason, so you never have to put anything back. The sand keeps running.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'When someone drops out',
      paragraphs: [
        tell(
          'A player who drops out keeps their action tile. Someone else can take the seat in the meantime, and gives it back when the player returns. The sand keeps running as long as anyone is there.',
          'R-24',
        ),
        tell(
          'If the server goes down, that time doesn’t count. The game comes back exactly as it was and waits until one of the players resumes it.',
          'R-25',
        ),
        tell(
          'If nobody at the table is connected for five seconds, the sand stops. The game stays as it is and waits until one of the players resumes it.',
          'R-96',
        ),
        tell(
          'Some things need no action tile, so anyone can do them, even a leader without actions. The most important is flipping the theft tile.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

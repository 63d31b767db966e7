import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Scenarios 8 to 17',
  lead: 'All the rules so far apply, and each challenge changes one thing.',
  articles: [
    {
      id: 'levels',
      title: 'Side and level',
      paragraphs: [
        tell(
          'Scenarios 8 to 17 use all the rules of scenarios 2 to 6, either side of tile 1, and a shuffled deck, unless they say otherwise.',
          'S-CHAL-1',
        ),
        tell('The level is the number of tiles, from 12 to 24. With fewer, an exit would be missing.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('The deck is face up. Everyone can see which tile is next.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'For three to nine players. Use the action tiles for one player fewer: one of you, the leader, has none.',
          'S9-1',
        ),
        tell('Only the leader can use the red pawn. Whoever gets it can’t pass it on.', 'S9-2'),
        tell(
          'Action tiles move at each flip as always, and so does the gap: the next player becomes the leader. The red pawn stays where it is.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'The barbarian is on the mage’s item: in this scenario, that’s just right.',
      paragraphs: [
        tell('For the theft, every hero must be on an item that isn’t its own colour, all four at once.', 'S10-1'),
        tell(
          'Every hero leaves through an exit that isn’t its own colour. Each exit takes one hero, who stays on it.',
          'S10-2',
        ),
        tell(
          'A hero’s item and exit can have the same colour, as long as it isn’t the hero’s own. After the theft, a hero on an exit of another colour has escaped and never moves again. The game tells you when the remaining exits no longer work for the remaining heroes.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Before the theft, each flip of the timer takes two tiles out of the mall.', 'S11-1'),
        tell(
          'A tile can only go if there’s no hero and no out-of-order token on it, if it isn’t tile 1, and if everything else can still be reached without the vortex.',
          'S11-2',
        ),
        tell('If there are no two tiles you can take, you lose.', 'S11-3'),
        tell('They go face down under the deck, or become the new deck, and can be explored again.', 'S11-4'),
        tell(
          'Anyone can choose. The tiles go one after the other, and the first must leave a second one that can go. Until both are gone, you can’t do anything but talk, and the sand keeps running. “Reached” means on foot and by escalator, without the dwarf’s openings, and ignoring pawns. Sides that have lost their neighbour can be explored again.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('When you’d normally be allowed to talk, you can only use gestures, not language.', 'S12-1'),
        tell('Pointing, sketching and faces are gestures. Text and voice are language.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'The dwarf and elf start on two of the middle spaces of tile 1. Tile 3 is placed separately, and the barbarian and mage start there. The two dimensions are never connected, wherever you add tiles.',
          'S13-1',
        ),
        tell('The deck is face up.', 'S13-2'),
        tell('All four heroes can never be in the same dimension.', 'S13-3'),
        tell(
          'The vortex does only one thing: it takes a hero from a vortex of its colour to a vortex of its colour in the other dimension.',
          'S13-4',
        ),
        tell(
          'Where the barbarian and mage start on tile 3 is chosen before the game or at random, and triggers nothing. A drawn tile can go to either dimension. The ban on all four in one dimension only applies while all four are in the mall. And remember: after the theft, nobody can change dimension any more.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Nobody talks at any time. You can still stare and use the red pawn.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Nobody talks at any time, and there’s no red pawn. All you can do is stare.', 'S15-1')],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('The vortex is out of service for the whole game.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'The elf has the tile to itself: the dwarf can’t even walk across.',
      paragraphs: [
        tell('Two heroes can never be on the same tile, except on tile 1, which takes any number.', 'S17-1'),
        tell(
          'Heroes who reach their exit have escaped. They stay on it, never move again, and keep blocking their tile.',
          'S17-2',
        ),
        tell(
          'That goes for every way of arriving, and for passing through. There’s an option to allow two heroes per tile. Normally it’s off.',
          'R-22',
        ),
        tell(
          'Escaped heroes who stay, here and in scenario 10, block their space for every pawn. Nothing can move them.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Custom scenarios',
      paragraphs: [
        tell(
          'You can put together your own scenario: the starting side, the tiles, what’s on top or at the bottom of the deck, and which rules are on or off. You give it a name of its own.',
          'SX-1',
        ),
        tell('Anything that couldn’t be played or won is refused, with the reason.', 'SX-2'),
        tell(
          'For example: a deck without all four items or the exits it needs; heroes who stay on their exits, but only one exit for everyone; a leader with fewer than three players or without the red pawn; free talking in a silent scenario.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

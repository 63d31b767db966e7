import { tell, type Chapter } from '../book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Scenarios 8 to 17',
  lead: 'All rules of the path hold, and each challenge changes one thing.',
  articles: [
    {
      id: 'levels',
      title: 'Side and level',
      paragraphs: [
        tell(
          'Scenarios 8 to 17 use all rules of scenarios 2 to 6, either side of tile 1, and a shuffled deck, unless they say otherwise.',
          'S-CHAL-1',
        ),
        tell('The level is the number of tiles: any from 12 to 24. Fewer would leave an exit out.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('The deck lies face up. Everybody sees which tile is next.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'For three to nine people. You use the action tiles for one person fewer; one of you, the leader, has none.',
          'S9-1',
        ),
        tell('Only the leader may use the red pawn. Who gets it cannot pass it on.', 'S9-2'),
        tell(
          'Tiles pass at each flip as always, and the missing one passes too: the lead moves on. The red pawn stays where it stands.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'The barbarian on the mage’s item: in this scenario that is just right.',
      paragraphs: [
        tell(
          'For the theft every hero must stand on an item that is not of its own colour, all four at once.',
          'S10-1',
        ),
        tell(
          'Every hero leaves by an exit that is not of its own colour. Each exit serves one hero, who stays on it.',
          'S10-2',
        ),
        tell(
          'The colours of item and exit may be the same, as long as they are not the hero’s own. Who stands on a foreign exit after the theft has escaped and never moves again. The game tells you when the exits that are left no longer suit the heroes who are left.',
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
          'A tile may go only if no hero and no out-of-order token is on it, if it is not tile 1, and if everything that is left can still be reached without the vortex.',
          'S11-2',
        ),
        tell('If no two such tiles can be taken, you have lost.', 'S11-3'),
        tell('They go face down under the deck, or become the new deck, and can be explored again.', 'S11-4'),
        tell(
          'Anybody chooses; the tiles go one after the other, and the first must leave a second to follow. Until both are gone you can do nothing but talk, and the sand runs. Reached means: on foot and by escalator, without the dwarf’s openings, and pawns do not count as obstacles. Sides that lost their neighbour can be explored again.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('When you may communicate, then by gestures alone, never by language.', 'S12-1'),
        tell('Pointing, sketching and faces are gestures. Text and voice are language.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Dwarf and elf begin on two of the middle spaces of tile 1. Tile 3 lies apart, and barbarian and mage begin there. The two dimensions are never connected, wherever tiles are added.',
          'S13-1',
        ),
        tell('The deck lies face up.', 'S13-2'),
        tell('Never may all four heroes be in the same dimension.', 'S13-3'),
        tell(
          'The vortex does only one thing: it takes a hero from a vortex of its colour to a vortex of its colour in the other dimension.',
          'S13-4',
        ),
        tell(
          'Where barbarian and mage begin on tile 3 is chosen before the start or left to chance, and sets nothing off. A drawn tile may go to either dimension. The ban on all four counts only while all four are in the mall. And remember: after the theft nobody changes dimension any more.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Nobody communicates at any time. The stare and the red pawn remain.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Nobody communicates at any time, and there is no red pawn. Only the stare remains.', 'S15-1')],
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
      caption: 'The elf has the tile to itself: the dwarf may not even walk across.',
      paragraphs: [
        tell('Two heroes may never be on the same tile, except on tile 1, which takes any number.', 'S17-1'),
        tell(
          'Heroes who reach their exit have escaped, stay on it, never move again, and keep blocking their tile.',
          'S17-2',
        ),
        tell(
          'It holds for every way of arriving, and for passing through. As an option two heroes on a tile can be allowed; normally they are not.',
          'R-22',
        ),
        tell(
          'Escaped heroes who stay, here and in scenario 10, block their space for every pawn. Nothing moves them any more.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Scenarios of your own',
      paragraphs: [
        tell(
          'A scenario can be put together freely: the starting side, the tiles, what lies on top or at the bottom of the deck, and each rule on or off where that makes sense. It has a name of its own.',
          'SX-1',
        ),
        tell('What could not be played or won is refused, with the reason.', 'SX-2'),
        tell(
          'For example: a deck without all four items or without the exits it needs; heroes who stay on their exits, but one exit for all; a leader with fewer than three people or without the red pawn; free talk in a silent scenario.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

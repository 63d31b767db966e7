import { tell, type Chapter } from '../book';

const goal: Chapter = {
  id: 'goal',
  title: 'The goal',
  lead: 'Four heroes without a coin between them, one mall after closing time, three minutes of sand.',
  articles: [
    {
      id: 'plan',
      title: 'The plan',
      paragraphs: [
        tell(
          'Everybody plays together. First you explore the mall. Then all four heroes gather on the items of their colours. Then you steal, the alarm goes off, and you run for the exits.',
        ),
        tell(
          'You win at the moment the last of the four heroes is out. You lose, all of you, at the moment the last grain of sand falls before that.',
          'B-EXIT-2',
        ),
        tell(
          'No hero belongs to a player. Each of you has one action tile with a few actions, and may use them on every hero. Nobody can do everything, so nobody can do it alone.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'The four heroes',
      scene: 'heroes',
      caption: 'Barbarian with sword, mage with vial, elf with bow, dwarf with axe.',
      paragraphs: [
        tell(
          'The barbarian is yellow and carries a sword, the mage is purple with a vial, the elf green with a bow, the dwarf orange with an axe. Colour and symbol always come together, so you never have to tell colours apart.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'What lies on the table',
      paragraphs: [
        tell(
          'The mall is made of 24 tiles of four by four squares. Tile 1 is always the start; it has two sides, 1a and 1b. Squares with shops, basins and hedges are scenery: nobody ever stands there.',
          'B-COMP-1',
        ),
        tell(
          'There is one sand timer of three minutes, one theft tile with two sides, one red pawn called “Do Something!”, out-of-order tokens, and an action tile for each of you.',
          'B-COMP-2',
        ),
        tell('Every game has exactly four sand timer spaces: on tiles 1, 3, 4 and 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      paragraphs: [
        tell(
          'The scenario says which side of tile 1 is up and which tiles are in the deck. The deck is shuffled and lies face down, unless the scenario wants it otherwise.',
          'B-SETUP-1',
        ),
        tell('The heroes begin on the four spaces in the middle of tile 1, in random order.', 'B-SETUP-2'),
        tell(
          'Which action tiles are used depends on how many you are, one to eight (nine in scenario 9). Each of you gets one at random. All of them are visible to everybody, all the time.',
          'B-SETUP-3',
        ),
        tell(
          'North is up for everybody, during the whole game. A tile may be turned when it is placed; the directions of your actions never turn with it.',
          'B-SETUP-4',
        ),
        tell(
          'With five or more people some directions exist twice. The deal seats the two who share a direction as far apart as the ring allows.',
          'B-SETUP-6',
        ),
        tell(
          'Before the start you may talk as much as you like. When everybody is ready there is a short countdown; then the sand runs and the silence begins. Until then anything at the table can still be changed.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'The goal',
  lead: 'Four broke heroes, one mall after closing time, three minutes of sand.',
  articles: [
    {
      id: 'plan',
      title: 'The plan',
      paragraphs: [
        tell(
          'You all play together. First you explore the mall. Then you get all four heroes onto the items of their colours. Then you steal, the alarm goes off, and you run for the exits.',
        ),
        tell(
          'You win the moment the last of the four heroes gets out. If the last grain of sand falls first, you all lose.',
          'B-EXIT-2',
        ),
        tell(
          'No hero belongs to anyone. Each of you has an action tile with a few actions, and you can use them on every hero. Nobody can do everything, so nobody can do it alone.',
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
          'The barbarian is yellow and carries a sword. The mage is purple with a vial, the elf is green with a bow, and the dwarf is orange with an axe. Colour and symbol always go together, so you never have to tell colours apart.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'What’s on the table',
      paragraphs: [
        tell(
          'The mall is made of 24 tiles of four by four squares. You always start on tile 1, which has two sides, 1a and 1b. Squares with shops, fountains and hedges are scenery: nobody ever stands there.',
          'B-COMP-1',
        ),
        tell(
          'There’s a three-minute sand timer, a two-sided theft tile, a red pawn called “Do something!”, out-of-order tokens, and an action tile for each player.',
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
          'The scenario says which side of tile 1 to use and which tiles are in the deck. The deck is shuffled and face down, unless the scenario says otherwise.',
          'B-SETUP-1',
        ),
        tell('The heroes start on the four spaces in the middle of tile 1, in random order.', 'B-SETUP-2'),
        tell(
          'Which action tiles you use depends on the number of players, from one to eight (nine in scenario 9). Everyone gets one at random. Everyone can see all of them, all the time.',
          'B-SETUP-3',
        ),
        tell(
          'North is up for everyone, all game long. A tile may be rotated when it’s placed, but the directions of your actions never rotate with it.',
          'B-SETUP-4',
        ),
        tell(
          'With five or more players, some directions appear twice. The two players who share a direction sit as far apart as possible.',
          'B-SETUP-6',
        ),
        tell(
          'Before the game, you can talk as much as you like. When everyone’s ready, there’s a short countdown. Then the sand runs and the talking stops. Until then, you can still change anything at the table.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

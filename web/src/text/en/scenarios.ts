// The seventeen scenarios: a title of our own, what is new in it, and what to tell before the sand runs.
export default {
  'scenario.number': 'Scenario {number}',
  'scenario.campaign': 'The apprenticeship',
  'scenario.campaign.about': 'Seven heists, a new trick each. Nothing is locked: repeat or skip as you like.',
  'scenario.challenges': 'The challenges',
  'scenario.challenges.about': 'Everything you learned, and one thing that is different. Any order, 12 to 24 tiles.',
  'scenario.own': 'A scenario of your own',
  'scenario.before': 'Before you start',
  'scenario.new': 'What is new',

  'scenario.S1.title': 'The first heist',
  'scenario.S1.new': 'Everybody leaves by one exit, the purple one.',
  'scenario.S1.before':
    'Bring all four heroes to the items of their colours, steal, then get everybody out by the purple exit. The small mall has nine tiles. You may agree to talk during the whole game this time.',
  'scenario.S2.title': 'To each a door',
  'scenario.S2.new': 'Each hero leaves by the exit of its own colour.',
  'scenario.S2.before':
    'There are four exits now, and each hero may use only the one of its own colour. Three more tiles are in the deck. From here on nobody talks until the timer is flipped.',
  'scenario.S3.title': 'Change of shift',
  'scenario.S3.new': 'Each flip of the timer passes every action tile to the left.',
  'scenario.S3.before':
    'Whenever the timer is flipped, your action tile goes to your left neighbour, and you get a new one from your right. Look at your new actions before anybody moves: while nobody acts, you may talk.',
  'scenario.S4.title': 'Gaps and whispers',
  'scenario.S4.new': 'The dwarf slips through orange walls. A tile explored by the elf lets everybody talk.',
  'scenario.S4.before':
    'Small openings in orange walls are doors for the dwarf, and walls for all others. When a tile is explored with the elf, everybody may talk until somebody acts. There are fourteen tiles in all.',
  'scenario.S5.title': 'The crystal ball',
  'scenario.S5.new': 'From a crystal ball the mage adds up to two tiles anywhere.',
  'scenario.S5.before':
    'While the mage stands on a crystal ball, whoever has explore may add up to two tiles at unexplored edges of any colour. Each ball works once. You start on the other side of tile 1, which has no vortex, and tile 15 with the first ball comes first.',
  'scenario.S6.title': 'Smile, please',
  'scenario.S6.new': 'Two working cameras guard the timer spaces. The barbarian switches cameras off.',
  'scenario.S6.before':
    'As soon as two cameras are working, nobody may go onto a sand timer space. The barbarian puts a camera out of order by walking onto it. Two of the seventeen tiles have a camera.',
  'scenario.S7.title': 'Under all eyes',
  'scenario.S7.new': 'Four cameras and no new rule. Add tiles up to 24 if you dare.',
  'scenario.S7.before':
    'All you have learned, with nineteen tiles or more and four cameras. Both sides of tile 1 are allowed. Once two cameras are found, the timer spaces stay closed until at most one of them is working.',

  'scenario.S8.title': 'Cards on the table',
  'scenario.S8.new': 'The deck lies face up: you always see the next tile.',
  'scenario.S8.before':
    'The tile that comes next is open for all to see. Think before you explore: where should it go? Whoever explores decides that by choosing the hero.',
  'scenario.S9.title': 'One leads',
  'scenario.S9.new': 'One of you has no action tile, and is the only one to use the red pawn.',
  'scenario.S9.before':
    'For three to nine people. The leader has no actions and leads by the red pawn and the eyes alone; who gets the pawn cannot pass it on. Tiles pass with each flip, so the lead changes too.',
  'scenario.S10.title': 'The wrong bags',
  'scenario.S10.new': 'Steal items of other colours, and leave by exits of other colours.',
  'scenario.S10.before':
    'For the theft every hero must stand on an item that is not of its own colour. Then every hero leaves by an exit that is not of its own colour, and stays on it. Each exit takes one hero: share them out wisely.',
  'scenario.S11.title': 'The mall rebuilds',
  'scenario.S11.new': 'Until the theft, each flip takes two tiles out of the mall.',
  'scenario.S11.before':
    'After each flip before the theft you take two tiles away; the sand runs on meanwhile. A tile may go only if it is empty, is not tile 1 and cuts nothing off. If no two can go, you lose. The tiles return under the deck.',
  'scenario.S12.title': 'Hands only',
  'scenario.S12.new': 'When you may communicate, then by gestures, not by words.',
  'scenario.S12.before':
    'After a flip or an exploring elf you may use gestures of any kind, but neither speak nor write. Agree on a few signs now: there will be no words later.',
  'scenario.S13.title': 'Two dimensions',
  'scenario.S13.new': 'Two malls that never meet. Only the vortex leads from one to the other.',
  'scenario.S13.before':
    'Dwarf and elf begin on tile 1, barbarian and mage on tile 3, which lies apart. A hero changes dimension from a vortex of its colour to a vortex of its colour over there. Never may all four be in one dimension. The deck lies face up.',
  'scenario.S14.title': 'Not a word',
  'scenario.S14.new': 'Nobody communicates at any time. Stare and red pawn remain.',
  'scenario.S14.before':
    'No flip and no elf opens your mouths this time. You still have your eyes and the red pawn. Say what has to be said now.',
  'scenario.S15.title': 'Only the eyes',
  'scenario.S15.new': 'No communication and no red pawn. Only the stare remains.',
  'scenario.S15.before':
    'As quiet as it gets: no talk at any time, and the red pawn stays in the box. All you have is a look. Say what has to be said now.',
  'scenario.S16.title': 'On foot',
  'scenario.S16.new': 'The vortex is out of service for the whole game.',
  'scenario.S16.before':
    'Nobody takes the vortex, from the first second on. Ways become long, and escalators precious. Do not strand a hero at the far end of the mall.',
  'scenario.S17.title': 'Keep apart',
  'scenario.S17.new': 'Never two heroes on one tile, except on tile 1.',
  'scenario.S17.before':
    'A tile with a hero is closed to all others, even for passing through; tile 1 takes any number. Heroes who reach their exit stay there and keep their tile closed. Mind who leaves first.',
} as const;

// The seventeen scenarios: our own title, what's new, and what players should know before the sand runs.
export default {
  'scenario.number': 'Scenario {number}',
  'scenario.campaign': 'The campaign',
  'scenario.campaign.about': 'Seven heists, each with a new trick. Nothing is locked: repeat or skip as you like.',
  'scenario.challenges': 'The challenges',
  'scenario.challenges.about': 'Everything you’ve learned, with one thing changed. Any order, 12 to 24 tiles.',
  'scenario.own': 'Custom scenario',
  'scenario.before': 'Before you start',
  'scenario.new': 'What’s new',

  'goal.title': 'Goal',
  'goal.items.own': 'Each hero on its own item',
  'goal.items.foreign': 'Each hero on an item of another colour',
  'goal.theft': 'Steal everything',
  'goal.exits.one': 'All out through the purple exit',
  'goal.exits.own': 'Each out through its own exit',
  'goal.exits.foreign': 'Each out through an exit of another colour',

  'scenario.S1.title': 'The first heist',
  'scenario.S1.new': 'Everyone leaves through the same exit, the purple one.',
  'scenario.S1.before':
    'Get all four heroes to the items of their colours, steal, then get everyone out through the purple exit. It’s a small mall with nine tiles. For this game, you can agree to talk the whole time.',
  'scenario.S2.title': 'One door each',
  'scenario.S2.new': 'Each hero leaves through the exit of its own colour.',
  'scenario.S2.before':
    'There are four exits now, and each hero can only use the one of its own colour. The deck has three more tiles. From now on, nobody talks until the timer is flipped.',
  'scenario.S3.title': 'Change of shift',
  'scenario.S3.new': 'Every time the timer is flipped, all action tiles move one seat to the left.',
  'scenario.S3.before':
    'Whenever the timer is flipped, your action tile goes to the player on your left, and you get the one from your right. Look at your new actions before anyone moves. As long as nobody acts, you may talk.',
  'scenario.S4.title': 'Gaps and whispers',
  'scenario.S4.new': 'The dwarf slips through orange walls. When the elf explores, everyone may talk.',
  'scenario.S4.before':
    'The small gaps in orange walls are doors for the dwarf and walls for everyone else. When you explore with the elf, everyone may talk until someone acts. There are fourteen tiles in total.',
  'scenario.S5.title': 'The crystal ball',
  'scenario.S5.new': 'From a crystal ball, the mage adds up to two tiles anywhere.',
  'scenario.S5.before':
    'While the mage is on a crystal ball, whoever has explore can add up to two tiles at unexplored edges of any colour. Each ball works once. You start on the other side of tile 1, which has no vortex. Tile 15, with the first ball, comes first.',
  'scenario.S6.title': 'Smile, please',
  'scenario.S6.new': 'Two working cameras block the sand timer spaces. The barbarian turns them off.',
  'scenario.S6.before':
    'While two cameras are working, nobody can move onto a sand timer space. The barbarian puts a camera out of order by stopping on it. Two of the seventeen tiles have a camera.',
  'scenario.S7.title': 'All eyes on you',
  'scenario.S7.new': 'Four cameras, no new rules. Add tiles up to 24 if you dare.',
  'scenario.S7.before':
    'Everything you’ve learned, with four cameras and at least nineteen tiles. You can use either side of tile 1. Once two cameras are found, the sand timer spaces are blocked until no more than one is still working.',

  'scenario.S8.title': 'Cards on the table',
  'scenario.S8.new': 'The deck is face up: you can always see the next tile.',
  'scenario.S8.before':
    'Everyone can see which tile comes next. Think before you explore: where should it go? Whoever explores decides by choosing the hero.',
  'scenario.S9.title': 'Follow the leader',
  'scenario.S9.new': 'One of you has no action tile, but is the only one who can use the red pawn.',
  'scenario.S9.before':
    'For three to nine players. The leader has no actions, only the red pawn and a good stare. Whoever gets the pawn can’t pass it on. Action tiles move with each flip, so the leader changes too.',
  'scenario.S10.title': 'The wrong bags',
  'scenario.S10.new': 'Steal items of other colours, and leave through exits of other colours.',
  'scenario.S10.before':
    'To steal, every hero must be on an item that isn’t its own colour. Then every hero leaves through an exit that isn’t its own colour, and stays there. Each exit takes one hero, so share them out wisely.',
  'scenario.S11.title': 'Under reconstruction',
  'scenario.S11.new': 'Until the theft, each flip takes two tiles out of the mall.',
  'scenario.S11.before':
    'After each flip before the theft, you take two tiles out of the mall while the sand keeps running. A tile can only go if it’s empty, isn’t tile 1 and cuts nothing off. Removed tiles go under the deck. If no two can go, you lose.',
  'scenario.S12.title': 'Gestures only',
  'scenario.S12.new': 'When you’d normally talk, you can only use gestures.',
  'scenario.S12.before':
    'After a flip, or when the elf explores, you can use any gestures you like, but no speaking and no writing. Agree on a few signs now: there won’t be any words later.',
  'scenario.S13.title': 'Two dimensions',
  'scenario.S13.new': 'Two malls that never meet. Only the vortex connects them.',
  'scenario.S13.before':
    'The dwarf and elf start on tile 1, the barbarian and mage on tile 3, in the other dimension. To cross over, a hero goes from a vortex of its colour to one on the other side. All four can never be in the same dimension. The deck is face up.',
  'scenario.S14.title': 'Not a word',
  'scenario.S14.new': 'No talking at any time. You still have your stare and the red pawn.',
  'scenario.S14.before':
    'This time, no flip and no elf lets you talk. You still have your eyes and the red pawn. If there’s anything to say, say it now.',
  'scenario.S15.title': 'Just your eyes',
  'scenario.S15.new': 'No talking and no red pawn. All you have is your stare.',
  'scenario.S15.before':
    'It doesn’t get any quieter: no talking at any time, and the red pawn stays in the box. All you have is your stare. If there’s anything to say, say it now.',
  'scenario.S16.title': 'On foot',
  'scenario.S16.new': 'The vortex is out of service for the whole game.',
  'scenario.S16.before':
    'Nobody can use the vortex, right from the start. Distances get long and escalators precious. Don’t leave a hero stranded at the far end of the mall.',
  'scenario.S17.title': 'Keep apart',
  'scenario.S17.new': 'Never two heroes on the same tile, except on tile 1.',
  'scenario.S17.before':
    'A tile with a hero on it is closed to all the others, even for passing through. Only tile 1 takes any number. Heroes who reach their exits stay there and keep the tile closed, so think about who leaves first.',
} as const;

// What the screens say about the expansion: choosing, lobby, goals, end.
export default {
  'refusal.NoTeammatesHere': 'Teammates can’t play Maximum Security yet. Remove them first.',

  'stage.intro': 'To start with',
  'stage.mix': 'Your own mix',
  'stage.mix.about': 'Add modules in this order or any other. Helpers make it easier, challenges harder.',
  'stage.mix.none': 'Pick at least one module.',
  'stage.mix.upto': 'Modules 1 to {number}',
  'stage.mix.all': 'All thirteen',
  'stage.mix.count': '{challenges} of 6 challenges, {helpers} of 7 helpers',
  'stage.mix.level.easy': 'A quiet night',
  'stage.mix.level.fair': 'A fair fight',
  'stage.mix.level.tough': 'Tough',
  'stage.mix.level.merciless': 'Merciless',
  'stage.mix.guards': 'Reinforcement guards',
  'stage.mix.wide': 'Add tiles 13 to 24',
  'stage.mix.wide.note': 'The mall gets much bigger. Not recommended.',
  'stage.mix.closed': 'Tile 8* instead of tile 8',
  'stage.mix.closed.note':
    'Walls all round: you can only get in through shafts and breaches. It has a crystal ball and a code.',
  'stage.mix.rules': 'With the rules of',
  'stage.mix.rules.usual': 'all permanent rules',
  'stage.mix.kept': 'The table is still set to your last choice that worked.',
  'stage.flaw.ModuleNeedsAModule.M5':
    'The guard room needs something that catches heroes: add the guard, the beholder, reinforcements or the sensor.',
  'stage.flaw.ModuleNeedsAModule.M12': 'The control room moves guards: add the guard or reinforcements.',
  'stage.flaw.ModuleNeedsTheVortex.M12': 'The control room uses the vortex, which is out of service in scenario 16.',

  'stage.hardcore': 'Hardcore mode',
  'stage.hardcore.earned': 'Hardcore goal met.',
  'stage.hardcore.missed': 'You won, but missed the hardcore goal.',
  'stage.won': 'You met the goal, and nobody saw a thing.',
  'stage.goal': 'Goal',
  'stage.goal.usual': 'All four heroes: items, theft, exits.',
  'stage.goal.half': 'Halfway there',
  'stage.goal.hide': 'Hide the goal',
  'stage.goal.show': 'Show the goal',
  'stage.modules': 'In play',
  'stage.no_teammates':
    'Teammates can’t play Maximum Security yet. If someone leaves, only people can take their seat.',
  'stage.practice': 'Maximum Security tutorials',
  'stage.practice.text': 'Short games, each with its own goal. Solo and offline, without hints.',
} as const;

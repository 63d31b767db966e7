import type { Rules } from './rules';

// Scenario 7: all permanent rules are on.
export const testRules: Rules = {
  items: 'own',
  exits: 'own',
  talk: 'windows',
  do_something: 'everybody',
  vortex: 'works',
  groups: 'allowed',
  deck_face: 'down',
  pass_action_tiles: 'yes',
  loudspeakers: 'yes',
  dwarf_passages: 'yes',
  crystal_balls: 'yes',
  cameras: 'yes',
  leader: 'no',
  rearrangement: 'no',
  two_dimensions: 'no',
};

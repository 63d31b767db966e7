// The printed scenario whose picture shows best what a rule does when it isn't the usual one.
import type { Switch } from './custom_scenario';

export const rulePictures: Readonly<Record<Switch, string>> = {
  items: 'S10',
  exits: 'S2',
  talk: 'S14',
  do_something: 'S15',
  vortex: 'S16',
  groups: 'S17',
  deck_face: 'S8',
  pass_action_tiles: 'S3',
  loudspeakers: 'S4',
  dwarf_passages: 'S4',
  crystal_balls: 'S5',
  cameras: 'S6',
  leader: 'S9',
  rearrangement: 'S11',
  two_dimensions: 'S13',
};

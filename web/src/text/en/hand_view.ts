// The hand view: large buttons on a phone while the big screen shows the mall.
export default {
  'hand.tile': 'Your actions',
  'hand.mall.show': 'Show the mall here',
  'hand.mall.hide': 'Hide the mall here',
  'hand.where': 'Where to? Choose a number.',
  'hand.number': 'Number {number}',
  'hand.whom': 'Who needs to act?',
  'hand.red_pawn': 'The red pawn is in front of you.',
} as const;

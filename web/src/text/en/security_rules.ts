// The texts around the expansion's rule pages; the pages themselves are in rule_book/.
export default {
  'rules.goal': 'Goal',
  'rules.setup': 'Modules: {modules}. Tiles in the deck: {deck}.',
  'rules.hardcore': 'Hardcore',
} as const;

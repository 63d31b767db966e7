// The words around the rule pages of the expansion; the pages themselves are in rules_pages.
export default {
  'rules.goal': 'Goal',
  'rules.setup': 'Modules: {modules}. Tiles in the deck: {deck}.',
  'rules.hardcore': 'Hardcore',
} as const;

export default {
  'rules.goal': 'Objectif',
  'rules.setup': 'Modules\u00a0: {modules}. Tuiles de la pioche\u00a0: {deck}.',
  'rules.hardcore': 'En hardcore',
};

export default {
  'rules.goal': 'Objetivo',
  'rules.setup': 'Módulos: {modules}. Losetas del mazo: {deck}.',
  'rules.hardcore': 'Extremo',
};

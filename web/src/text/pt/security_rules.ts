export default {
  'rules.goal': 'Objetivo',
  'rules.setup': 'Módulos: {modules}. Peças no monte: {deck}.',
  'rules.hardcore': 'Hardcore',
};

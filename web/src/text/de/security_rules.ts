export default {
  'rules.goal': 'Ziel',
  'rules.setup': 'Module: {modules}. Plättchen im Stapel: {deck}.',
  'rules.hardcore': 'Hardcore',
};

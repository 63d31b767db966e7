export default {
  'rules.goal': 'Obiettivo',
  'rules.setup': 'Moduli: {modules}. Tessere nel mazzo: {deck}.',
  'rules.hardcore': 'Hardcore',
};

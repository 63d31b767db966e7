// Texts that are the same in English: names, and words that one language has taken from the other. Only checks read this.
export default [
  'Gamepad {number}',
  ...['Magic Maze Online', 'ABC 234', 'Name', 'Chat', 'Code', 'Dimension 1', 'Dimension 2'],
  ...['orange', 'Pause', 'Sensor', 'Sand', 'Standard', 'Vibration', 'Temperament', 'magicmaze forget {link}'],
  ...['Hardcore', 'Tutorial {number}', 'Tutorial {number}: {title}'],
  'Maximum Security',
  '13. Sensor',
] as readonly string[];

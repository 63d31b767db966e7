// Texts that are the same in English: names, and words that one language has taken from the other. Only checks read this.
export default [
  ...['Magic Maze Online', 'ABC 234', '{minutes}\u00a0min', 'bot', 'Chat', 'No.', 'Sensor', 'magicmaze forget {link}'],
  ...['Tutorial {number}', 'Tutorial {number}: {title}'],
  'Maximum Security',
  '13. Sensor',
] as readonly string[];

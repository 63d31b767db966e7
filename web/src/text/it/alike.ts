// Texts that are the same in English: names, and words that one language has taken from the other. Only checks read this.
export default [
  ...[
    'Magic Maze Online',
    'ABC 234',
    '{minutes}\u00a0min',
    'bot',
    'host',
    'Chat',
    'Privacy',
    'No.',
    'Home',
    'Menu',
    'Beholder',
    'hardcore',
    'Hardcore',
    'wow',
  ],
  ...[
    'Scenario',
    'Scenario {number}',
    'Scenario {number}: {title}',
    'Tutorial {number}',
    'Tutorial {number}: {title}',
    'magicmaze forget {link}',
  ],
  'Maximum Security',
  '8. Beholder',
] as readonly string[];

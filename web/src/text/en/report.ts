// A bug report: what it says, and what becomes of it.
export default {
  'report.title': 'Report a bug',
  'report.words': 'What happened?',
  'report.words.placeholder': 'What you did, what you expected, what you saw instead.',
  'report.what': 'The report says which version and browser this is, the last errors, and the game as everybody saw it. Names and the table’s code are left out.',
  'report.where': 'Nothing is sent. Save the file or copy the text, and give it to whoever runs this server or to the project.',
  'report.save': 'Save as a file',
  'report.copy': 'Copy the text',
  'report.copied': 'Report copied',
  'report.by_hand': 'This browser copies only on https: mark the text and copy it by hand.',
  'report.show': 'Show the whole report',
} as const;

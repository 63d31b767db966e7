// A bug report: what it contains, and what you can do with it.
export default {
  'report.title': 'Report a bug',
  'report.words': 'What happened?',
  'report.words.placeholder': 'What you did, what you expected, what happened instead.',
  'report.what':
    'The report includes the version, your browser, the latest errors and the game as everyone saw it. It leaves out names and the table code.',
  'report.where':
    'Nothing is sent. Save the file or copy the text, and give it to whoever runs this server or to the project.',
  'report.save': 'Save as a file',
  'report.copy': 'Copy the text',
  'report.copied': 'Report copied',
  'report.by_hand': 'Copying needs HTTPS. Select the text and copy it yourself.',
  'report.show': 'Show the whole report',
} as const;

export default {
  'report.title': 'Fehler melden',
  'report.words': 'Was ist passiert?',
  'report.words.placeholder': 'Was du getan hast, was du erwartet hast, was stattdessen kam.',
  'report.what': 'Der Bericht nennt Version und Browser, die letzten Fehler und das Spiel, wie alle es gesehen haben. Namen und der Code des Tisches stehen nicht darin.',
  'report.where': 'Nichts wird verschickt. Sichere die Datei oder kopiere den Text, und gib ihn denen, die diesen Server betreiben, oder dem Projekt.',
  'report.save': 'Als Datei sichern',
  'report.copy': 'Text kopieren',
  'report.copied': 'Bericht kopiert',
  'report.by_hand': 'Dieser Browser kopiert nur mit https: markiere den Text und kopiere ihn von Hand.',
  'report.show': 'Den ganzen Bericht zeigen',
};

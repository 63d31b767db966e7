export default {
  'report.title': 'Fehler melden',
  'report.words': 'Was ist passiert?',
  'report.words.placeholder': 'Was hast du getan, was hast du erwartet, und was ist stattdessen passiert?',
  'report.what':
    'Der Bericht enthält die Version, deinen Browser, die letzten Fehler und das Spiel, wie es alle gesehen haben. Namen und der Code des Tisches stehen nicht darin.',
  'report.where':
    'Nichts wird verschickt. Speichere den Bericht als Datei oder kopiere seinen Text und gib ihn den Leuten, die diesen Server betreiben, oder dem Projekt.',
  'report.save': 'Als Datei speichern',
  'report.copy': 'Text kopieren',
  'report.copied': 'Bericht kopiert',
  'report.by_hand': 'Kopieren geht nur mit HTTPS. Markiere den Text und kopiere ihn selbst.',
  'report.show': 'Ganzen Bericht zeigen',
};

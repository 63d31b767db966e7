export default {
  'report.title': 'Segnala un errore',
  'report.words': 'Che cosa è successo?',
  'report.words.placeholder': 'Cosa hai fatto, cosa ti aspettavi, cosa è successo invece.',
  'report.what':
    'La segnalazione contiene la versione, il tuo browser, gli ultimi errori e la partita come l’avete vista. Non contiene né i nomi né il codice del tavolo.',
  'report.where':
    'Non viene inviato niente. Salva il file o copia il testo e dallo a chi gestisce questo server o al progetto.',
  'report.save': 'Salva su file',
  'report.copy': 'Copia il testo',
  'report.copied': 'Segnalazione copiata',
  'report.by_hand': 'Per copiare serve HTTPS. Seleziona il testo e copialo tu.',
  'report.show': 'Mostra tutta la segnalazione',
};

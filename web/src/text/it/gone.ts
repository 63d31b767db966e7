export default {
  'gone.left.title': 'Hai lasciato il tavolo',
  'gone.left.text': 'Il tuo posto è libero per qualcun altro. Con lo stesso link puoi tornare.',
  'gone.removed.title': 'L’host ti ha rimosso',
  'gone.removed.text':
    'Hai perso il posto e non puoi tornare finché l’host non ti fa entrare. Se è stato un errore, parlane con l’host.',
  'gone.closed.title': 'Questo tavolo è chiuso',
  'gone.closed.text': 'Un tavolo chiude quando per un po’ non c’è nessuno. Aprine uno nuovo e condividi il link.',
  'gone.no_such_table.title': 'Il tavolo {code} non esiste',
  'gone.no_such_table.text':
    'Forse è stato chiuso, o c’è un errore nel codice. I codici non contengono mai 0, O, 1, I o L.',
  'gone.table_full.title': 'Il tavolo è al completo',
  'gone.table_full.text':
    'Qui ci sono già quaranta persone, compreso chi guarda. Chiedi a qualcuno di farti posto, o apri un tavolo tuo.',
  'gone.table_locked.title': 'Il tavolo è bloccato',
  'gone.table_locked.text': 'Per ora l’host non fa entrare nessun altro. Chiedi di sbloccare il tavolo, poi riprova.',
  'gone.kept_out.title': 'L’host ti ha fatto uscire',
  'gone.kept_out.text':
    'Non puoi tornare a questo tavolo finché l’host non ti fa entrare. Se è stato un errore, parlane con l’host.',
  'gone.banned.title': 'L’accesso a questo server ti è vietato',
  'gone.banned.text':
    'Se pensi che sia un errore, scrivi a chi gestisce questo server. Puoi ancora allenarti, e le tue partite finite restano come sono.',
  'gone.server_full.title': 'Il server è pieno',
  'gone.server_full.text':
    'In questo momento qui gioca troppa gente. Riprova tra qualche minuto. Intanto puoi allenarti.',
  'gone.name_not_allowed.title': 'Questo nome non va bene',
  'gone.name_not_allowed.text': 'Usa da 1 a 24 caratteri visibili.',
  'gone.old_page.title': 'C’è una nuova versione',
  'gone.old_page.text':
    'Da quando hai caricato questa pagina il server è stato aggiornato. Ricaricala per continuare. Il tuo posto resta tuo.',
  'gone.refused.title': 'Non è stato possibile entrare',
  'gone.refused.text': 'Il server ha detto di no e questa pagina non sa perché. Riprova tra poco.',
  'gone.replaced.title': 'Stai giocando in un’altra scheda',
  'gone.replaced.text':
    'Hai aperto questo tavolo in un’altra finestra o su un altro dispositivo. Si può giocare da una finestra sola.',
  'gone.replaced.back': 'Riprendi il posto',
  'gone.restarting.title': 'Il server si sta riavviando',
  'gone.restarting.text': 'La tua partita è salva. La connessione riprenderà da sola.',
  'gone.offline.title': 'Nessuna connessione',
  'gone.offline.text': 'Il server non risponde. Questa pagina continua a provare. Intanto puoi allenarti.',
  'gone.nowhere.title': 'Dietro questa porta non c’è niente',
  'gone.nowhere.text': 'In questo centro commerciale «{path}» non si trova. Controlla l’indirizzo.',
  'gone.engine.title': 'Le regole non si sono caricate',
  'gone.engine.text': 'Manca un pezzo di questa pagina, o il browser è troppo vecchio. Spesso basta ricaricare.',
  'gone.broken.title': 'In questa pagina si è rotto qualcosa',
  'gone.broken.text': 'È colpa nostra. Ricarica la pagina: il tuo posto e la tua partita sono al sicuro sul server.',
  'gone.home': 'Home',
  'gone.again': 'Riprova',
  'gone.reload': 'Ricarica',
  'gone.rejoin': 'Rientra',
  'gone.open': 'Apri un nuovo tavolo',
  'gone.practice': 'Allenati',
  'missing.title': 'Questa parte non si è caricata',
  'missing.text':
    'Forse c’è una versione più recente, o manca la connessione. Se stai giocando, il tuo posto resta tuo.',
};

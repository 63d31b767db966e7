import type { BigScreenKey } from '../big_screen';

export default {
  'screen.title': 'Grande schermo',
  'screen.sit': 'Inquadra il codice e siediti',
  'screen.watch': 'Inquadra il codice e guarda',
  'screen.enter': 'Oppure inserisci questo codice su {address}',
  'screen.hands': 'Il centro commerciale appare qui. Giocate con il telefono.',
  'screen.nobody': 'Qui non c’è ancora nessuno.',
  'screen.sound': 'Un clic o un tasto: audio e schermo intero',
  'screen.sound.short': 'Clic per l’audio',
  'screen.reconnecting': 'Questo schermo si ricollega da solo.',
  'screen.offline': 'Il server non è raggiungibile. Questo schermo continua a provare.',
  'screen.removed.title': 'L’host ha rimosso questo schermo',
  'screen.removed': 'L’host può farlo rientrare dall’elenco delle persone.',
  'screen.replaced.title': 'Il tavolo è aperto in un’altra finestra',
  'screen.replaced': 'Chiudi l’altra finestra e ricarica questa pagina per vederlo qui.',
  'screen.locked': 'Questo schermo entrerà appena l’host sbloccherà il tavolo.',
  'screen.full': 'Questo schermo entrerà appena ci sarà posto.',
  'screen.refused.title': 'Questo schermo non è riuscito a entrare',
  'screen.refused': 'Continua a provare.',
  'screen.old_page': 'Questo schermo si ricarica da solo.',
  'screen.open.text':
    'Apri questo indirizzo su un televisore, o su uno schermo che tutti vedono. Mostra il centro commerciale, la sabbia e chi siede dove, e voi giocate con il telefono.',
  'screen.open.here': 'Apri in una nuova scheda',
  'screen.open.qr': 'Codice QR con l’indirizzo del grande schermo',
} as const satisfies Readonly<Record<BigScreenKey, string>>;

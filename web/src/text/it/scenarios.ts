export default {
  'scenario.number': 'Scenario {number}',
  'scenario.campaign': 'La campagna',
  'scenario.campaign.about': 'Sette colpi, ognuno con una novità. Niente è bloccato: ripeti o salta come vuoi.',
  'scenario.challenges': 'Le sfide',
  'scenario.challenges.about':
    'Tutto quello che avete imparato, con una cosa diversa. In qualsiasi ordine, da 12 a 24 tessere.',
  'scenario.own': 'Scenario personalizzato',
  'scenario.before': 'Prima di iniziare',
  'scenario.new': 'Le novità',

  'goal.title': 'Obiettivo',
  'goal.items.own': 'Ogni eroe sull’oggetto del suo colore',
  'goal.items.foreign': 'Ogni eroe su un oggetto di un altro colore',
  'goal.theft': 'Rubare tutto',
  'goal.exits.one': 'Tutti dall’uscita viola',
  'goal.exits.own': 'Ognuno dall’uscita del suo colore',
  'goal.exits.foreign': 'Ognuno da un’uscita di un altro colore',

  'scenario.S1.title': 'Il primo colpo',
  'scenario.S1.new': 'Tutti gli eroi scappano dalla stessa uscita, quella viola.',
  'scenario.S1.before':
    'Portate i quattro eroi sugli oggetti dei loro colori, rubate, poi fateli scappare tutti dall’uscita viola. Il centro commerciale è piccolo: nove tessere. Per questa partita potete decidere di parlare per tutto il tempo.',
  'scenario.S2.title': 'A ognuno la sua porta',
  'scenario.S2.new': 'Ogni eroe scappa dall’uscita del suo colore.',
  'scenario.S2.before':
    'Ora ci sono quattro uscite, e ogni eroe può usare solo quella del suo colore. Il mazzo ha tre tessere in più. D’ora in poi nessuno parla finché non si gira la clessidra.',
  'scenario.S3.title': 'Cambio di turno',
  'scenario.S3.new': 'Ogni volta che si gira la clessidra, le tessere azione passano di un posto a sinistra.',
  'scenario.S3.before':
    'A ogni giro di clessidra la tua tessera azione va a chi siede alla tua sinistra, e tu ricevi quella di chi siede a destra. Guarda le nuove azioni prima che qualcuno si muova. Finché nessuno agisce, potete parlare.',
  'scenario.S4.title': 'Varchi e bisbigli',
  'scenario.S4.new': 'Il nano attraversa i muri arancioni. Quando l’elfo esplora, potete parlare.',
  'scenario.S4.before':
    'I piccoli varchi nei muri arancioni sono porte per il nano e muri per gli altri. Quando esplorate con l’elfo, potete parlare finché qualcuno non agisce. Le tessere sono quattordici in tutto.',
  'scenario.S5.title': 'La sfera di cristallo',
  'scenario.S5.new': 'Da una sfera di cristallo, la maga aggiunge fino a due tessere dove volete.',
  'scenario.S5.before':
    'Mentre la maga è su una sfera di cristallo, chi ha Esplora può aggiungere fino a due tessere a bordi inesplorati di qualsiasi colore. Ogni sfera funziona una volta. Si comincia sull’altro lato della tessera 1, senza vortice. La tessera 15, con la prima sfera, arriva per prima.',
  'scenario.S6.title': 'Sorridi alla telecamera',
  'scenario.S6.new': 'Due telecamere attive bloccano le caselle clessidra. Il barbaro le spegne.',
  'scenario.S6.before':
    'Finché due telecamere sono attive, nessuno può andare su una casella clessidra. Il barbaro mette fuori servizio una telecamera fermandosi sopra. Due delle diciassette tessere hanno una telecamera.',
  'scenario.S7.title': 'Tutti gli occhi su di voi',
  'scenario.S7.new': 'Quattro telecamere, nessuna regola nuova. Se ve la sentite, salite fino a 24 tessere.',
  'scenario.S7.before':
    'Tutto quello che avete imparato, con quattro telecamere e almeno diciannove tessere. Potete usare l’uno o l’altro lato della tessera 1. Con due telecamere scoperte, le caselle clessidra sono bloccate finché non ne resta attiva al massimo una.',

  'scenario.S8.title': 'Carte in tavola',
  'scenario.S8.new': 'Il mazzo è scoperto: si vede sempre la prossima tessera.',
  'scenario.S8.before':
    'Vedete sempre quale tessera sta per arrivare. Prima di esplorare, pensateci: dove conviene? Lo decide chi esplora, scegliendo l’eroe.',
  'scenario.S9.title': 'Seguite il leader',
  'scenario.S9.new': 'Una persona non ha tessera azione, ma è l’unica a usare la pedina rossa.',
  'scenario.S9.before':
    'Da tre a nove persone. Chi fa da leader non ha azioni: solo la pedina rossa e uno sguardo deciso. Chi riceve la pedina non può passarla. Le tessere azione cambiano posto a ogni giro, quindi cambia anche il leader.',
  'scenario.S10.title': 'Le borse sbagliate',
  'scenario.S10.new': 'Rubate oggetti di un altro colore e scappate da uscite di un altro colore.',
  'scenario.S10.before':
    'Per rubare, ogni eroe deve essere su un oggetto che non è del suo colore. Poi ogni eroe scappa da un’uscita che non è del suo colore, e resta lì. Ogni uscita vale per un solo eroe: dividetevele con giudizio.',
  'scenario.S11.title': 'Lavori in corso',
  'scenario.S11.new': 'Fino al furto, ogni giro toglie due tessere dal centro commerciale.',
  'scenario.S11.before':
    'Prima del furto, dopo ogni giro togliete due tessere mentre la sabbia continua a scorrere. Una tessera si toglie solo se è vuota, se non è la 1 e se non isola niente. Se non se ne possono togliere due, avete perso. Quelle tolte tornano in fondo al mazzo.',
  'scenario.S12.title': 'Solo gesti',
  'scenario.S12.new': 'Quando di solito si parla, si possono usare solo i gesti.',
  'scenario.S12.before':
    'Dopo un giro, o quando l’elfo esplora, potete fare tutti i gesti che volete, ma niente parole, né dette né scritte. Mettetevi d’accordo adesso su qualche segno: dopo non potrete più parlarne.',
  'scenario.S13.title': 'Due dimensioni',
  'scenario.S13.new': 'Due centri commerciali che non si toccano mai. Li unisce solo il vortice.',
  'scenario.S13.before':
    'Nano ed elfo cominciano sulla tessera 1, barbaro e maga sulla 3, nell’altra dimensione. Per passare, un eroe va da un vortice del suo colore a uno dall’altra parte. I quattro non possono mai stare tutti nella stessa dimensione. Il mazzo è scoperto.',
  'scenario.S14.title': 'Neanche una parola',
  'scenario.S14.new': 'Non si parla mai. Vi restano gli sguardi e la pedina rossa.',
  'scenario.S14.before':
    'Stavolta né un giro né l’elfo vi lasciano parlare. Vi restano gli occhi e la pedina rossa. Se avete qualcosa da dire, ditelo adesso.',
  'scenario.S15.title': 'Solo gli occhi',
  'scenario.S15.new': 'Niente parole e niente pedina rossa. Vi restano solo gli sguardi.',
  'scenario.S15.before':
    'Più silenzio di così non si può: non si parla mai e la pedina rossa resta nella scatola. Avete solo gli sguardi. Se c’è qualcosa da dire, ditelo adesso.',
  'scenario.S16.title': 'A piedi',
  'scenario.S16.new': 'Il vortice è fuori servizio per tutta la partita.',
  'scenario.S16.before':
    'Nessuno può usare il vortice, fin dall’inizio. Le distanze si allungano e le scale mobili diventano preziose. Non lasciate un eroe isolato in fondo al centro commerciale.',
  'scenario.S17.title': 'A distanza',
  'scenario.S17.new': 'Mai due eroi sulla stessa tessera, tranne che sulla 1.',
  'scenario.S17.before':
    'Una tessera con un eroe è chiusa a tutti gli altri, anche solo per passarci. Soltanto la tessera 1 ne accoglie quanti volete. Gli eroi arrivati alle uscite restano lì e tengono chiusa la tessera: pensate bene a chi esce per primo.',
};

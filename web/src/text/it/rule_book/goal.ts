import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'L’obiettivo',
  lead: 'Quattro eroi al verde, un centro commerciale dopo la chiusura, tre minuti di sabbia.',
  articles: [
    {
      id: 'plan',
      title: 'Il piano',
      paragraphs: [
        tell(
          'Giocate insieme. Prima esplorate il centro commerciale. Poi portate i quattro eroi sugli oggetti dei loro colori. Infine rubate, scatta l’allarme e correte alle uscite.',
        ),
        tell(
          'Vincete nel momento in cui esce l’ultimo dei quattro eroi. Se prima cade l’ultimo granello di sabbia, perdete insieme.',
          'B-EXIT-2',
        ),
        tell(
          'Gli eroi non sono di nessuno. Ognuno di voi ha una tessera azione con alcune azioni, e può usarle con ogni eroe. Nessuno può fare tutto, quindi nessuno può farcela per conto suo.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'I quattro eroi',
      scene: 'heroes',
      caption: 'Barbaro con la spada, maga con l’ampolla, elfo con l’arco, nano con l’ascia.',
      paragraphs: [
        tell(
          'Il barbaro è giallo e porta una spada. La maga è viola con un’ampolla, l’elfo è verde con un arco, il nano è arancione con un’ascia. Colore e simbolo vanno sempre insieme, quindi non serve mai distinguere i colori.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'Cosa c’è sul tavolo',
      paragraphs: [
        tell(
          'Il centro commerciale è fatto di 24 tessere di quattro quadrati per quattro. Si comincia sempre dalla tessera 1, che ha due lati, 1a e 1b. I quadrati con negozi, fontane e siepi sono scenografia: lì non va mai nessuno.',
          'B-COMP-1',
        ),
        tell(
          'Ci sono una clessidra da tre minuti, una tessera Furto a due facce, una pedina rossa chiamata «Fai qualcosa!», dei segnalini Fuori servizio e una tessera azione a testa.',
          'B-COMP-2',
        ),
        tell('Ogni partita ha esattamente quattro caselle clessidra: sulle tessere 1, 3, 4 e 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'Preparazione',
      paragraphs: [
        tell(
          'Lo scenario dice quale lato della tessera 1 si usa e quali tessere sono nel mazzo. Il mazzo è mescolato e coperto, a meno che lo scenario non dica altro.',
          'B-SETUP-1',
        ),
        tell('Gli eroi cominciano sulle quattro caselle centrali della tessera 1, in ordine casuale.', 'B-SETUP-2'),
        tell(
          'Le tessere azione da usare dipendono da quante persone giocano, da una a otto (nove nello scenario 9). Ne ricevete una a testa, a caso. Le vedete tutte, in ogni momento.',
          'B-SETUP-3',
        ),
        tell(
          'Il nord è in alto per ogni posto, per tutta la partita. Una tessera può essere ruotata quando si piazza, ma le direzioni delle tue azioni non ruotano mai con lei.',
          'B-SETUP-4',
        ),
        tell(
          'Da cinque persone in su, alcune direzioni sono doppie. Le due persone con la stessa direzione siedono il più lontano possibile.',
          'B-SETUP-6',
        ),
        tell(
          'Prima di iniziare potete parlare quanto volete. Quando tutto il tavolo ha dato l’ok, c’è un breve conto alla rovescia. Poi la sabbia scorre e si smette di parlare. Fino ad allora potete ancora cambiare qualsiasi cosa al tavolo.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Scenari da 1 a 7',
  lead: 'Una regola nuova alla volta. Ognuna resta per tutti gli scenari successivi.',
  articles: [
    {
      id: 'path',
      title: 'L’ordine',
      paragraphs: [
        tell(
          'Gli scenari da 1 a 7 sono pensati per essere giocati in quest’ordine, ma niente è bloccato. Se uno va male, riprovate o saltatelo.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Tessera 1 sul lato a, tessere da 2 a 9 nel mazzo.', 'S1-1'),
        tell('Tutti e quattro gli eroi scappano dall’unica uscita, quella viola.', 'S1-2'),
        tell(
          'Gli altoparlanti non fanno ancora niente, quindi esplorare con l’elfo non vi lascia parlare. Le tessere azione restano dove sono.',
          'S1-3',
        ),
        tell('Se siete d’accordo, potete parlare per tutta la partita.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('Da qui in poi, ogni eroe deve scappare dall’uscita del suo colore.', 'S2-1'),
        tell('Tessera 1 sul lato a, tessere da 2 a 12 nel mazzo. Gli altoparlanti non fanno ancora niente.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'Da qui in poi, se giocate almeno in due: ogni volta che si gira la clessidra, ognuno di voi passa la sua tessera azione a sinistra, a chi segue in senso orario.',
          'S3-1',
        ),
        tell('Tessera 1 sul lato a, tessere da 2 a 12 nel mazzo. Gli altoparlanti non fanno ancora niente.', 'S3-2'),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'Il nano sguscia attraverso il muro arancione. Il barbaro deve fare il giro lungo.',
      paragraphs: [
        tell(
          'Da qui in poi, il nano può passare per i piccoli varchi nei muri arancioni, nei due sensi. Per gli altri sono muri.',
          'S4-1',
        ),
        tell(
          'Da qui in poi, potete parlare quando si esplora una tessera con l’elfo, proprio come dopo un giro: la prima azione chiude il discorso.',
          'S4-2',
        ),
        tell(
          'Potete parlare quando la tessera è piazzata, e solo se è stata esplorata da una casella esplorazione verde con sopra l’elfo. Gli altri modi di aggiungere tessere non contano.',
          'R-9',
        ),
        tell('Tessera 1 sul lato a, tessere da 2 a 14 nel mazzo.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption:
        'La maga è sulla sfera di cristallo: le tessere possono andare a bordi inesplorati di qualsiasi colore, anche senza un eroe.',
      paragraphs: [
        tell('Tessera 1 sul lato b, tessere da 2 a 14 nel mazzo, con la tessera 15 in cima.', 'S5-1'),
        tell(
          'Da qui in poi: mentre la maga è su una sfera di cristallo che funziona, chi esplora può aggiungere fino a due tessere a bordi inesplorati di qualsiasi colore, anche senza un eroe. La seconda può andare accanto alla prima.',
          'S5-2',
        ),
        tell('Non c’è fretta, finché la maga resta sulla casella.', 'S5-3'),
        tell(
          'La prima tessera può arrivare in qualsiasi momento, finché la maga è lì. La seconda va pescata prima che la maga si muova e prima che chi esplora faccia altro. Una volta pescata, aspetta, e la maga deve restare finché non è piazzata. Prima della prima tessera la sfera non si consuma, qualunque cosa succeda.',
          'R-8',
        ),
        tell('Dopo una o due tessere, la sfera è fuori servizio.', 'S5-4'),
        tell('Quando un altro eroe si ferma su una sfera di cristallo, non succede niente.', 'S5-5'),
        tell(
          'Se un posto si può esplorare in più modi, viene prima una sfera già in uso, poi un eroe di quel colore che si trova lì, poi una sfera non usata. Con il mazzo finito, una sfera non fa niente e non si consuma.',
          'R-40',
          'R-45',
        ),
      ],
    },
    {
      id: 's6',
      title: '',
      scenario: 6,
      scene: 'camera',
      caption: 'Il barbaro raggiunge la telecamera e la copre con un segnalino: una telecamera in meno.',
      paragraphs: [
        tell(
          'Tessera 1 sul lato b, tessere da 2 a 17 nel mazzo, due delle quali con una telecamera di sorveglianza.',
          'S6-1',
        ),
        tell(
          'Da qui in poi: mentre due o più telecamere sono attive, nessun eroe può andare su una casella clessidra. Una telecamera è attiva da quando viene rivelata a quando riceve un segnalino Fuori servizio.',
          'S6-2',
        ),
        tell(
          'Vale per ogni casella clessidra, usata o no, e per qualsiasi modo di arrivarci. Un eroe che c’è già può restare, e può andarsene.',
          'R-2',
        ),
        tell(
          'Il barbaro spegne una telecamera andandoci sopra. Quando ci si ferma un altro eroe, non succede niente.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell(
          'Tessera 1 sul lato b, tessere da 2 a 19 nel mazzo, quattro telecamere, nessuna regola nuova.',
          'S7-1',
          'R-95',
        ),
        tell(
          'Aggiungete altre tessere una alla volta, fino a tutte e 24, con l’uno o l’altro lato della tessera 1.',
          'S7-2',
        ),
      ],
    },
  ],
};
export default campaign;

import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Scenari da 8 a 17',
  lead: 'Valgono tutte le regole viste finora, e ogni sfida ne cambia una.',
  articles: [
    {
      id: 'levels',
      title: 'Lato e livello',
      paragraphs: [
        tell(
          'Gli scenari da 8 a 17 usano tutte le regole degli scenari da 2 a 6, un lato a scelta della tessera 1 e un mazzo mescolato, a meno che non dicano altro.',
          'S-CHAL-1',
        ),
        tell('Il livello è il numero di tessere, da 12 a 24. Con meno, mancherebbe un’uscita.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('Il mazzo è scoperto. Si vede sempre quale tessera è la prossima.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'Si gioca da tre a nove. Usate le tessere azione per una persona in meno: una di voi, chi fa da leader, non ne ha.',
          'S9-1',
        ),
        tell('Solo chi fa da leader può usare la pedina rossa. Chi la riceve non può passarla.', 'S9-2'),
        tell(
          'A ogni giro le tessere azione passano come sempre, e con loro il posto vuoto: diventa leader la persona successiva. La pedina rossa resta dov’è.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'Il barbaro è sull’oggetto della maga: in questo scenario è proprio quello che serve.',
      paragraphs: [
        tell(
          'Per il furto, ogni eroe deve essere su un oggetto che non è del suo colore, tutti e quattro insieme.',
          'S10-1',
        ),
        tell(
          'Ogni eroe scappa da un’uscita che non è del suo colore. Ogni uscita vale per un solo eroe, che ci resta sopra.',
          'S10-2',
        ),
        tell(
          'L’oggetto e l’uscita di un eroe possono essere dello stesso colore, purché non sia il suo. Dopo il furto, un eroe su un’uscita di un altro colore è in salvo e non si muove più. Il gioco vi avverte quando le uscite rimaste non vanno più bene per gli eroi rimasti.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Prima del furto, ogni giro di clessidra toglie due tessere dal centro commerciale.', 'S11-1'),
        tell(
          'Una tessera si può togliere solo se non ha sopra né eroi né segnalini Fuori servizio, se non è la tessera 1 e se tutto il resto si può ancora raggiungere senza vortice.',
          'S11-2',
        ),
        tell('Se non ci sono due tessere che potete togliere, avete perso.', 'S11-3'),
        tell('Vanno coperte in fondo al mazzo, o diventano il nuovo mazzo, e si possono esplorare di nuovo.', 'S11-4'),
        tell(
          'Può scegliere chiunque. Le tessere si tolgono una dopo l’altra, e la prima deve lasciarne una seconda che si possa togliere. Finché non le avete tolte entrambe, potete solo parlare, e la sabbia continua a scorrere. «Raggiungere» significa a piedi e in scala mobile, senza i varchi del nano e senza contare le pedine. I lati rimasti liberi si possono esplorare di nuovo.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Quando normalmente potreste parlare, potete usare solo i gesti, niente linguaggio.', 'S12-1'),
        tell('Indicare, disegnare e fare smorfie sono gesti. Testo e voce sono linguaggio.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Nano ed elfo cominciano su due delle caselle centrali della tessera 1. La tessera 3 si mette a parte, e barbaro e maga cominciano lì. Le due dimensioni non sono mai collegate, dovunque aggiungiate tessere.',
          'S13-1',
        ),
        tell('Il mazzo è scoperto.', 'S13-2'),
        tell('I quattro eroi non possono mai stare tutti nella stessa dimensione.', 'S13-3'),
        tell(
          'Il vortice fa una cosa sola: porta un eroe da un vortice del suo colore a un vortice del suo colore nell’altra dimensione.',
          'S13-4',
        ),
        tell(
          'Le caselle della tessera 3 da cui cominciano barbaro e maga si scelgono prima della partita o a caso, e non attivano niente. Una tessera pescata può andare nell’una o nell’altra dimensione. Il divieto di stare in quattro in una dimensione vale solo finché tutti e quattro sono nel centro commerciale. E ricordate: dopo il furto nessuno può più cambiare dimensione.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Non si parla mai. Potete ancora fissare e usare la pedina rossa.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Non si parla mai, e non c’è la pedina rossa. Potete solo fissare.', 'S15-1')],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('Il vortice è fuori servizio per tutta la partita.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'L’elfo ha la tessera tutta per sé: il nano non può nemmeno attraversarla.',
      paragraphs: [
        tell(
          'Due eroi non possono mai stare sulla stessa tessera, tranne che sulla 1, che ne accoglie quanti volete.',
          'S17-1',
        ),
        tell(
          'Gli eroi che raggiungono la loro uscita sono in salvo. Ci restano sopra, non si muovono più e continuano a bloccare la tessera.',
          'S17-2',
        ),
        tell(
          'Vale per qualsiasi modo di arrivare, e anche per chi passa soltanto. C’è un’opzione che consente due eroi per tessera. Di solito è disattivata.',
          'R-22',
        ),
        tell(
          'Gli eroi in salvo che restano lì, qui e nello scenario 10, bloccano la loro casella per ogni pedina. Niente può muoverli.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Scenari personalizzati',
      paragraphs: [
        tell(
          'Potete comporre uno scenario vostro: il lato iniziale, le tessere, cosa sta in cima o in fondo al mazzo e quali regole sono attive o no. E gli date un nome.',
          'SX-1',
        ),
        tell('Ciò che non si potrebbe giocare o vincere viene rifiutato, con il motivo.', 'SX-2'),
        tell(
          'Per esempio: un mazzo senza tutti e quattro gli oggetti o senza le uscite necessarie; eroi che restano sulle uscite, ma una sola uscita per tutti; un leader con meno di tre persone o senza pedina rossa; parlare liberamente in uno scenario di silenzio.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

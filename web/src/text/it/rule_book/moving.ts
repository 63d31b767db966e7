import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Muoversi',
  lead: 'Dritto, con il vortice o in scala mobile. E nessuno attraversa nessuno.',
  articles: [
    {
      id: 'walk',
      title: 'Camminare',
      scene: 'walk',
      caption:
        'Il nano va a nord, poi a est fino al bordo arancione: due movimenti, di due persone se nessuna ha entrambe le direzioni.',
      paragraphs: [
        tell(
          'Un movimento porta un eroe nella direzione della tua freccia, di una o più caselle in linea retta. Decidi tu dove si ferma.',
          'B-MOVE-1',
        ),
        tell(
          'Lo fermano muri, scenografia, altre pedine e il limite della parte esplorata. Gli eroi non possono saltare niente né passare uno attraverso l’altro.',
          'B-MOVE-2',
        ),
        tell('Due pedine non stanno mai sulla stessa casella.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'In mezzo alla strada',
      scene: 'blocked',
      caption: 'La maga non può andare a nord perché c’è l’elfo. Prima qualcuno deve spostare l’elfo.',
      paragraphs: [
        tell(
          'Gli eroi possono fermarsi su qualsiasi casella di corridoio, comprese quelle di altri colori e quelle con un segnalino Fuori servizio.',
          'B-MOVE-8',
        ),
        tell(
          'Gli effetti si attivano dove finisce un movimento, non lungo la strada. Clessidre, oggetti, uscite, telecamere e sfere di cristallo sono tutti in fondo a vicoli ciechi, quindi è difficile attraversarne uno per sbaglio. Ciò che chiude un’intera tessera la chiude anche a chi passa soltanto.',
          'R-1',
        ),
        tell(
          'La clessidra si gira e la telecamera si spegne quando un eroe si ferma lì. Non serve un’altra azione.',
          'R-6',
        ),
        tell(
          'Non importa se un eroe arriva a piedi, in scala mobile o con il vortice: la casella funziona allo stesso modo. Non ha effetto solo quando è una regola a metterci l’eroe, come nella preparazione.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'Da tessera a tessera',
      scene: 'crossing',
      caption: 'Un passaggio esplorato è aperto a ogni eroe, nei due sensi.',
      paragraphs: [
        tell(
          'Dove si incontrano due lati aperti, ogni eroe può passare nei due sensi, di qualsiasi colore sia.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'Quando le tessere si incontrano',
      scene: 'meeting',
      caption: 'Qui nessuno ha esplorato, ma i due lati sono aperti: l’elfo passa.',
      paragraphs: [
        tell(
          'Formano un passaggio anche due caselle esplorazione che si incontrano per caso, dove nessuno ha esplorato.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Vicoli ciechi',
      scene: 'dead_end',
      caption: 'L’apertura dà sul muro della tessera vicina: di qui non si passa.',
      paragraphs: [
        tell('Dove un’apertura incontra un muro della tessera vicina, non si passa.', 'B-MOVE-5'),
        tell(
          'Un’apertura dietro la quale non c’è ancora niente è un bordo: nessuno passa finché non è esplorato.',
          'B-MOVE-7',
        ),
      ],
    },
    {
      id: 'vortex',
      title: 'Il vortice',
      scene: 'vortex',
      caption: 'Da qualsiasi punto a un vortice libero del proprio colore.',
      paragraphs: [
        tell(
          'L’azione del vortice porta un eroe qualsiasi, ovunque sia, a un vortice libero del suo colore nella parte esplorata.',
          'B-VORTEX-1',
        ),
        tell('Non serve che l’eroe parta da un vortice.', 'B-VORTEX-2'),
        tell('Non si può usare per mandare un eroe sulla casella dove si trova già.', 'R-5'),
        tell('Dopo il furto il vortice è spento per il resto della partita.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Scale mobili',
      scene: 'escalator',
      caption: 'Da un capo all’altro, in su o in giù.',
      paragraphs: [
        tell(
          'L’azione della scala mobile porta un eroe da un capo all’altro di una scala mobile, in su o in giù.',
          'B-ESC-1',
        ),
        tell('Nessuno si ferma a metà. Se all’altro capo c’è qualcuno, non si può usare.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;

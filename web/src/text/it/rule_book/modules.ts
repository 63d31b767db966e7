import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'I moduli',
  lead: 'Un trucco o un problema alla volta, nell’ordine consigliato.',
  articles: [
    {
      id: 'm1',
      title: '1. Guardia',
      scene: 'guard',
      caption:
        'La guardia sorveglia tutta la tessera 9*. La maga resta fuori finché qualcuno non allontana la guardia.',
      paragraphs: [
        tell(
          'La tessera 9* sostituisce la 9. Una guardia aspetta sulla tessera Furto e compare sulla casella della guardia quando si piazza la 9*.',
          'M1-1',
        ),
        tell(
          'Una guardia sorveglia l’intera tessera: nessun eroe può entrare in una tessera con una guardia o attraversarla, e nessuna guardia può entrare in una tessera con un eroe o attraversarla. La sala delle guardie cambia le cose.',
          'M1-2',
        ),
        tell(
          'Le guardie si muovono come gli eroi, con le frecce e la scala mobile della tua tessera azione. Non possono usare il vortice, i varchi del nano o i codici, ma possono passare le porte blindate nel senso delle frecce bianche.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Le guardie non attivano e non esplorano niente. Possono fermarsi su qualsiasi casella speciale, e lì sono d’intralcio come ogni altra pedina.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Segnalini antistress',
      paragraphs: [
        tell(
          'I segnalini sono sei: una clessidra, due scambi e tre altoparlanti. Chiunque può usarne uno in ogni momento. Poi si scarta.',
          'M2-1',
        ),
        named('Clessidra', 'Gira subito la clessidra, con tutto quel che segue un giro.', 'M2-2'),
        named('Scambio', 'Scambia la tua tessera azione con quella di un altro posto, che non può rifiutare.', 'M2-3'),
        named('Altoparlante', 'Potete parlare, come al solito fino alla prossima azione.', 'M2-4'),
        tell(
          'Un segnalino o un incantesimo che non cambierebbe niente viene rifiutato, e ve lo tenete: un altoparlante quando potete già parlare, o una scopa senza niente da spazzare.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Condotti di ventilazione',
      scene: 'shaft',
      caption:
        'Un’estremità è sotto il nano, l’altra dietro i muri della tessera 8*. D’ora in poi può entrarci chiunque.',
      paragraphs: [
        tell(
          'Le coppie sono due, una quadrata e una rotonda. Chiunque può piazzarne una in ogni momento: un’estremità sotto il nano, l’altra su una casella vuota del centro commerciale.',
          'M3-1',
        ),
        tell(
          'Chiunque può muovere un eroe da un’estremità all’altra, se lì non c’è una pedina. Funziona anche dopo il furto.',
          'M3-2',
        ),
        tell('Può passarci anche una guardia. Poi la coppia sparisce.', 'M3-3'),
        tell(
          'Una volta piazzata, una coppia non si sposta più. Una casella speciale sotto di essa diventa normale.',
          'M3-4',
        ),
        tell(
          'Nano e barbaro possono piazzare i loro segnalini ovunque siano nel centro commerciale, tranne che sulla 25*. Per l’altra estremità serve una casella di corridoio vuota, che può essere anche sulla 8*, sulla 25* o dietro una porta.',
          'R-64',
        ),
        tell(
          'È coperto solo il simbolo. Muri, aperture e scale mobili restano. Da un bordo coperto non si esplora, una telecamera coperta non funziona, e su una casella rinforzi coperta non arriva nessuna guardia. Quando il segnalino se ne va, il simbolo funziona di nuovo.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Brecce',
      scene: 'breach',
      caption: 'Metà è sotto il barbaro, metà dietro il muro: ora la tessera 8* ha una porta.',
      paragraphs: [
        tell(
          'I segnalini sono tre. Chiunque può piazzarne uno in ogni momento, a cavallo di un muro tra due caselle che si toccano: metà sotto il barbaro, metà su una casella di corridoio vuota, della stessa tessera o di quella accanto.',
          'M4-1',
        ),
        tell(
          'Qualsiasi eroe può passarci con un movimento in quella direzione, anche come parte di un movimento più lungo. Può farlo anche una guardia, ma poi il segnalino sparisce.',
          'M4-2',
        ),
        tell(
          'Una volta piazzata, una breccia non si sposta più. Le caselle speciali sotto di essa diventano normali.',
          'M4-3',
        ),
        tell(
          'Va bene qualsiasi muro tra caselle di corridoio che si toccano: muri interni, muri arancioni e confini tra tessere con almeno un lato chiuso. Mai una porta blindata, e mai un bordo aperto. Gli altri muri intorno a una casella chiusa si possono sfondare.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Una guardia consuma un condotto percorrendolo, e una breccia attraversandone il muro, subito. Stare semplicemente su un segnalino non lo consuma.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Sala delle guardie',
      paragraphs: [
        tell(
          'Servono la tessera 25*; una casella codice (7*, 8*, 9*, 26* o 29*) o i condotti; e qualcosa che catturi gli eroi: guardie, beholder o sensore.',
          'M5-1',
        ),
        tell(
          'Ora un eroe e una guardia possono entrare nella stessa tessera, qualunque dei due si muova. L’eroe viene catturato, ed entrambi vanno nella sala delle guardie: sulla casella dell’eroe e su quella della guardia.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Finché la 25* non è nel centro commerciale, entrambi vengono messi da parte. Lì non può succedergli niente. Entrano in gioco con la tessera.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Con due prigionieri nello stesso momento avete perso. È prigioniero ogni eroe che è messo da parte dopo la cattura o che si trova sulla 25*, comunque ci sia arrivato. Contano anche due eroi catturati insieme.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Quando a catturare un eroe è il beholder o il sensore, l’eroe va nella sala da solo. Una guardia che è già lì torna sulla casella della guardia.',
          'R-54',
        ),
        tell('Un prigioniero non è su un oggetto, quindi il furto deve aspettare.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Uscire dalla sala delle guardie',
      scene: 'guard_room',
      caption:
        'La guardia è alla macchina del caffè. Il nano le gira intorno fino alla porta, e qualcuno occupa una casella codice.',
      paragraphs: [
        tell(
          'Con un eroe nella sala delle guardie funzionano: movimenti, la porta con un codice e un condotto o una breccia piazzati da fuori. Non funzionano: vortice, scambio e teletrasporto. La forma spettrale non passa per i suoi muri, l’invisibilità non nasconde nessuno, e nano e barbaro da dentro non possono piazzare niente.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Le vie d’uscita sono quindi tre: la porta blindata con un codice, un condotto da fuori nella sala, o una breccia da fuori nella sala.',
          'M5-8',
        ),
        tell('La guardia sbarra la strada. Portatela alla macchina del caffè, e il prigioniero può passare.', 'M5-7'),
        tell(
          'La guardia non può andarsene finché nella sala c’è un eroe, nemmeno per un condotto, una breccia, un incantesimo o la sala di controllo. Diventare una rana è permesso.',
          'M5-4',
          'R-53',
        ),
        tell('La casella dell’eroe e quella della guardia funzionano anche sotto un condotto o una breccia.', 'R-58'),
        tell(
          'Senza questo modulo, la tessera 25* è una tessera normale: la forma spettrale passa per i suoi muri, ogni incantesimo funziona, e la porta blindata resta una porta blindata.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'La sala delle guardie a ogni giro',
      paragraphs: [
        tell('Se nella sala c’è un eroe, eroe e guardia tornano sulle loro caselle.', 'M5-9'),
        tell(
          'Dopo, sulla casella dell’eroe c’è il prigioniero e nessuna guardia, per quante siano nella sala: una va sulla casella della guardia, le altre sulle caselle libere più vicine.',
          'R-94',
        ),
        tell(
          'Se nella sala c’è una guardia ma nessun eroe, la guardia esce sulla prima casella vuota davanti alla porta blindata, chiunque sia su quella tessera. Un eroe che si trova lì viene catturato.',
          'M5-11',
        ),
        tell(
          'È la casella che tocca la porta, o la casella vuota più vicina su quella tessera. Se lì non c’è una tessera, la guardia resta dentro. Se qualcuno viene catturato, tornano subito dentro entrambi.',
          'R-55',
        ),
        tell(
          'Dopodiché, condotti e brecce sulla tessera della sala delle guardie si scartano, anche quelli che lì hanno solo un’estremità o una metà.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Porte blindate e codici',
      scene: 'door',
      caption: 'Il barbaro occupa la casella codice, e il nano passa verso l’uscita arancione.',
      paragraphs: [
        tell(
          'Mentre un eroe è su una casella codice che funziona (7*, 8*, 9*, 12*, 26*, 29*), un altro eroe può passare per qualsiasi porta blindata nel senso della freccia rossa. Poi la casella codice è fuori servizio, sotto l’eroe.',
          'M5-CODE-1',
        ),
        tell('Un codice, un eroe, un solo passaggio. L’eroe sul codice non può essere quello che passa.', 'R-59'),
        tell(
          'Lungo una freccia bianca può passare chiunque. Dove non c’è freccia, non passa mai nessuno.',
          'M5-CODE-2',
        ),
        tell('Una guardia non può usare un codice.', 'M5-CODE-3'),
        tell(
          'Se ci sono più codici, potete sceglierne uno. Altrimenti si usa prima un incantesimo Codice, poi il numero di tessera più basso.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Uscita chiusa',
      paragraphs: [
        tell(
          'La tessera 12* sostituisce la 12. Davanti all’uscita arancione c’è una porta blindata, e serve un codice.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Mappe',
      scene: 'map',
      caption: 'L’elfo è sulla mappa quassù, e una tessera compare al bordo verde laggiù.',
      paragraphs: [
        tell(
          'Quando un eroe va su una mappa (26*, 29*), chi ha Esplora può esplorare da ogni casella esplorazione del colore di quell’eroe come se l’eroe fosse lì, comprese quelle delle tessere trovate in questo modo.',
          'M7-1',
        ),
        tell(
          'L’uso di una mappa comincia con la prima tessera, subito o più tardi. Finisce quando l’eroe se ne va, o quando chi esplora lo fa in un altro modo o usa un’altra azione. Allora la mappa è fuori servizio. I giri, il passaggio di Esplora ad altre mani, le capacità e i segnalini non ne interrompono l’uso. Una mappa che non ha aggiunto tessere non si consuma.',
          'M7-2',
          'R-41',
        ),
        tell('Esplorare con l’elfo tramite una mappa non vi lascia parlare.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Autoesplorazione',
      paragraphs: [
        tell(
          'Chi ha Esplora può esplorare da una casella autoesplorazione (2*, 10*, 11*, 12*, 26*, 28*, 29*) in ogni momento, senza nessun eroe lì.',
          'M7-4',
        ),
        tell(
          'Per le sfere di cristallo e la telecinesi vale come una casella esplorazione non usata. Per le mappe non ha colore, non vi lascia mai parlare, e può starci qualsiasi pedina. Il suo lato è aperto, quindi lì può formarsi un passaggio anche senza questo modulo.',
          'R-43',
        ),
        tell(
          'Si può giocare con le sole mappe o con la sola autoesplorazione. In ogni caso valgono come un aiuto.',
          'M7-5',
        ),
        tell(
          'Se un posto si può esplorare in più modi, vale il primo di questo elenco: una mappa o una sfera in uso, un eroe di quel colore, l’autoesplorazione, una mappa non usata, una sfera non usata.',
          'R-40',
        ),
        tell(
          'Con il mazzo finito, mappe, sfere e autoesplorazione non fanno niente, e niente si consuma. La telecinesi funziona ancora.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Beholder',
      scene: 'beholder',
      caption: 'Il beholder fluttua sopra la tessera 7*. Nessuno entra finché qualcuno non lo sposta.',
      paragraphs: [
        tell(
          'La tessera 7* sostituisce la 7, e si aggiunge la 27*. Il beholder aspetta sulla tessera Furto e compare con la 7*. Sta su una tessera, non su una casella.',
          'M8-1',
        ),
        tell(
          'Nessun eroe può mai stare sulla sua tessera, nemmeno di passaggio. Senza la sala delle guardie, ciò che porterebbe a questo viene rifiutato. Con la sala, l’eroe viene catturato e il beholder resta.',
          'M8-2',
        ),
        tell(
          'Mentre un eroe è su una casella comando (27*), chi ha il movimento in quella direzione può mandare il beholder di una tessera da quella parte, che tra le tessere ci sia un passaggio o no.',
          'M8-3',
        ),
        tell(
          'Non entra mai nella tessera di una guardia né nella sala delle guardie, e nessuna guardia entra nella sua tessera.',
          'M8-4',
        ),
      ],
    },
    {
      id: 'm9',
      title: '9. Telecinesi',
      scene: 'telekinesis',
      caption: 'L’elfo è al bordo est: la tessera 5 lascia il nord e va lì.',
      paragraphs: [
        tell(
          'I segnalini sono due. Mentre l’elfo è su una casella esplorazione non usata, di qualsiasi colore, chiunque può spenderne uno: una tessera del centro commerciale viene spostata lì e piazzata come se fosse stata esplorata.',
          'M9-1',
        ),
        tell(
          'La tessera deve essere vuota, e non può essere la 1: niente pedine, rane, beholder, sensore, segnalini Fuori servizio, condotti o brecce. Una guardia che mangia non conta e si sposta con il ristorante.',
          'M9-2',
          'R-68',
        ),
        tell(
          'Il centro commerciale deve restare intero: ogni tessera deve avere un lato in comune con il resto. Potete tagliare dei percorsi, a vostro rischio.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Funziona con il mazzo finito, dopo il furto e per la 8* e la 25*, ma non mentre una tessera pescata aspetta. Non vi lascia parlare. I lati rimasti liberi si possono esplorare di nuovo.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Guardie di rinforzo',
      paragraphs: [
        tell(
          'Una, due o tutte e tre le tessere 2*, 10* e 11* sostituiscono la 2, la 10 e la 11. Per ognuna, un’altra guardia aspetta sulla tessera Furto. Il modulo 1 non serve.',
          'M11-1',
        ),
        tell(
          'Quando si gira la tessera Furto, compaiono sulle caselle rinforzi di quelle tessere che sono nel centro commerciale. Le guardie senza casella si scartano. Le altre sono guardie normali.',
          'M11-2',
        ),
        tell('Nessuna guardia può entrare in una tessera con un’altra guardia o attraversarla.', 'M11-3'),
        tell(
          'Compaiono anche sulla tessera di una guardia. Se la loro casella è occupata, compaiono su quella vuota più vicina: il minor numero di passi che una guardia potrebbe fare, con le brecce aperte e senza contare le pedine. Se più caselle sono ugualmente vicine, sceglie chiunque, prima che succeda altro. (In altri momenti si usa la più a nord, poi la più a ovest.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Le guardie che compaiono, tornano o vengono mandate fuori lo fanno anche dove c’è un’altra guardia, il beholder o il sensore. Dopo, valgono i soliti divieti.',
          'R-78',
        ),
        tell(
          'Se un eroe viene catturato mentre una guardia è sulla tessera della sala delle guardie, l’eroe ci va da solo. La guardia che l’ha catturato resta, e quella nella sala torna sulla casella della guardia.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Sala di controllo',
      scene: 'control_room',
      caption: 'Il barbaro è nella sala di controllo: la guardia si può mettere su qualsiasi vortice giallo libero.',
      paragraphs: [
        tell(
          'Servono la tessera 28* e una tessera con un codice (7*, 8*, 9*, 26* o 29*): la sala di controllo è dietro una porta blindata.',
          'M12-1',
        ),
        tell(
          'Mentre dentro c’è un eroe, chi ha il vortice può mettere qualsiasi guardia su qualsiasi vortice libero del colore di quell’eroe, quante volte vuole, anche dopo il furto.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensore',
      scene: 'sensor',
      caption: 'Il sensore copre sei caselle, compreso l’ingresso. Qualcuno ai comandi deve girarlo.',
      paragraphs: [
        tell(
          'La tessera 6* sostituisce la 6, e si aggiunge la 29*. Il sensore aspetta sulla tessera Furto e compare con la 6*, puntato nella direzione stampata.',
          'M13-1',
        ),
        tell(
          'Nessuna pedina può entrare nelle sei caselle che copre o attraversarle, in nessun modo. Il resto della tessera è libero.',
          'M13-2',
        ),
        tell(
          'Mentre un eroe è ai comandi del sensore (29*), chiunque può fargli fare un quarto di giro, da una parte o dall’altra, se sulle caselle che coprirebbe non ci sono pedine.',
          'M13-3',
        ),
        tell(
          'Con la sala delle guardie in gioco, può girarsi verso un eroe, che finisce sulla casella dell’eroe della sala. Una guardia lo ferma sempre.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

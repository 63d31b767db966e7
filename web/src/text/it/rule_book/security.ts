import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'L’espansione: guardie, porte e occhi vigili da una parte, una borsa piena di trucchi dall’altra.',
  articles: [
    {
      id: 'kinds',
      title: 'Tredici moduli',
      paragraphs: [
        tell(
          'Potete aggiungere tutti i moduli che volete. L’ordine consigliato è da 1 a 13. Sette sono aiuti: segnalini, condotti, brecce, mappe, telecinesi, incantesimi e sala di controllo. Sei sono sfide: guardia, sala delle guardie, uscita chiusa, beholder, rinforzi e sensore.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Vale ancora tutto quello che sapete: il solito obiettivo e le regole permanenti degli scenari da 2 a 6. Le sfere di cristallo sulle tessere 8* e 10* funzionano. Solo i tutorial possono dire altro.',
          'X-GEN-7',
        ),
        tell(
          'Ciò che non può funzionare viene rifiutato, con il motivo. Un modulo ha bisogno delle sue tessere, e qualcuno ha bisogno di un altro modulo. Per la tessera 8* servono condotti o brecce (nel tutorial 9 bastano gli incantesimi), e per la sala di controllo servono guardie da muovere.',
          'X-GEN-6',
          'R-86',
        ),
        tell(
          'Nello scenario 16 non c’è vortice, quindi nemmeno sala di controllo: il modulo 12 viene rifiutato.',
          'R-83',
        ),
        tell(
          'Si possono aggiungere le tessere base da 13 a 24. Ne esce una notte lunghissima, quindi è sconsigliato.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Tessere con asterisco',
      paragraphs: [
        tell(
          'Una tessera con asterisco sostituisce la tessera base con lo stesso numero. In un mazzo non ci sono mai entrambe. Le tessere da 25* a 29* sono in più.',
          'X-GEN-9',
        ),
        tell(
          'Le tessere con asterisco hanno un dorso diverso. Con il mazzo coperto si vede se la prossima tessera ha l’asterisco, e nient’altro.',
          'X-GEN-5',
        ),
        tell('Un simbolo il cui modulo non è in gioco non fa niente. La sua casella è una casella normale.', 'X-GEN-4'),
        tell(
          'Qualunque siano i moduli, però, su una tessera del centro commerciale funzionano sempre: porte blindate, codici, scale mobili, varchi del nano, sfere di cristallo, telecamere e clessidre.',
          'R-60',
        ),
        tell(
          'La tessera 28* ha una quinta casella clessidra. Funziona come le altre, ma è dietro una porta blindata: per entrare serve un codice, per uscire no.',
          'R-37',
        ),
        tell(
          'Le frecce tratteggiate della 8* e della 25* mostrano solo come piazzare la tessera. Non sono una via d’entrata o d’uscita. La porta della 25* lascia uscire solo se la tessera al di là è aperta da quel lato.',
          'R-33',
        ),
        tell('Le direzioni di comando, il sensore e le frecce delle porte ruotano con la loro tessera.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Vuoto, sparito e di ritorno',
      paragraphs: [
        tell(
          'Una casella o una tessera è vuota quando sopra non c’è niente: né pedine, né rane, né beholder, né sensore, né segnalini.',
          'X-GEN-2',
        ),
        tell('Ciò che si scarta è fuori dal gioco. Tornano solo le tessere dello scenario 11.', 'X-GEN-1'),
        tell(
          'Un eroe che scappa lascia subito il centro commerciale e non intralcia più né guardie né beholder.',
          'X-GEN-3',
        ),
        tell(
          'Guardia, beholder, sensore e prigioniero compaiono con la loro tessera la prima volta che viene piazzata, non quando torna o viene spostata.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Arrivare',
      paragraphs: [
        tell(
          'Arrivare per un condotto, con uno scambio o con il teletrasporto è come arrivare a piedi: le clessidre si girano, le telecamere si spengono, le uscite fanno uscire, le mappe si aprono. Quando è una regola a mettere un eroe da qualche parte, non si attiva niente.',
          'R-46',
        ),
        tell(
          'La sorveglianza viene prima di tutto. Con la sala delle guardie in gioco, un eroe che entra in una tessera sorvegliata viene catturato sulla prima casella, e su quella tessera niente funziona, nemmeno l’uscita.',
          'R-47',
        ),
        tell(
          'Senza la sala delle guardie, ciò che porterebbe un eroe su una tessera sorvegliata viene rifiutato: movimenti, condotti, scambio, teletrasporto, sala di controllo.',
          'R-27',
        ),
        tell(
          'Teletrasporto, condotti e forma spettrale possono finire su qualsiasi casella di corridoio, anche sulla 8* e dietro le porte blindate, se niente lo vieta.',
          'R-29',
        ),
        tell(
          'Quando da sotto un eroe si toglie il segnalino che copriva una casella, un codice, una sfera di cristallo, una mappa, un oggetto o un’uscita funziona subito. Una clessidra o una telecamera funziona solo al prossimo arrivo di un eroe.',
          'R-48',
        ),
        tell(
          'Le vostre scelte vengono rifiutate se infrangono un divieto. Ciò che impongono le regole succede comunque. Se così un eroe finisce sulla tessera di una guardia senza la sala delle guardie in gioco, o tutti e quattro finiscono in una dimensione, avete perso.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'Cosa succede ora con un giro',
      paragraphs: [
        tell(
          'In quest’ordine: segnalino e sabbia; finiscono gli incantesimi attivi; la sala delle guardie si riordina; passano le tessere azione; potete parlare; lo scenario 11 si prende le sue tessere. Se perdete a uno di questi passi, la partita finisce lì.',
          'R-34',
        ),
        tell(
          'Il segnalino Clessidra gira la clessidra proprio come una casella, con tutto quel che ne segue. Come caselle clessidra usate contano solo le caselle.',
          'R-35',
        ),
        tell('Le telecamere bloccano le caselle clessidra, non il segnalino.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Può farlo chiunque',
      paragraphs: [
        tell(
          'Da ogni posto si possono usare segnalini, condotti, brecce, telecinesi, incantesimi e sensore, anche senza tessera azione.',
          'R-26',
        ),
        tell(
          'In solitario, per ciò che si può usare da ogni posto non serve nessuna tessera. Per esplorare, in qualsiasi modo, serve Esplora in cima alla pila; per il beholder la sua direzione; per la sala di controllo il vortice.',
          'R-85',
        ),
        tell(
          'Conta chi agisce prima. Se nel frattempo qualcosa è cambiato, la richiesta successiva viene rifiutata, e niente viene girato, spostato o speso due volte.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Con gli scenari',
      paragraphs: [
        tell(
          'Gli scenari 14 e 15 non hanno segnalini Altoparlante. Nello scenario 12 permettono i gesti. Per i segnalini Scambio servono due tessere azione, quindi in solitario non ce ne sono e nello scenario 9 chi fa da leader non può partecipare a uno scambio.',
          'R-82',
          'R-84',
        ),
        tell(
          'Gli eroi che negli scenari 10 e 17 restano sulle uscite bloccano la loro casella per ogni pedina, e nel 17 anche la loro tessera per gli altri eroi. Le guardie possono entrarci, ma niente può catturare o muovere gli eroi in salvo.',
          'R-79',
        ),
        tell('Lo scenario 11 può prendersi qualsiasi tessera vuota, compresa la sala delle guardie.', 'R-80'),
        tell(
          'Nello scenario 13, condotti, brecce, scambio, teletrasporto e telecinesi restano in una sola dimensione. Le guardie possono cambiare dimensione con un incantesimo o con la sala di controllo. Codici, comandi, mappe e sfere arrivano in entrambe, e un prigioniero va nella sala delle guardie ovunque sia. La tessera 3 vale come tessera iniziale, come la 1.',
          'R-81',
        ),
        tell(
          'Lo scenario 17 non vale dentro la sala delle guardie, dove un secondo eroe fa comunque perdere. Fuori dalla porta sì. Lo scenario 10 lì non cambia niente.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

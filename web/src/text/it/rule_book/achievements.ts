import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Trofei',
  lead: 'Quarantadue cose da tentare quando vincere non basta.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Come si vincono',
      paragraphs: [
        tell(
          'Ci pensa il gioco a tenere il conto. Un trofeo conta solo se vincete quella partita, e mai in un tutorial. In una partita se ne può vincere più d’uno. Ogni volta che la clessidra si gira conta come un giro, tranne quella che dà inizio alla partita. Una condizione sulle posizioni è soddisfatta se è vera anche in un solo momento.',
          'ACH-0',
        ),
        tell(
          'Una vittoria conta con tre minuti di sabbia o meno, giocata da persone e complici, senza pause e senza bot, con una smazzata casuale che nessuno ha mai visto. Le smazzate ripetute o su misura, le gare, il colpo del giorno e le partite importate non danno trofei.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Trucchi con condotti e brecce',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Sala delle guardie, parole e mappe',
      paragraphs: [
        tell(
          'Un eroe è uscito dalla sala delle guardie se era stato catturato, se ne va ed è ancora libero quando l’azione è finita. Un eroe entrato di sua volontà non era un prigioniero.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Giocare con le tessere',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Giocare con le guardie',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Con tutte le sfide',
      paragraphs: [
        tell(
          '«Tutte le sfide» significa che i moduli 1, 5, 6, 8, 11 (con almeno una guardia) e 13 sono in gioco con tutte le loro tessere, e che ogni eroe scappa dalla sua uscita.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;

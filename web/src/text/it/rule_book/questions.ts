import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Domande e risposte',
  lead: 'Quello che ci si chiede a metà partita, quando nessuno può rispondere.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Un eroe può fermarsi su una casella di un altro colore?',
      paragraphs: [
        tell('Sì, su qualsiasi casella di corridoio. Solo che non può usare ciò che è degli altri.', 'B-MOVE-8'),
      ],
    },
    {
      id: 'q_token',
      title: 'Un eroe può fermarsi su un segnalino Fuori servizio?',
      paragraphs: [tell('Sì. È una casella come le altre, e non succede niente.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Due eroi in un corridoio stretto possono scambiarsi di posto?',
      paragraphs: [
        tell(
          'Non direttamente. Nessuno può superare nessuno: uno dei due deve farsi da parte, o prendere il vortice.',
          'B-MOVE-2',
        ),
      ],
    },
    {
      id: 'q_stop',
      title: 'Posso fermare un eroe che qualcun altro sta muovendo?',
      paragraphs: [tell('No. Decide dove si ferma chi lo muove. Dopo, puoi muoverlo ancora tu.', 'B-ACT-3', 'R-4')],
    },
    {
      id: 'q_undo',
      title: 'Ho fatto una casella di troppo. Posso tornare indietro?',
      paragraphs: [tell('No. Se non hai tu la direzione opposta, se ne deve accorgere qualcun altro.', 'B-ACT-5')],
    },
    {
      id: 'q_vortex_start',
      title: 'Per usare il vortice un eroe deve già essere su un vortice?',
      paragraphs: [
        tell(
          'No, funziona da qualsiasi punto. Solo nello scenario 13 l’eroe deve partire da un vortice.',
          'B-VORTEX-2',
          'S13-4',
        ),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Il vortice funziona durante la fuga?',
      paragraphs: [tell('No. Il furto lo spegne per sempre. Pianificate la fuga prima di rubare.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: 'Un eroe può attraversare un passaggio di un altro colore?',
      paragraphs: [
        tell('Sì, una volta esplorato. Il colore conta per esplorare, non per camminare.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Una nuova tessera ne tocca una più vecchia. È un passaggio?',
      paragraphs: [
        tell(
          'Se lì i due lati sono aperti, sì, anche se nessuno l’ha esplorato. Se un lato è un muro, è un vicolo cieco.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Più eroi sono pronti a esplorare. Chi decide dove va la tessera?',
      paragraphs: [
        tell('Chi esplora, dopo aver visto la tessera. Fino ad allora gli eroi restano fermi.', 'B-EXPL-3', 'R-7'),
      ],
    },
    {
      id: 'q_no_fit',
      title: 'E se una tessera pescata non va da nessuna parte?',
      paragraphs: [
        tell(
          'Non può succedere. Si pesca solo quando c’è un posto per la tessera, e ogni tessera va bene ovunque. Se l’ultimo posto sparisce, la tessera torna sul mazzo.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Conviene girare la clessidra appena possibile?',
      paragraphs: [
        tell(
          'Meglio di no. Un giro vi dà la sabbia già scesa, quindi se è troppo presto ve ne lascia pochissima. In compenso, potete parlare.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Possiamo fermarci su una casella clessidra senza girarla?',
      paragraphs: [
        tell(
          'No. Fermarsi lì gira la clessidra, che vi piaccia o no, a meno che la casella non sia fuori servizio.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Possiamo usare due volte una casella clessidra?',
      paragraphs: [tell('No. Quattro caselle, al massimo quattro giri.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'Stiamo parlando. Che cosa ci fa smettere?',
      paragraphs: [
        tell(
          'La prima azione di chiunque. Fissare, la pedina rossa, girare la tessera Furto e le mosse rifiutate non contano.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'La sabbia si ferma mentre parliamo?',
      paragraphs: [tell('No. Parlate quanto volete, e quanto potete permettervi.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'Quante volte l’elfo può farci parlare?',
      paragraphs: [
        tell(
          'Ogni volta che esplorate una tessera con l’elfo su una casella verde, dallo scenario 4 in poi.',
          'S4-2',
          'R-9',
        ),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Le due tessere di una sfera di cristallo devono arrivare subito?',
      paragraphs: [
        tell(
          'La prima può aspettare finché la maga resta. La seconda va pescata prima che la maga si muova e prima che chi esplora faccia altro. Una volta pescata non si perde: aspetta di essere piazzata.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Una sola telecamera è un problema?',
      paragraphs: [tell('Non ancora. Una telecamera attiva non blocca niente. Due sì.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Un eroe è già su una casella clessidra quando compare la seconda telecamera. E adesso?',
      paragraphs: [
        tell('Può restare e può andarsene. Nessun altro può entrarci finché una telecamera non è spenta.', 'R-2'),
      ],
    },
    {
      id: 'q_steal_who',
      title: 'A chi tocca il furto?',
      paragraphs: [
        tell(
          'A chiunque. Non serve un’azione né una tessera azione, ma qualcuno deve farlo.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Un eroe può aspettare sulla sua uscita prima del furto?',
      paragraphs: [
        tell(
          'Può fermarsi lì, ma deve tornare indietro: per il furto, tutti e quattro devono essere sui loro oggetti.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'In che direzione passano le tessere azione?',
      paragraphs: [tell('A sinistra, in senso orario da posto a posto, dallo scenario 3 in poi.', 'S3-1')],
    },
  ],
};
export default questions;

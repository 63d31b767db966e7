import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'La sabbia',
  lead: 'Non si ferma e non rallenta mai. Ma si può girare.',
  articles: [
    {
      id: 'timer',
      title: 'La clessidra',
      scene: 'sand',
      caption: 'Dopo 70 secondi, un giro ve ne lascia 70. Dopo 150, ve ne lascerebbe 150.',
      paragraphs: [
        tell(
          'La clessidra dura tre minuti. Se finisce prima che tutti e quattro gli eroi siano fuori, perdete subito.',
          'B-TIME-1',
        ),
        tell(
          'Quando un eroe va su una casella clessidra che funziona, la clessidra si gira immediatamente, che vi piaccia o no. La sabbia già scesa è ora quella che vi resta.',
          'B-TIME-2',
        ),
        tell(
          'È sabbia, non un cronometro: un giro non aggiunge, non azzera e non ferma niente. Più tardi girate, più tempo avete, ma troppo tardi è troppo tardi.',
          'B-TIME-5',
        ),
        tell(
          'Ognuna di queste caselle funziona una volta. Poi riceve un segnalino Fuori servizio, sotto l’eroe.',
          'B-TIME-3',
        ),
        tell('Funzionano anche dopo il furto.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'Cosa succede con un giro',
      paragraphs: [
        tell(
          'In quest’ordine: si mette il segnalino e si gira la clessidra; le tessere azione passano a sinistra o, in solitario, si mescola il mazzo; potete parlare; nello scenario 11, due tessere se ne vanno.',
          'R-34',
        ),
        tell('I giri sono tutti uguali. Iniziare la partita non è un giro.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Sabbia più lenta, pause e ultimo granello',
      paragraphs: [
        tell(
          'La sabbia si misura in millesimi di secondo. Dopo un giro avete quanto la clessidra contiene, meno quanto restava. Un tavolo può scegliere la sabbia più lenta, per chi comincia o per le connessioni lente. Quelle vittorie valgono come speciali.',
          'R-12',
        ),
        tell(
          'Un’azione conta se l’hai inviata prima che cadesse l’ultimo granello. Il server misura la tua connessione e compensa il ritardo, fino a un quarto di secondo. Per questo il verdetto può arrivare un istante dopo la fine.',
          'R-13',
        ),
        tell(
          'La sabbia non si ferma per nessuno, a meno che il tavolo non consenta le pause. Le vittorie con pause valgono come speciali.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;

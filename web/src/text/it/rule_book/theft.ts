import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Furto e fuga',
  lead: 'Prendete ciò che è vostro, più o meno, e via di corsa.',
  articles: [
    {
      id: 'steal',
      title: 'Il furto',
      scene: 'theft',
      caption: 'Tutti e quattro sono sugli oggetti dei loro colori: ora chiunque può girare la tessera Furto.',
      paragraphs: [
        tell(
          'Quando tutti e quattro gli eroi sono nello stesso momento sugli oggetti dei loro colori, chiunque può girare la tessera Furto. Non serve un’azione né una tessera azione.',
          'B-THEFT-1',
        ),
        tell('Non succede da sé. Finché nessuno gira la tessera, non si è rubato niente.', 'B-THEFT-2'),
        tell('Da quel momento il vortice è spento e le uscite sono aperte.', 'B-THEFT-3'),
        tell('Senza il furto non si vince: fino ad allora nessuno può andarsene da un’uscita.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'La fuga',
      scene: 'escape',
      caption: 'Dopo il furto, il barbaro raggiunge l’uscita gialla ed è fuori.',
      paragraphs: [
        tell(
          'Dopo il furto, un eroe che raggiunge un’uscita che può usare lascia subito il centro commerciale. Negli scenari 10 e 17 è in salvo allo stesso modo, ma resta sull’uscita.',
          'B-EXIT-1',
        ),
        tell(
          'Prima del furto le uscite sono caselle normali. Dopo, un’uscita resta una casella normale per ogni eroe che non può usarla.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'La fine',
      paragraphs: [
        tell(
          'Dopo la fine non si può fare più niente. Vengono registrati il risultato, il tempo e il numero di caselle clessidra usate.',
          'B-END-1',
        ),
        tell(
          'Che cosa conta nel Grande Libro: lo scenario, il numero di tessere, i vostri nomi e quante caselle clessidra avete usato. Meno sono, meglio è.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

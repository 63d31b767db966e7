import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Esplorare',
  lead: 'Il centro commerciale cresce dove gli eroi guardano dietro l’angolo.',
  articles: [
    {
      id: 'explore',
      title: 'Una nuova tessera',
      scene: 'explore',
      caption:
        'Il nano è a un bordo arancione: la prossima tessera va qui, con la freccia bianca che porta all’interno.',
      paragraphs: [
        tell(
          'Se hai la lente, puoi esplorare quando un eroe è su una casella esplorazione del suo colore, oltre la quale non c’è ancora una tessera, e il mazzo non è finito.',
          'B-EXPL-1',
        ),
        tell(
          'La tessera in cima si scopre e si piazza in modo che la sua freccia bianca continui da quella casella. Così si decide dove va e come è girata.',
          'B-EXPL-2',
        ),
        tell('Un eroe di un altro colore su quella casella non può esplorare.', 'B-EXPL-7'),
        tell('Quando il mazzo è finito, non c’è più niente da esplorare.', 'B-EXPL-6'),
        tell(
          'Le tessere non si sovrappongono mai. Quelle vicine sono sfalsate di una casella, come una girandola.',
          'B-EXPL-5',
        ),
        tell(
          'Quando oltre un bordo c’è una tessera, lì non si può più esplorare, che sia un passaggio o un vicolo cieco, finché quella tessera resta.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Più posti insieme',
      scene: 'several',
      caption: 'Due eroi a bordi dei loro colori: prima guarda la tessera, poi scegli uno dei due posti.',
      paragraphs: [
        tell(
          'Se più eroi sono ai loro bordi, chi esplora pesca la tessera, la guarda e poi sceglie davanti a quale di loro metterla.',
          'B-EXPL-3',
        ),
        tell('Una tessera alla volta: una tessera pescata va piazzata prima di pescare la prossima.', 'B-EXPL-4'),
        tell(
          'La tessera pescata si vede da ogni posto. Se può andare in un solo punto, ci va subito. Se ce n’è più d’uno, aspetta chi esplora, e gli eroi in quei punti non possono andarsene finché non è piazzata.',
          'R-7',
        ),
        tell(
          'Se l’azione Esplora passa di mano mentre una tessera aspetta, la piazza chi la riceve. Se l’ultimo punto possibile non c’è più, la tessera torna in cima al mazzo.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;

import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'In solitario',
  lead: 'Una persona, sette azioni e sempre quella sbagliata in cima.',
  articles: [
    {
      id: 'solo',
      title: 'La partita in solitario',
      scene: 'solo',
      caption: 'Funziona solo l’azione in cima alla pila.',
      paragraphs: [
        tell(
          'Le sette azioni (quattro direzioni, esplora, scala mobile e vortice) si mescolano in un mazzo coperto.',
          'B-SOLO-1',
        ),
        tell(
          'Le scopri una alla volta su una pila. Puoi usare solo l’azione in cima alla pila, con qualsiasi eroe e quante volte vuoi.',
          'B-SOLO-2',
        ),
        tell(
          'Per avere un’altra azione, scopri altre tessere. Quando il mazzo è finito, la pila si capovolge e torna a essere il mazzo, senza mescolare. Così puoi imparare l’ordine.',
          'B-SOLO-3',
        ),
        tell('A ogni giro di clessidra, mazzo e pila si mescolano in un nuovo mazzo.', 'B-SOLO-4'),
        tell('All’inizio e dopo ogni mescolata non c’è niente di scoperto. Prima scopri una tessera.', 'B-SOLO-6'),
        tell('Dopo il furto il vortice esce ancora, ma non fa niente.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

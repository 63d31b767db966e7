import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Parole e silenzio',
  lead: 'La regola più difficile di tutte: non dire niente.',
  articles: [
    {
      id: 'silence',
      title: 'Silenzio',
      paragraphs: [
        tell(
          'Durante la partita nessuno comunica: niente parole, niente messaggi, niente dita puntate, niente segnali. Vi restano due cose.',
          'B-COM-1',
        ),
        tell('Puoi fissare qualcuno in ogni momento, con tutta l’intensità che vuoi.', 'B-COM-2'),
        tell(
          'Puoi mettere la pedina rossa davanti a qualcun altro in ogni momento. Vuol dire: fai qualcosa. Che cosa, lo deve capire chi la riceve, che può anche passarla subito.',
          'B-COM-3',
        ),
        tell('C’è una sola pedina rossa. Puoi spostarla al massimo una volta al secondo, e mai davanti a te.', 'R-15'),
      ],
    },
    {
      id: 'window',
      title: 'Quando potete parlare',
      paragraphs: [
        tell(
          'Dopo ogni giro di clessidra potete parlare liberamente, per quanto volete. La sabbia continua a scorrere.',
          'B-COM-4',
        ),
        tell('Appena qualcuno compie un’azione, si smette di parlare.', 'B-COM-5'),
        tell(
          'Che cosa vale come azione: muovere, vortice, scala mobile, pescare o piazzare una tessera, scoprire una tessera in solitario. Che cosa no: girare la tessera Furto, le scelte imposte dalle regole, la pedina rossa, fissare e tutto ciò che viene rifiutato.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

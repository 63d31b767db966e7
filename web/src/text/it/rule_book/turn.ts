import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'Si gioca senza turni',
  lead: 'Si agisce quando sembra una buona idea. A volte lo è davvero.',
  articles: [
    {
      id: 'anytime',
      title: 'Sempre, con ogni eroe',
      paragraphs: [
        tell('Non ci sono turni. Agisci quando vuoi, quante volte vuoi.', 'B-ACT-1'),
        tell(
          'Puoi fare solo quello che c’è sulla tua tessera azione. Tutto il resto viene rifiutato, e non cambia niente.',
          'B-ACT-2',
        ),
        tell('Le tue azioni valgono per ogni eroe.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Due mani, un eroe',
      paragraphs: [
        tell('Chi muove un eroe decide dove si ferma. Nessuno può fermare il movimento di qualcun altro.', 'B-ACT-3'),
        tell(
          'Un movimento si fa per intero o non si fa. Se in due prendete lo stesso eroe, lo muove chi arriva prima al server. All’altra persona viene detto che qualcuno ha fatto prima, e non succede altro. Trascinare un eroe non lo blocca: le altre persone vedono solo che qualcuno lo sta trascinando.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Errori',
      paragraphs: [
        tell('Una mossa sbagliata ma permessa resta. Può rimediare solo chi ha le azioni giuste.', 'B-ACT-5'),
        tell(
          'Una mossa non permessa viene rifiutata, con il motivo, quindi non c’è mai niente da rimettere a posto. La sabbia continua a scorrere.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Se qualcuno si scollega',
      paragraphs: [
        tell(
          'Chi si scollega conserva la sua tessera azione. Intanto qualcun altro può prendere il posto, e lo restituisce quando la persona torna. La sabbia continua a scorrere finché c’è qualcuno.',
          'R-24',
        ),
        tell(
          'Se il server si ferma, quel tempo non conta. La partita torna esattamente com’era e aspetta che qualcuno di voi la riprenda.',
          'R-25',
        ),
        tell(
          'Se per cinque secondi nessuno al tavolo è collegato, la sabbia si ferma. La partita resta com’è e aspetta che qualcuno di voi la riprenda.',
          'R-96',
        ),
        tell(
          'Per alcune cose non serve una tessera azione, quindi può farle chiunque, anche chi fa da leader e non ha azioni. La più importante è girare la tessera Furto.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

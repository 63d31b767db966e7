import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Reden und Stille',
  lead: 'Die schwerste Regel von allen: nichts sagen.',
  articles: [
    {
      id: 'silence',
      title: 'Stille',
      paragraphs: [
        tell(
          'Während des Spiels verständigt ihr euch nicht: kein Reden, kein Schreiben, kein Zeigen, keine Signale. Zwei Dinge bleiben euch.',
          'B-COM-1',
        ),
        tell('Du darfst jederzeit jemanden anstarren, so durchdringend du willst.', 'B-COM-2'),
        tell(
          'Du darfst jederzeit die rote Figur vor jemand anderen stellen. Das heißt: Tu was. Was genau, muss die Person selbst herausfinden. Sie darf die Figur sofort weitergeben.',
          'B-COM-3',
        ),
        tell(
          'Es gibt nur eine rote Figur. Du darfst sie höchstens einmal pro Sekunde versetzen und nie vor dich selbst stellen.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Wann ihr reden dürft',
      paragraphs: [
        tell(
          'Nach jedem Umdrehen der Sanduhr dürft ihr alle frei reden, solange ihr wollt. Der Sand läuft dabei weiter.',
          'B-COM-4',
        ),
        tell('Sobald jemand eine Aktion macht, ist das Reden für alle vorbei.', 'B-COM-5'),
        tell(
          'Als Aktion zählen: einen Helden bewegen, Portal, Rolltreppe, ein Plättchen ziehen oder anlegen und eine Soloaktion aufdecken. Nicht als Aktion zählen: das Umdrehen des Diebstahlplättchens, Entscheidungen, die euch die Regeln aufzwingen, die rote Figur, das Anstarren und alles, was abgelehnt wird.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

import { tell, type Chapter } from '../book';

const talking: Chapter = {
  id: 'talking',
  title: 'Reden und Schweigen',
  lead: 'Die schwerste Regel von allen: nichts sagen.',
  articles: [
    {
      id: 'silence',
      title: 'Stille',
      paragraphs: [
        tell(
          'Während des Spiels verständigt sich niemand: keine Worte, kein Schreiben, kein Zeigen, keine Zeichen. Zwei Dinge bleiben.',
          'B-COM-1',
        ),
        tell('Jemanden anstarren darfst du jederzeit, so eindringlich du willst.', 'B-COM-2'),
        tell(
          'Die rote Figur darfst du jederzeit vor jemand anderen stellen. Sie heißt: Tu etwas. Was, muss man selbst herausfinden. Weiterreichen darf man sie sofort.',
          'B-COM-3',
        ),
        tell(
          'Es gibt eine rote Figur. Du darfst sie höchstens einmal pro Sekunde versetzen, und nie vor dich selbst.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Wann ihr reden dürft',
      paragraphs: [
        tell(
          'Nach jedem Drehen der Sanduhr dürfen alle frei reden, so lange ihr wollt. Der Sand läuft weiter.',
          'B-COM-4',
        ),
        tell('Die erste Aktion von irgendwem beendet das Gespräch sofort, für alle.', 'B-COM-5'),
        tell(
          'Als Aktion zählen: ziehen, Portal, Rolltreppe, ein Plättchen ziehen oder anlegen und eine Soloaktion aufdecken. Nicht dazu zählen: das Diebstahlplättchen umdrehen, was die Regeln euch aufzwingen, die rote Figur, das Starren und alles, was abgelehnt wird.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;

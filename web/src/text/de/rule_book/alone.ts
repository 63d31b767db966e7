import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'Solo spielen',
  lead: 'Eine Person, sieben Aktionen, und immer liegt die falsche oben.',
  articles: [
    {
      id: 'solo',
      title: 'Das Solospiel',
      scene: 'solo',
      caption: 'Nur die oberste Aktion der Ablage zählt.',
      paragraphs: [
        tell(
          'Die sieben Aktionen (vier Richtungen, Erkunden, Rolltreppe, Portal) werden zu einem verdeckten Stapel gemischt.',
          'B-SOLO-1',
        ),
        tell(
          'Du deckst sie einzeln auf und legst sie auf eine Ablage. Benutzen darfst du nur die oberste Aktion der Ablage, mit jedem Helden und so oft du willst.',
          'B-SOLO-2',
        ),
        tell(
          'Für eine andere Aktion deckst du weiter auf. Ist der Stapel leer, drehst du die Ablage um, und sie wird ungemischt zum neuen Stapel. Du kannst dir die Reihenfolge also merken.',
          'B-SOLO-3',
        ),
        tell('Bei jedem Umdrehen der Sanduhr werden Stapel und Ablage zu einem neuen Stapel gemischt.', 'B-SOLO-4'),
        tell('Am Anfang und nach jedem Mischen liegt nichts offen. Decke zuerst eine Aktion auf.', 'B-SOLO-6'),
        tell('Nach dem Diebstahl kommt das Portal immer noch vor, bewirkt aber nichts.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

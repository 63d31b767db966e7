import { tell, type Chapter } from '../book';

const alone: Chapter = {
  id: 'alone',
  title: 'Allein',
  lead: 'Eine Person, sieben Aktionen, und immer liegt die falsche oben.',
  articles: [
    {
      id: 'solo',
      title: 'Das Spiel für eine Person',
      scene: 'solo',
      caption: 'Nur die Aktion oben auf der Ablage gilt.',
      paragraphs: [
        tell(
          'Die sieben Aktionen (vier Richtungen, Erkunden, Rolltreppe, Portal) werden zu einem verdeckten Stapel gemischt.',
          'B-SOLO-1',
        ),
        tell(
          'Du deckst sie eine nach der anderen auf die Ablage auf. Nur die oberste Aktion der Ablage darfst du benutzen, mit jeder Figur und so oft du willst.',
          'B-SOLO-2',
        ),
        tell(
          'Für eine andere Aktion deckst du weiter auf. Ist der Stapel leer, wird die Ablage umgedreht und ohne Mischen zum neuen Stapel. Die Reihenfolge kannst du dir also merken.',
          'B-SOLO-3',
        ),
        tell('Bei jedem Drehen der Sanduhr werden Stapel und Ablage zu einem neuen Stapel gemischt.', 'B-SOLO-4'),
        tell('Am Anfang und nach jedem Mischen liegt nichts offen: Decke zuerst eine Aktion auf.', 'B-SOLO-6'),
        tell('Nach dem Diebstahl taucht das Portal weiter auf und bewirkt nichts.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;

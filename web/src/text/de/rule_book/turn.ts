import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'Alle gleichzeitig',
  lead: 'Alle tun etwas, wenn es ihnen wie eine gute Idee vorkommt. Manchmal ist es sogar eine.',
  articles: [
    {
      id: 'anytime',
      title: 'Jederzeit, mit jedem Helden',
      paragraphs: [
        tell('Niemand ist an der Reihe. Du kannst jederzeit etwas tun, so oft du willst.', 'B-ACT-1'),
        tell(
          'Du kannst nur, was auf deinem eigenen Aktionsplättchen steht. Alles andere wird abgelehnt, und nichts ändert sich.',
          'B-ACT-2',
        ),
        tell('Deine Aktionen gelten für alle Helden.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Zwei Hände, ein Held',
      paragraphs: [
        tell(
          'Wer einen Helden zieht, bestimmt, wo er stehen bleibt. Niemand kann den Zug einer anderen Person anhalten.',
          'B-ACT-3',
        ),
        tell(
          'Ein Zug klappt ganz oder gar nicht. Greifen zwei von euch nach demselben Helden, zieht ihn, wer zuerst beim Server ankommt. Die andere Person erfährt, dass jemand schneller war, und sonst passiert nichts. Einen Helden zu greifen sperrt ihn nicht: Die anderen sehen es nur angedeutet.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Fehler',
      paragraphs: [
        tell(
          'Ein schlechter Zug, der erlaubt war, bleibt. Ausbügeln kann ihn nur, wer die passenden Aktionen hat.',
          'B-ACT-5',
        ),
        tell(
          'Ein Zug, der nicht erlaubt ist, wird abgelehnt, mit Begründung. Ihr müsst also nie etwas zurückstellen. Der Sand läuft weiter.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Wenn jemand ausfällt',
      paragraphs: [
        tell(
          'Wer ausfällt, behält sein Aktionsplättchen. Jemand anders kann solange den Platz übernehmen und gibt ihn zurück, wenn die Person wiederkommt. Der Sand läuft weiter, solange noch jemand da ist.',
          'R-24',
        ),
        tell(
          'Fällt der Server aus, zählt diese Zeit nicht. Das Spiel kommt genau so zurück, wie es war, und wartet, bis es jemand von euch fortsetzt.',
          'R-25',
        ),
        tell(
          'Ist fünf Sekunden lang niemand am Tisch verbunden, bleibt der Sand stehen. Das Spiel bleibt, wie es ist, und wartet, bis es jemand von euch fortsetzt.',
          'R-96',
        ),
        tell(
          'Manches braucht kein Aktionsplättchen, also dürfen es alle, auch wer anführt und keine Aktionen hat. Das Wichtigste davon ist das Umdrehen des Diebstahlplättchens.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

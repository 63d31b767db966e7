import { tell, type Chapter } from '../book';

const turn: Chapter = {
  id: 'turn',
  title: 'Züge ohne Reihenfolge',
  lead: 'Alle handeln, wann es ihnen gut scheint. Manchmal ist es das sogar.',
  articles: [
    {
      id: 'anytime',
      title: 'Jederzeit, mit jeder Figur',
      paragraphs: [
        tell('Niemand wartet, bis er dran ist. Handle jederzeit und so oft du willst.', 'B-ACT-1'),
        tell(
          'Du darfst nur, was auf deinem eigenen Aktionsplättchen steht. Alles andere wird abgelehnt und ändert nichts.',
          'B-ACT-2',
        ),
        tell('Deine Aktionen gelten für alle Figuren, nicht nur für eine.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Zwei Hände, eine Figur',
      paragraphs: [
        tell('Wer eine Figur zieht, bestimmt, wo sie anhält. Niemand darf den Zug anderer stoppen.', 'B-ACT-3'),
        tell(
          'Ein Zug ist ein Ganzes, vom Startfeld bis zum Ziel. Greifen zwei nach derselben Figur, zieht sie, wer zuerst beim Server ankommt; die andere Person erfährt, dass jemand schneller war, und sonst passiert nichts. Eine Figur zu halten sperrt sie nicht: Die anderen sehen es nur angedeutet.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Fehler',
      paragraphs: [
        tell(
          'Was erlaubt, aber unklug war, bleibt. Zurück geht es nur mit den Aktionen derer, die dorthin führen.',
          'B-ACT-5',
        ),
        tell(
          'Was nicht erlaubt ist, wird mit Begründung abgelehnt, also muss nie etwas zurückgestellt werden. Der Sand läuft dabei weiter.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Wenn jemand ausfällt',
      paragraphs: [
        tell(
          'Ein verlassener Platz behält sein Aktionsplättchen. Jemand anders darf einspringen; kommt die Person zurück, bekommt sie ihren Platz wieder. Der Sand läuft weiter, solange noch irgendwer da ist.',
          'R-24',
        ),
        tell(
          'War der Server selbst weg, läuft diese Zeit nicht von der Sanduhr. Das Spiel kommt genau so zurück, wie es war, und wartet, bis eine Mitspielerin oder ein Mitspieler es weiterlaufen lässt.',
          'R-25',
        ),
        tell(
          'Ist fünf Sekunden lang niemand am Tisch mehr verbunden, bleibt der Sand stehen. Das Spiel bleibt, wie es ist, und wartet, bis jemand es fortsetzt.',
          'R-96',
        ),
        tell(
          'Manches braucht kein Aktionsplättchen und steht allen offen, auch einer Anführerin ohne Aktionen: vor allem das Umdrehen des Diebstahlplättchens.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;

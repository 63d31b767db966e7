import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'Das Ziel',
  lead: 'Vier Helden ohne Geld, ein Einkaufszentrum nach Ladenschluss, drei Minuten Sand.',
  articles: [
    {
      id: 'plan',
      title: 'Der Plan',
      paragraphs: [
        tell(
          'Ihr spielt alle zusammen. Erst erkundet ihr das Einkaufszentrum. Dann bringt ihr alle vier Helden auf die Gegenstände ihrer Farben. Dann stehlt ihr, der Alarm geht los, und ihr rennt zu den Ausgängen.',
        ),
        tell(
          'Ihr gewinnt in dem Moment, in dem der letzte der vier Helden draußen ist. Fällt vorher das letzte Sandkorn, verliert ihr alle.',
          'B-EXIT-2',
        ),
        tell(
          'Die Helden gehören niemandem. Ihr habt alle ein Aktionsplättchen mit ein paar Aktionen, und die gelten für jeden Helden. Niemand kann alles, also schafft es niemand allein.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'Die vier Helden',
      scene: 'heroes',
      caption: 'Barbar mit Schwert, Magierin mit Fläschchen, Elf mit Bogen, Zwerg mit Axt.',
      paragraphs: [
        tell(
          'Der Barbar ist gelb und trägt ein Schwert. Die Magierin ist lila und hat ein Fläschchen, der Elf ist grün und hat einen Bogen, der Zwerg ist orange und hat eine Axt. Farbe und Symbol gehören immer zusammen, ihr müsst also nie Farben unterscheiden.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'Was auf dem Tisch liegt',
      paragraphs: [
        tell(
          'Das Einkaufszentrum besteht aus 24 Plättchen mit vier mal vier Quadraten. Ihr startet immer auf Plättchen 1, das zwei Seiten hat, 1a und 1b. Quadrate mit Läden, Brunnen und Hecken sind Kulisse: Dort steht nie jemand.',
          'B-COMP-1',
        ),
        tell(
          'Dazu kommen eine Drei-Minuten-Sanduhr, ein Diebstahlplättchen mit zwei Seiten, eine rote Figur namens „Tu was!“, Außer-Betrieb-Marker und ein Aktionsplättchen pro Person.',
          'B-COMP-2',
        ),
        tell('In jedem Spiel gibt es genau vier Sanduhrfelder: auf den Plättchen 1, 3, 4 und 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'Der Aufbau',
      paragraphs: [
        tell(
          'Das Szenario sagt, welche Seite von Plättchen 1 oben liegt und welche Plättchen im Stapel sind. Der Stapel ist gemischt und liegt verdeckt, wenn nichts anderes dabeisteht.',
          'B-SETUP-1',
        ),
        tell('Die Helden starten auf den vier mittleren Feldern von Plättchen 1, zufällig verteilt.', 'B-SETUP-2'),
        tell(
          'Welche Aktionsplättchen ihr nehmt, hängt davon ab, wie viele ihr seid: eine bis acht Personen (neun in Szenario 9). Wer welches bekommt, entscheidet der Zufall. Alle können jederzeit alle Aktionsplättchen sehen.',
          'B-SETUP-3',
        ),
        tell(
          'Norden ist für alle oben, das ganze Spiel über. Plättchen werden beim Anlegen manchmal gedreht, aber die Richtungen eurer Aktionen drehen sich nie mit.',
          'B-SETUP-4',
        ),
        tell(
          'Ab fünf Personen gibt es manche Richtungen doppelt. Die beiden, die sich eine Richtung teilen, sitzen dann so weit wie möglich auseinander.',
          'B-SETUP-6',
        ),
        tell(
          'Vor dem Start dürft ihr reden, so viel ihr wollt. Sind alle bereit, läuft ein kurzer Countdown. Dann rieselt der Sand, und es herrscht Stille. Bis dahin könnt ihr am Tisch noch alles ändern.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

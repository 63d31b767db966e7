import { tell, type Chapter } from '../book';

const goal: Chapter = {
  id: 'goal',
  title: 'Das Ziel',
  lead: 'Vier Helden ohne einen Heller, ein Einkaufszentrum nach Ladenschluss, drei Minuten Sand.',
  articles: [
    {
      id: 'plan',
      title: 'Der Plan',
      paragraphs: [
        tell(
          'Alle spielen zusammen. Zuerst erkundet ihr das Einkaufszentrum. Dann stellen sich alle vier Helden auf die Gegenstände ihrer Farben. Dann wird gestohlen, der Alarm geht los, und ihr lauft zu den Ausgängen.',
        ),
        tell(
          'Ihr gewinnt in dem Moment, in dem die letzte der vier Figuren draußen ist. Fällt vorher das letzte Sandkorn, habt ihr alle verloren.',
          'B-EXIT-2',
        ),
        tell(
          'Keine Figur gehört jemandem. Jede und jeder von euch hat ein Aktionsplättchen mit ein paar Aktionen, und die gelten für alle Figuren. Niemand kann alles, also schafft es auch niemand allein.',
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
          'Der Barbar ist gelb und trägt ein Schwert, die Magierin ist lila und hat ein Fläschchen, der Elf ist grün mit Bogen, der Zwerg orange mit Axt. Farbe und Zeichen treten immer gemeinsam auf, niemand muss also Farben unterscheiden können.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'Was auf dem Tisch liegt',
      paragraphs: [
        tell(
          'Das Einkaufszentrum besteht aus 24 Plättchen mit vier mal vier Feldern. Plättchen 1 ist immer der Start; es hat zwei Seiten, 1a und 1b. Felder mit Läden, Becken und Hecken sind Kulisse: Dort steht nie jemand.',
          'B-COMP-1',
        ),
        tell(
          'Dazu kommen eine Sanduhr mit drei Minuten, ein Diebstahlplättchen mit zwei Seiten, eine rote Figur namens „Tu was!“, Außer-Betrieb-Marker und ein Aktionsplättchen für jede Person.',
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
          'Das Szenario sagt, welche Seite von Plättchen 1 oben liegt und welche Plättchen im Stapel sind. Der Stapel ist gemischt und verdeckt, wenn das Szenario nichts anderes will.',
          'B-SETUP-1',
        ),
        tell('Die Helden beginnen auf den vier mittleren Feldern von Plättchen 1, zufällig verteilt.', 'B-SETUP-2'),
        tell(
          'Welche Aktionsplättchen mitspielen, hängt davon ab, wie viele ihr seid: eine bis acht Personen (neun in Szenario 9). Jede Person bekommt zufällig eines. Alle liegen die ganze Zeit für alle sichtbar da.',
          'B-SETUP-3',
        ),
        tell(
          'Norden ist für alle oben, das ganze Spiel über. Plättchen werden beim Anlegen gedreht; die Richtungen eurer Aktionen drehen sich nie mit.',
          'B-SETUP-4',
        ),
        tell(
          'Ab fünf Personen gibt es manche Richtungen doppelt. Wer eine Richtung teilt, wird so weit auseinandergesetzt, wie es die Runde erlaubt.',
          'B-SETUP-6',
        ),
        tell(
          'Vor dem Start dürft ihr reden, so viel ihr wollt. Sind alle bereit, läuft ein kurzer Countdown; dann rinnt der Sand und es herrscht Stille. Bis dahin lässt sich am Tisch noch alles ändern.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;

import { tell, type Chapter } from '../book';

const moving: Chapter = {
  id: 'moving',
  title: 'Bewegen',
  lead: 'Geradeaus, durchs Portal oder mit der Rolltreppe. Nie durcheinander hindurch.',
  articles: [
    {
      id: 'walk',
      title: 'Laufen',
      scene: 'walk',
      caption: 'Der Zwerg zieht nach Norden, dann nach Osten zur orangen Kante: zwei Züge, von zwei Personen, wenn niemand beide Richtungen hat.',
      paragraphs: [
        tell(
          'Ein Zug bringt eine Figur in Richtung deines Pfeils, ein Feld oder mehr in gerader Linie. Du bestimmst, wo sie anhält.',
          'B-MOVE-1',
        ),
        tell(
          'Spätestens hält sie vor Wänden, Kulissen, dem Rand des erkundeten Einkaufszentrums und anderen Figuren. Nichts wird übersprungen oder durchquert.',
          'B-MOVE-2',
        ),
        tell('Zwei Figuren stehen nie auf demselben Feld.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'Im Weg',
      scene: 'blocked',
      caption: 'Die Magierin kann nicht nach Norden: Dort steht der Elf. Jemand muss ihn zuerst wegziehen.',
      paragraphs: [
        tell(
          'Figuren dürfen auf jedem Gangfeld stehen, auch auf Feldern anderer Farben und auf Außer-Betrieb-Markern.',
          'B-MOVE-8',
        ),
        tell(
          'Wirkungen treten ein, wo ein Zug endet, nicht unterwegs. Sanduhren, Gegenstände, Ausgänge, Kameras und Kristallkugeln liegen alle in Sackgassen; aus Versehen läuft man kaum darüber. Was ein ganzes Plättchen sperrt, sperrt auch das Durchlaufen.',
          'R-1',
        ),
        tell('Sanduhren drehen sich und Kameras gehen aus, sobald man dort anhält. Eine weitere Aktion braucht es nicht.', 'R-6'),
        tell(
          'Wie eine Figur ankommt, ist gleich: zu Fuß, mit der Rolltreppe oder durchs Portal. Das Feld wirkt immer gleich. Nur wer von einer Regel hingestellt wird, etwa beim Aufbau, löst nichts aus.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'Von Plättchen zu Plättchen',
      scene: 'crossing',
      caption: 'Ein erkundeter Durchgang steht allen Figuren offen, in beide Richtungen.',
      paragraphs: [
        tell(
          'Wo zwei offene Seiten aneinanderstoßen, darf jede Figur in beide Richtungen hindurch, egal welcher Farbe.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'Wenn sich Plättchen treffen',
      scene: 'meeting',
      caption: 'Hier hat niemand erkundet, aber beide Seiten sind offen: Der Elf geht hindurch.',
      paragraphs: [
        tell(
          'Treffen zwei Erkundungsfelder zufällig aufeinander, ist das auch ein Durchgang, obwohl dort niemand erkundet hat.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Sackgassen',
      scene: 'dead_end',
      caption: 'Die Öffnung führt gegen die Wand des Nachbarn: Hier ist kein Durchkommen.',
      paragraphs: [
        tell('Stößt eine Öffnung an eine Wand des Nachbarplättchens, gibt es keinen Durchgang.', 'B-MOVE-5'),
        tell('Eine Öffnung, hinter der noch nichts liegt, ist eine Kante: Vor dem Erkunden kommt niemand durch.', 'B-MOVE-7'),
      ],
    },
    {
      id: 'vortex',
      title: 'Portale',
      scene: 'vortex',
      caption: 'Von überall zu einem freien Portal der eigenen Farbe.',
      paragraphs: [
        tell(
          'Die Portal-Aktion bringt jede Figur von überall auf ein Portalfeld ihrer eigenen Farbe im erkundeten Einkaufszentrum. Das Ziel muss frei sein.',
          'B-VORTEX-1',
        ),
        tell('Die Figur muss dafür nicht auf einem Portal stehen.', 'B-VORTEX-2'),
        tell('Auf das Feld, auf dem die Figur schon steht, geht es nicht.', 'R-5'),
        tell('Nach dem Diebstahl sind die Portale für den Rest des Spiels aus.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Rolltreppen',
      scene: 'escalator',
      caption: 'Von einem Ende zum anderen, hinauf oder hinunter.',
      paragraphs: [
        tell('Die Rolltreppen-Aktion bringt eine Figur von einem Ende einer Rolltreppe zum anderen, in beide Richtungen.', 'B-ESC-1'),
        tell('Niemand hält unterwegs an. Steht am anderen Ende jemand, fährt sie nicht.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;

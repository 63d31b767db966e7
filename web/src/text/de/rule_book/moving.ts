import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Ziehen',
  lead: 'Geradeaus, durchs Portal oder mit der Rolltreppe. Nie durch andere hindurch.',
  articles: [
    {
      id: 'walk',
      title: 'Laufen',
      scene: 'walk',
      caption:
        'Der Zwerg geht nach Norden, dann nach Osten zur orangefarbenen Kante: zwei Züge, von zwei Personen, wenn niemand beide Richtungen hat.',
      paragraphs: [
        tell(
          'Mit einem Zug bewegst du einen Helden in Richtung deines Pfeils, ein Feld oder mehrere, immer geradeaus. Du bestimmst, wo er stehen bleibt.',
          'B-MOVE-1',
        ),
        tell(
          'Wände, Kulissen, andere Figuren und der Rand des erkundeten Einkaufszentrums halten ihn auf. Helden können nichts überspringen und nicht durch andere Figuren hindurchlaufen.',
          'B-MOVE-2',
        ),
        tell('Zwei Figuren stehen nie auf demselben Feld.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'Im Weg',
      scene: 'blocked',
      caption: 'Die Magierin kann nicht nach Norden, weil dort der Elf steht. Erst muss jemand den Elfen wegziehen.',
      paragraphs: [
        tell(
          'Helden dürfen auf jedem Gangfeld stehen bleiben, auch auf Feldern anderer Farben und auf Außer-Betrieb-Markern.',
          'B-MOVE-8',
        ),
        tell(
          'Felder wirken dort, wo ein Zug endet, nicht unterwegs. Sanduhren, Gegenstände, Ausgänge, Kameras und Kristallkugeln liegen alle in Sackgassen, ihr lauft also kaum je aus Versehen darüber. Was ein ganzes Plättchen sperrt, sperrt es auch zum Durchlaufen.',
          'R-1',
        ),
        tell(
          'Bleibt ein Held auf einem Sanduhrfeld stehen, wird die Sanduhr umgedreht. Bleibt der Barbar auf einer Kamera stehen, geht sie aus. Eine eigene Aktion braucht es dafür nicht.',
          'R-6',
        ),
        tell(
          'Ob ein Held zu Fuß, mit der Rolltreppe oder durchs Portal kommt, ist egal: Das Feld wirkt immer gleich. Nur wenn eine Regel ihn dorthin stellt, zum Beispiel beim Aufbau, passiert nichts.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'Von Plättchen zu Plättchen',
      scene: 'crossing',
      caption: 'Ein erkundeter Durchgang steht allen Helden offen, in beide Richtungen.',
      paragraphs: [
        tell(
          'Wo zwei offene Seiten aneinanderstoßen, dürfen alle Helden in beide Richtungen hindurch, egal welche Farbe sie haben.',
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
          'Treffen zwei Erkundungsfelder zufällig aufeinander, ist auch das ein Durchgang, obwohl dort niemand erkundet hat.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Sackgassen',
      scene: 'dead_end',
      caption: 'Die Öffnung führt auf die Wand des Nachbarplättchens: Hier geht es nicht weiter.',
      paragraphs: [
        tell('Wo eine Öffnung auf eine Wand des Nachbarplättchens trifft, gibt es keinen Durchgang.', 'B-MOVE-5'),
        tell(
          'Eine Öffnung, hinter der noch nichts liegt, ist eine offene Kante: Vor dem Erkunden kommt dort niemand durch.',
          'B-MOVE-7',
        ),
      ],
    },
    {
      id: 'vortex',
      title: 'Portale',
      scene: 'vortex',
      caption: 'Von überall zu einem freien Portal der eigenen Farbe.',
      paragraphs: [
        tell(
          'Die Aktion Portal bringt einen Helden, egal wo er steht, auf ein freies Portal seiner eigenen Farbe im erkundeten Einkaufszentrum.',
          'B-VORTEX-1',
        ),
        tell('Der Held muss dafür nicht auf einem Portal stehen.', 'B-VORTEX-2'),
        tell('Auf das Feld, auf dem er schon steht, könnt ihr ihn damit nicht schicken.', 'R-5'),
        tell('Nach dem Diebstahl sind die Portale für den Rest des Spiels aus.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Rolltreppen',
      scene: 'escalator',
      caption: 'Von einem Ende zum anderen, rauf oder runter.',
      paragraphs: [
        tell(
          'Die Aktion Rolltreppe bringt einen Helden von einem Ende einer Rolltreppe zum anderen, rauf oder runter.',
          'B-ESC-1',
        ),
        tell('Niemand bleibt unterwegs stehen. Steht am anderen Ende jemand, könnt ihr sie nicht benutzen.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;

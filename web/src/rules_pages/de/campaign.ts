import { tell, type Chapter } from '../book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Szenarien 1 bis 7',
  lead: 'Ein Weg mit einer neuen Regel nach der anderen. Was neu ist, bleibt für alle folgenden.',
  articles: [
    {
      id: 'path',
      title: 'Der Weg',
      paragraphs: [
        tell(
          'Die Szenarien 1 bis 7 sind für diese Reihenfolge gemacht, aber nichts ist gesperrt. Geht eines schief, versucht es noch einmal oder überspringt es.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Plättchen 1 mit Seite a; die Plättchen 2 bis 9 im Stapel.', 'S1-1'),
        tell('Alle vier verlassen das Haus durch den einzigen Ausgang, den lilafarbenen.', 'S1-2'),
        tell(
          'Lautsprecher haben noch keine Bedeutung; erkundet der Elf, darf deshalb niemand reden. Aktionsplättchen wandern nicht.',
          'S1-3',
        ),
        tell('Wenn ihr euch einig seid, dürft ihr das ganze Spiel über reden.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('Von hier an muss jede Figur durch den Ausgang ihrer eigenen Farbe.', 'S2-1'),
        tell(
          'Plättchen 1 mit Seite a; die Plättchen 2 bis 12 im Stapel. Lautsprecher haben weiter keine Bedeutung.',
          'S2-2',
        ),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'Von hier an, ab zwei Personen: Bei jedem Drehen der Sanduhr geben alle ihr Aktionsplättchen nach links weiter, im Uhrzeigersinn.',
          'S3-1',
        ),
        tell(
          'Plättchen 1 mit Seite a; die Plättchen 2 bis 12 im Stapel. Lautsprecher haben weiter keine Bedeutung.',
          'S3-2',
        ),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'Der Zwerg schlüpft durch die orange Wand. Der Barbar muss außen herum.',
      paragraphs: [
        tell(
          'Von hier an darf der Zwerg durch die kleinen Öffnungen in orangen Wänden, in beide Richtungen. Für alle anderen sind es Wände.',
          'S4-1',
        ),
        tell(
          'Von hier an dürfen alle reden, wenn ein Plättchen mit dem Elfen erkundet wird. Es gilt dasselbe wie nach dem Drehen: Die erste Aktion beendet es.',
          'S4-2',
        ),
        tell(
          'Das Reden beginnt, wenn das Plättchen liegt, und nur, wenn der Elf dafür auf einem grünen Erkundungsfeld stand. Andere Arten, Plättchen anzulegen, zählen nicht.',
          'R-9',
        ),
        tell('Plättchen 1 mit Seite a; die Plättchen 2 bis 14 im Stapel.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption: 'Die Magierin auf der Kristallkugel: Plättchen dürfen an offene Kanten jeder Farbe, ohne dass dort jemand steht.',
      paragraphs: [
        tell('Plättchen 1 mit Seite b; die Plättchen 2 bis 14 im Stapel, Plättchen 15 obenauf.', 'S5-1'),
        tell(
          'Von hier an: Solange die Magierin auf einer Kristallkugel in Betrieb steht, darf die erkundende Person bis zu zwei Plättchen an unerkundete Kanten beliebiger Farbe legen, ohne dass dort jemand steht. Das zweite darf an das erste anschließen.',
          'S5-2',
        ),
        tell('Das hat Zeit, solange die Magierin auf dem Feld bleibt.', 'S5-3'),
        tell(
          'Das erste Plättchen darf jederzeit kommen, wenn sie dort steht. Das zweite muss gezogen sein, bevor sie weiterzieht und bevor die erkundende Person etwas anderes tut; ist es gezogen, wartet es und hält sie dort, bis es liegt. Vor dem ersten Plättchen ist die Kugel nicht verbraucht, was auch geschieht.',
          'R-8',
        ),
        tell('Nach einem oder zwei Plättchen ist die Kugel außer Betrieb.', 'S5-4'),
        tell('Andere Figuren auf einer Kristallkugel: Es passiert nichts.', 'S5-5'),
        tell(
          'Kann ein Platz auf mehrere Arten erkundet werden, gilt zuerst eine angefangene Kugel, dann eine Figur der Farbe, die dort steht, dann eine unbenutzte Kugel. Bei leerem Stapel bewirkt eine Kugel nichts und wird nicht verbraucht.',
          'R-40',
          'R-45',
        ),
      ],
    },
    {
      id: 's6',
      title: '',
      scenario: 6,
      scene: 'camera',
      caption: 'Der Barbar erreicht die Kamera: ein Marker unter ihm, eine Kamera weniger.',
      paragraphs: [
        tell('Plättchen 1 mit Seite b; die Plättchen 2 bis 17 im Stapel, zwei davon mit Überwachungskamera.', 'S6-1'),
        tell(
          'Von hier an: Solange zwei oder mehr Kameras laufen, darf keine Figur auf ein Sanduhrfeld gezogen werden. Eine Kamera läuft, sobald sie aufgedeckt ist, bis ein Außer-Betrieb-Marker auf ihr liegt.',
          'S6-2',
        ),
        tell(
          'Das gilt für jedes Sanduhrfeld, benutzt oder nicht, und für jede Art anzukommen. Wer schon dort steht, darf bleiben und darf gehen.',
          'R-2',
        ),
        tell(
          'Der Barbar schaltet eine Kamera aus, indem er auf ihr Feld zieht. Andere Figuren dort: Es passiert nichts.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell('Plättchen 1 mit Seite b; die Plättchen 2 bis 19 im Stapel, vier Kameras, keine neue Regel.', 'S7-1', 'R-95'),
        tell('Nehmt Plättchen um Plättchen dazu, bis zu allen 24, mit beliebiger Seite von Plättchen 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;

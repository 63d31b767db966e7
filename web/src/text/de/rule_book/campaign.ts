import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Szenarien 1 bis 7',
  lead: 'Immer nur eine neue Regel. Jede gilt auch in allen folgenden Szenarien.',
  articles: [
    {
      id: 'path',
      title: 'Die Reihenfolge',
      paragraphs: [
        tell(
          'Die Szenarien 1 bis 7 sind für diese Reihenfolge gedacht, aber nichts ist gesperrt. Geht eines schief, versucht es noch einmal oder überspringt es.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Plättchen 1 mit Seite a nach oben, Plättchen 2 bis 9 im Stapel.', 'S1-1'),
        tell('Alle vier Helden gehen durch den einzigen Ausgang, den lilafarbenen.', 'S1-2'),
        tell(
          'Lautsprecher bewirken noch nichts. Ihr dürft also nicht reden, wenn ihr mit dem Elfen erkundet. Die Aktionsplättchen bleiben, wo sie sind.',
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
        tell('Ab hier muss jeder Held durch den Ausgang seiner eigenen Farbe.', 'S2-1'),
        tell(
          'Plättchen 1 mit Seite a nach oben, Plättchen 2 bis 12 im Stapel. Lautsprecher bewirken immer noch nichts.',
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
          'Ab hier gilt, wenn ihr mindestens zu zweit seid: Bei jedem Umdrehen der Sanduhr gebt ihr alle euer Aktionsplättchen nach links weiter, also im Uhrzeigersinn.',
          'S3-1',
        ),
        tell(
          'Plättchen 1 mit Seite a nach oben, Plättchen 2 bis 12 im Stapel. Lautsprecher bewirken immer noch nichts.',
          'S3-2',
        ),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'Der Zwerg schlüpft durch die orangefarbene Wand. Der Barbar muss außen herum.',
      paragraphs: [
        tell(
          'Ab hier darf der Zwerg durch die kleinen Öffnungen in orangefarbenen Wänden, in beide Richtungen. Für alle anderen sind es Wände.',
          'S4-1',
        ),
        tell(
          'Ab hier dürfen alle reden, wenn ihr ein Plättchen mit dem Elfen erkundet, genau wie nach dem Umdrehen: Die erste Aktion beendet das Gespräch.',
          'S4-2',
        ),
        tell(
          'Reden dürft ihr, sobald das Plättchen liegt, und nur, wenn der Elf beim Erkunden auf einem grünen Erkundungsfeld stand. Plättchen, die auf andere Weise dazukommen, zählen nicht.',
          'R-9',
        ),
        tell('Plättchen 1 mit Seite a nach oben, Plättchen 2 bis 14 im Stapel.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption:
        'Die Magierin steht auf der Kristallkugel: Plättchen dürfen an offene Kanten beliebiger Farbe, auch wenn dort kein Held steht.',
      paragraphs: [
        tell('Plättchen 1 mit Seite b nach oben, Plättchen 2 bis 14 im Stapel, Plättchen 15 obenauf.', 'S5-1'),
        tell(
          'Ab hier gilt: Solange die Magierin auf einer funktionierenden Kristallkugel steht, darf die Person mit der Aktion Erkunden bis zu zwei Plättchen an offene Kanten beliebiger Farbe legen, auch wenn dort kein Held steht. Das zweite darf an das erste anschließen.',
          'S5-2',
        ),
        tell('Das eilt nicht, solange die Magierin dort bleibt.', 'S5-3'),
        tell(
          'Das erste Plättchen darf jederzeit kommen, solange die Magierin dort steht. Das zweite muss gezogen werden, bevor sie weiterzieht und bevor die Person mit der Aktion Erkunden etwas anderes tut. Ist es gezogen, wartet es, und die Magierin muss bleiben, bis es liegt. Vor dem ersten Plättchen wird die Kugel durch nichts verbraucht.',
          'R-8',
        ),
        tell('Nach einem oder zwei Plättchen ist die Kugel außer Betrieb.', 'S5-4'),
        tell('Bleibt ein anderer Held auf einer Kristallkugel stehen, passiert nichts.', 'S5-5'),
        tell(
          'Lässt sich eine Stelle auf mehrere Arten erkunden, zählt zuerst eine Kugel, die schon benutzt wird, dann ein Held dieser Farbe, der dort steht, dann eine unbenutzte Kugel. Ist der Stapel leer, bewirkt eine Kugel nichts und wird nicht verbraucht.',
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
      caption: 'Der Barbar erreicht die Kamera und deckt sie mit einem Marker ab: eine Kamera weniger.',
      paragraphs: [
        tell(
          'Plättchen 1 mit Seite b nach oben, Plättchen 2 bis 17 im Stapel, zwei davon mit Überwachungskamera.',
          'S6-1',
        ),
        tell(
          'Ab hier gilt: Solange zwei oder mehr Kameras laufen, darf kein Held auf ein Sanduhrfeld gezogen werden. Eine Kamera läuft, sobald sie aufgedeckt ist, und zwar so lange, bis sie einen Außer-Betrieb-Marker bekommt.',
          'S6-2',
        ),
        tell(
          'Das gilt für jedes Sanduhrfeld, ob benutzt oder nicht, und für jeden Weg dorthin. Ein Held, der schon dort steht, darf bleiben und darf auch gehen.',
          'R-2',
        ),
        tell(
          'Der Barbar schaltet eine Kamera ab, indem er auf ihr Feld zieht. Bleibt ein anderer Held dort stehen, passiert nichts.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell(
          'Plättchen 1 mit Seite b nach oben, Plättchen 2 bis 19 im Stapel, vier Kameras, keine neuen Regeln.',
          'S7-1',
          'R-95',
        ),
        tell(
          'Nehmt nach und nach weitere Plättchen dazu, bis zu allen 24. Welche Seite von Plättchen 1 oben liegt, ist dann egal.',
          'S7-2',
        ),
      ],
    },
  ],
};
export default campaign;

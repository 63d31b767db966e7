import { tell, type Chapter } from '../book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Szenarien 8 bis 17',
  lead: 'Alle Regeln des Weges gelten, und jede Herausforderung ändert eines.',
  articles: [
    {
      id: 'levels',
      title: 'Seite und Stufe',
      paragraphs: [
        tell(
          'Die Szenarien 8 bis 17 nutzen alle Regeln der Szenarien 2 bis 6, eine beliebige Seite von Plättchen 1 und einen gemischten Stapel, wenn sie nichts anderes sagen.',
          'S-CHAL-1',
        ),
        tell('Die Stufe ist die Zahl der Plättchen: von 12 bis 24. Mit weniger würde ein Ausgang fehlen.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('Der Stapel liegt offen. Alle sehen, welches Plättchen als Nächstes kommt.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'Für drei bis neun Personen. Ihr benutzt die Aktionsplättchen für eine Person weniger; eine von euch führt und hat keines.',
          'S9-1',
        ),
        tell('Nur wer führt, darf die rote Figur benutzen. Wer sie bekommt, kann sie nicht weiterreichen.', 'S9-2'),
        tell(
          'Die Plättchen wandern wie immer bei jedem Drehen, das fehlende auch: Die Führung wechselt. Die rote Figur bleibt stehen, wo sie steht.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'Der Barbar auf dem Gegenstand der Magierin: In diesem Szenario ist das genau richtig.',
      paragraphs: [
        tell(
          'Für den Diebstahl muss jede Figur auf einem Gegenstand stehen, der nicht ihre Farbe hat, alle vier zugleich.',
          'S10-1',
        ),
        tell(
          'Jede Figur flieht durch einen Ausgang, der nicht ihre Farbe hat. Jeder Ausgang dient einer Figur, und die bleibt darauf stehen.',
          'S10-2',
        ),
        tell(
          'Gegenstand und Ausgang dürfen dieselbe Farbe haben, nur nicht die der Figur. Wer nach dem Diebstahl auf einem fremden Ausgang steht, ist entkommen und zieht nie wieder. Das Spiel sagt euch, wenn die übrigen Ausgänge für die übrigen Figuren nicht mehr reichen.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Vor dem Diebstahl nimmt jedes Drehen der Sanduhr zwei Plättchen aus dem Einkaufszentrum.', 'S11-1'),
        tell(
          'Ein Plättchen darf nur weg, wenn keine Figur und kein Außer-Betrieb-Marker darauf ist, wenn es nicht Plättchen 1 ist und wenn alles Übrige ohne Portale erreichbar bleibt.',
          'S11-2',
        ),
        tell('Lassen sich keine zwei solchen Plättchen nehmen, habt ihr verloren.', 'S11-3'),
        tell(
          'Sie kommen verdeckt unter den Stapel oder werden zum neuen Stapel und können wieder erkundet werden.',
          'S11-4',
        ),
        tell(
          'Irgendwer wählt; die Plättchen gehen nacheinander, und das erste muss ein zweites übrig lassen. Bis beide weg sind, könnt ihr nur reden, und der Sand läuft. Erreichbar heißt: zu Fuß und mit Rolltreppen, ohne die Öffnungen des Zwergs, und Figuren gelten nicht als Hindernis. Seiten, die ihren Nachbarn verloren haben, lassen sich wieder erkunden.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Wenn ihr euch verständigen dürft, dann nur mit Gesten, nie mit Sprache.', 'S12-1'),
        tell('Zeigen, Skizzieren und Grimassen sind Gesten. Text und Stimme sind Sprache.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Zwerg und Elf beginnen auf zwei der mittleren Felder von Plättchen 1. Plättchen 3 liegt abseits, und dort beginnen Barbar und Magierin. Die zwei Dimensionen sind nie verbunden, wo auch immer Plättchen dazukommen.',
          'S13-1',
        ),
        tell('Der Stapel liegt offen.', 'S13-2'),
        tell('Nie dürfen alle vier in derselben Dimension sein.', 'S13-3'),
        tell(
          'Portale können nur eines: Sie bringen eine Figur von einem Portal ihrer Farbe zu einem Portal ihrer Farbe in der anderen Dimension.',
          'S13-4',
        ),
        tell(
          'Wo Barbar und Magierin auf Plättchen 3 beginnen, wird vor dem Start gewählt oder dem Zufall überlassen und löst nichts aus. Ein gezogenes Plättchen darf in jede der beiden Dimensionen. Das Verbot zählt nur, solange alle vier im Einkaufszentrum sind. Und denkt daran: Nach dem Diebstahl wechselt niemand mehr die Dimension.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Niemand verständigt sich, zu keiner Zeit. Das Starren und die rote Figur bleiben.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [
        tell('Niemand verständigt sich, zu keiner Zeit, und es gibt keine rote Figur. Nur das Starren bleibt.', 'S15-1'),
      ],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('Die Portale sind das ganze Spiel über außer Betrieb.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'Der Elf hat das Plättchen für sich: Der Zwerg darf nicht einmal hinüberlaufen.',
      paragraphs: [
        tell(
          'Nie dürfen zwei Figuren auf demselben Plättchen sein, außer auf Plättchen 1, wo beliebig viele stehen dürfen.',
          'S17-1',
        ),
        tell(
          'Wer seinen Ausgang erreicht, ist entkommen, bleibt darauf stehen, zieht nie wieder und hält sein Plättchen besetzt.',
          'S17-2',
        ),
        tell(
          'Das gilt für jede Art anzukommen und auch fürs Durchlaufen. Wahlweise lassen sich zwei Figuren auf einem Plättchen erlauben; normal ist das nicht.',
          'R-22',
        ),
        tell(
          'Entkommene, die stehen bleiben, hier wie in Szenario 10, versperren ihr Feld für alle. Nichts bewegt sie mehr.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Eigene Szenarien',
      paragraphs: [
        tell(
          'Ein Szenario lässt sich frei zusammenstellen: die Startseite, die Plättchen, was oben oder unten im Stapel liegt, und jede Regel an oder aus, wo das sinnvoll ist. Es hat einen eigenen Namen.',
          'SX-1',
        ),
        tell('Was sich nicht spielen oder nicht gewinnen ließe, wird mit Begründung abgelehnt.', 'SX-2'),
        tell(
          'Zum Beispiel: ein Stapel ohne alle vier Gegenstände oder ohne die nötigen Ausgänge; Figuren, die auf dem Ausgang stehen bleiben, aber nur ein Ausgang für alle; eine Führung mit weniger als drei Personen oder ohne rote Figur; freies Reden in einem stillen Szenario.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

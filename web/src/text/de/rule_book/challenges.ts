import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Szenarien 8 bis 17',
  lead: 'Alle bisherigen Regeln gelten, und jede Herausforderung ändert eine Sache.',
  articles: [
    {
      id: 'levels',
      title: 'Seite und Stufe',
      paragraphs: [
        tell(
          'In den Szenarien 8 bis 17 gelten alle Regeln der Szenarien 2 bis 6. Ihr nehmt eine beliebige Seite von Plättchen 1 und einen gemischten Stapel, wenn nichts anderes dabeisteht.',
          'S-CHAL-1',
        ),
        tell('Die Stufe ist die Zahl der Plättchen, von 12 bis 24. Bei weniger würde ein Ausgang fehlen.', 'R-23'),
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
          'Für drei bis neun Personen. Nehmt die Aktionsplättchen für eine Person weniger: Wer anführt, hat keines.',
          'S9-1',
        ),
        tell('Nur wer anführt, darf die rote Figur benutzen. Wer sie bekommt, kann sie nicht weitergeben.', 'S9-2'),
        tell(
          'Die Aktionsplättchen wandern wie immer bei jedem Umdrehen, und mit ihnen die Lücke: Dann führt die nächste Person an. Die rote Figur bleibt, wo sie ist.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'Der Barbar steht auf dem Gegenstand der Magierin: In diesem Szenario ist das genau richtig.',
      paragraphs: [
        tell(
          'Für den Diebstahl muss jeder Held auf einem Gegenstand stehen, der nicht seine Farbe hat, alle vier gleichzeitig.',
          'S10-1',
        ),
        tell(
          'Jeder Held flieht durch einen Ausgang, der nicht seine Farbe hat. Auf jeden Ausgang passt ein Held, und der bleibt dort stehen.',
          'S10-2',
        ),
        tell(
          'Gegenstand und Ausgang eines Helden dürfen dieselbe Farbe haben, nur nicht seine eigene. Steht ein Held nach dem Diebstahl auf einem Ausgang in fremder Farbe, ist er entkommen und zieht nicht mehr. Das Spiel sagt euch, wenn die restlichen Ausgänge für die restlichen Helden nicht mehr passen.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell(
          'Bis zum Diebstahl nehmt ihr bei jedem Umdrehen der Sanduhr zwei Plättchen aus dem Einkaufszentrum.',
          'S11-1',
        ),
        tell(
          'Ein Plättchen darf nur weg, wenn weder Held noch Außer-Betrieb-Marker darauf ist, wenn es nicht Plättchen 1 ist und wenn alles andere ohne Portale erreichbar bleibt.',
          'S11-2',
        ),
        tell('Gibt es keine zwei Plättchen, die ihr nehmen könnt, habt ihr verloren.', 'S11-3'),
        tell(
          'Sie kommen verdeckt unter den Stapel oder bilden den neuen Stapel und können wieder erkundet werden.',
          'S11-4',
        ),
        tell(
          'Alle dürfen wählen. Ihr nehmt sie nacheinander weg, und nach dem ersten muss sich noch ein zweites entfernen lassen. Bis beide weg sind, könnt ihr nur reden, und der Sand läuft weiter. „Erreichbar“ heißt: zu Fuß und mit Rolltreppen, ohne die Öffnungen des Zwergs. Figuren im Weg zählen nicht. An Seiten, die ihren Nachbarn verloren haben, könnt ihr wieder erkunden.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Immer wenn ihr sonst reden dürft, sind nur Gesten erlaubt, keine Sprache.', 'S12-1'),
        tell('Zeigen, Skizzieren und Grimassen sind Gesten. Text und Stimme sind Sprache.', 'R-20'),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Zwerg und Elf starten auf zwei der mittleren Felder von Plättchen 1. Plättchen 3 liegt getrennt davon, dort starten Barbar und Magierin. Die beiden Dimensionen sind nie verbunden, egal wo ihr Plättchen anlegt.',
          'S13-1',
        ),
        tell('Der Stapel liegt offen.', 'S13-2'),
        tell('Es dürfen nie alle vier Helden in derselben Dimension sein.', 'S13-3'),
        tell(
          'Portale können hier nur eins: einen Helden von einem Portal seiner Farbe zu einem Portal seiner Farbe in der anderen Dimension bringen.',
          'S13-4',
        ),
        tell(
          'Wo Barbar und Magierin auf Plättchen 3 starten, wählt ihr vor dem Spiel, oder der Zufall entscheidet. Dabei wird nichts ausgelöst. Ein gezogenes Plättchen darf in jede der beiden Dimensionen. Dass nicht alle vier in einer Dimension sein dürfen, gilt nur, solange alle vier im Einkaufszentrum sind. Und denkt daran: Nach dem Diebstahl kann niemand mehr die Dimension wechseln.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [tell('Geredet wird nie. Anstarren und die rote Figur bleiben erlaubt.', 'S14-1')],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [tell('Geredet wird nie, und es gibt keine rote Figur. Ihr könnt euch nur anstarren.', 'S15-1')],
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
      caption: 'Der Elf hat das Plättchen für sich: Der Zwerg darf nicht einmal darüberlaufen.',
      paragraphs: [
        tell(
          'Es dürfen nie zwei Helden auf demselben Plättchen sein, außer auf Plättchen 1. Dort dürfen beliebig viele stehen.',
          'S17-1',
        ),
        tell(
          'Helden, die ihren Ausgang erreichen, sind entkommen. Sie bleiben darauf stehen, ziehen nicht mehr und blockieren weiterhin ihr Plättchen.',
          'S17-2',
        ),
        tell(
          'Das gilt für jeden Weg dorthin und auch fürs Durchlaufen. Mit einer Option könnt ihr zwei Helden pro Plättchen erlauben. Normalerweise ist sie aus.',
          'R-22',
        ),
        tell(
          'Entkommene Helden, die stehen bleiben, hier und in Szenario 10, blockieren ihr Feld für alle Figuren. Nichts kann sie mehr bewegen.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Eigene Szenarien',
      paragraphs: [
        tell(
          'Ihr könnt euch ein eigenes Szenario zusammenstellen: das Startplättchen, die Plättchen, was oben oder unten im Stapel liegt und welche Regeln gelten. Dazu kommt ein Name.',
          'SX-1',
        ),
        tell('Was sich nicht spielen oder nicht gewinnen ließe, wird abgelehnt, mit Begründung.', 'SX-2'),
        tell(
          'Zum Beispiel: ein Stapel, in dem Gegenstände oder nötige Ausgänge fehlen; Helden, die auf ihren Ausgängen stehen bleiben, aber nur ein Ausgang für alle; eine Person, die anführt, aber weniger als drei am Tisch oder keine rote Figur; freies Reden in einem stillen Szenario.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;

import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Erkunden',
  lead: 'Das Einkaufszentrum wächst, wo Helden um die Ecke schauen.',
  articles: [
    {
      id: 'explore',
      title: 'Ein neues Plättchen',
      scene: 'explore',
      caption:
        'Der Zwerg steht an einer orangefarbenen Kante: Hier kommt das nächste Plättchen hin, und sein weißer Pfeil führt hinein.',
      paragraphs: [
        tell(
          'Wenn du die Lupe hast, darfst du erkunden, sobald ein Held auf einem Erkundungsfeld seiner Farbe steht, dahinter noch kein Plättchen liegt und der Stapel nicht leer ist.',
          'B-EXPL-1',
        ),
        tell(
          'Das oberste Plättchen wird aufgedeckt und so angelegt, dass sein weißer Pfeil von diesem Feld aus weiterführt. Damit ist klar, wo und wie herum es liegt.',
          'B-EXPL-2',
        ),
        tell('Steht dort ein Held einer anderen Farbe, könnt ihr mit ihm nicht erkunden.', 'B-EXPL-7'),
        tell('Ist der Stapel leer, gibt es nichts mehr zu erkunden.', 'B-EXPL-6'),
        tell(
          'Plättchen überlappen sich nie. Nachbarn liegen um ein Feld versetzt, wie die Flügel eines Windrads.',
          'B-EXPL-5',
        ),
        tell(
          'Liegt hinter einer Kante ein Plättchen, könnt ihr dort nicht mehr erkunden, egal ob Durchgang oder Sackgasse, solange dieses Plättchen dort bleibt.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Mehrere Stellen zugleich',
      scene: 'several',
      caption:
        'Zwei Helden stehen an Kanten ihrer Farben: erst das Plättchen ansehen, dann eine der beiden Stellen wählen.',
      paragraphs: [
        tell(
          'Stehen mehrere Helden bereit, zieht die Person mit der Aktion Erkunden das Plättchen, sieht es sich an und entscheidet dann, bei welchem Helden es angelegt wird.',
          'B-EXPL-3',
        ),
        tell('Eins nach dem anderen: Ein gezogenes Plättchen muss liegen, bevor ihr das nächste zieht.', 'B-EXPL-4'),
        tell(
          'Alle sehen das gezogene Plättchen. Gibt es nur eine Stelle dafür, wird es sofort angelegt. Gibt es mehrere, wartet es auf die Person mit der Aktion Erkunden. Bis es liegt, können die Helden an diesen Stellen nicht weg.',
          'R-7',
        ),
        tell(
          'Hat plötzlich jemand anders die Aktion Erkunden, während ein Plättchen wartet, legt diese Person es an. Fällt die letzte mögliche Stelle weg, kommt das Plättchen zurück auf den Stapel.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;

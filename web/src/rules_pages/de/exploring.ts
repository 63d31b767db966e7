import { tell, type Chapter } from '../book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Erkunden',
  lead: 'Das Einkaufszentrum wächst, wo Helden um die Ecke schauen.',
  articles: [
    {
      id: 'explore',
      title: 'Ein neues Plättchen',
      scene: 'explore',
      caption: 'Der Zwerg steht an einer orangen Kante: Hier kommt das nächste Plättchen hin, mit dem weißen Pfeil herein.',
      paragraphs: [
        tell(
          'Wer die Lupe hat, darf erkunden, wenn eine Figur auf einem Erkundungsfeld ihrer Farbe steht, dahinter noch nichts liegt und der Stapel nicht leer ist.',
          'B-EXPL-1',
        ),
        tell(
          'Das oberste Plättchen wird aufgedeckt und so angelegt, dass sein weißer Pfeil an diesem Feld anschließt. Damit stehen Platz und Drehung fest.',
          'B-EXPL-2',
        ),
        tell('Eine Figur anderer Farbe nützt dort zum Erkunden nichts.', 'B-EXPL-7'),
        tell('Ist der Stapel leer, gibt es nichts mehr zu erkunden.', 'B-EXPL-6'),
        tell(
          'Plättchen überdecken sich nie: Nachbarn liegen um ein Feld versetzt, wie die Flügel eines Windrads.',
          'B-EXPL-5',
        ),
        tell(
          'Eine Kante, vor der ein Plättchen liegt, lässt sich nicht mehr erkunden, ob Durchgang oder Sackgasse, solange dieses Plättchen dort liegt.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Mehrere Plätze zugleich',
      scene: 'several',
      caption: 'Zwei Figuren an Kanten ihrer Farben: erst das Plättchen ansehen, dann einen der beiden Plätze wählen.',
      paragraphs: [
        tell(
          'Stehen mehrere Figuren bereit, zieht die erkundende Person das Plättchen, sieht es an und wählt dann, vor welcher von ihnen es angelegt wird.',
          'B-EXPL-3',
        ),
        tell('Immer nur eines: Was gezogen ist, muss liegen, bevor das nächste gezogen wird.', 'B-EXPL-4'),
        tell(
          'Das gezogene Plättchen sehen alle. Gibt es nur einen Platz, liegt es sofort. Gibt es mehrere, wartet es, und Figuren, die einen Platz dafür freihalten, lassen sich bis dahin nicht wegziehen.',
          'R-7',
        ),
        tell(
          'Wechselt das Erkunden den Besitzer, während ein Plättchen wartet, legt es die neue Person an. Fällt sein letzter Platz weg, kommt es zurück auf den Stapel.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;

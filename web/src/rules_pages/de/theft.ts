import { tell, type Chapter } from '../book';

const theft: Chapter = {
  id: 'theft',
  title: 'Diebstahl und Flucht',
  lead: 'Nehmt, was euch mehr oder weniger gehört, und lauft.',
  articles: [
    {
      id: 'steal',
      title: 'Der Diebstahl',
      scene: 'theft',
      caption: 'Alle vier auf den Gegenständen ihrer Farben: Jetzt darf irgendwer das Diebstahlplättchen umdrehen.',
      paragraphs: [
        tell(
          'Stehen alle vier Figuren gleichzeitig auf den Gegenständen ihrer eigenen Farben, darf irgendwer das Diebstahlplättchen umdrehen. Das ist keine Aktion und braucht kein Aktionsplättchen.',
          'B-THEFT-1',
        ),
        tell('Von selbst passiert es nicht. Solange niemand umdreht, ist nichts gestohlen.', 'B-THEFT-2'),
        tell('Von da an sind die Portale aus, und die Ausgänge zählen.', 'B-THEFT-3'),
        tell('Ohne Diebstahl kein Sieg: Vorher nimmt ein Ausgang niemanden auf.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'Die Flucht',
      scene: 'escape',
      caption: 'Nach dem Diebstahl erreicht der Barbar den gelben Ausgang und ist draußen.',
      paragraphs: [
        tell(
          'Wer nach dem Diebstahl einen Ausgang erreicht, den er benutzen darf, verlässt das Einkaufszentrum sofort. In den Szenarien 10 und 17 ist er ebenfalls entkommen, bleibt aber auf dem Ausgang stehen.',
          'B-EXIT-1',
        ),
        tell(
          'Vor dem Diebstahl sind Ausgänge gewöhnliche Felder. Danach ist ein Ausgang, den eine Figur nicht benutzen darf, für sie ein gewöhnliches Feld.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      paragraphs: [
        tell(
          'Nach dem Ende geht nichts mehr. Ergebnis, Zeit und Zahl der benutzten Sanduhrfelder werden festgehalten.',
          'B-END-1',
        ),
        tell(
          'Was im Großen Buch der Herausforderungen zählt: das Szenario, die Zahl der Plättchen, eure Namen und wie viele Sanduhrfelder ihr benutzt habt. Weniger ist besser.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Diebstahl und Flucht',
  lead: 'Nehmt, was euch gehört, mehr oder weniger, und lauft.',
  articles: [
    {
      id: 'steal',
      title: 'Der Diebstahl',
      scene: 'theft',
      caption: 'Alle vier stehen auf den Gegenständen ihrer Farben: Jetzt dürft ihr das Diebstahlplättchen umdrehen.',
      paragraphs: [
        tell(
          'Stehen alle vier Helden gleichzeitig auf den Gegenständen ihrer Farben, darf jede Person am Tisch das Diebstahlplättchen umdrehen. Dafür braucht es weder Aktion noch Aktionsplättchen.',
          'B-THEFT-1',
        ),
        tell('Von selbst passiert es nicht. Solange niemand das Plättchen umdreht, ist nichts gestohlen.', 'B-THEFT-2'),
        tell('Danach sind die Portale aus und die Ausgänge offen.', 'B-THEFT-3'),
        tell('Ohne Diebstahl könnt ihr nicht gewinnen: Vorher kommt niemand durch einen Ausgang hinaus.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'Die Flucht',
      scene: 'escape',
      caption: 'Nach dem Diebstahl erreicht der Barbar den gelben Ausgang und ist draußen.',
      paragraphs: [
        tell(
          'Erreicht ein Held nach dem Diebstahl einen Ausgang, den er benutzen darf, verlässt er das Einkaufszentrum sofort. In den Szenarien 10 und 17 ist er ebenfalls entkommen, bleibt aber auf dem Ausgang stehen.',
          'B-EXIT-1',
        ),
        tell(
          'Vor dem Diebstahl sind Ausgänge gewöhnliche Felder. Danach bleiben sie das für jeden Helden, der sie nicht benutzen darf.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      paragraphs: [
        tell(
          'Nach dem Ende könnt ihr nichts mehr tun. Ergebnis, Zeit und die Zahl der benutzten Sanduhrfelder werden festgehalten.',
          'B-END-1',
        ),
        tell(
          'Das zählt im Großen Buch: das Szenario, die Zahl der Plättchen, eure Namen und wie viele Sanduhrfelder ihr benutzt habt. Weniger ist besser.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;

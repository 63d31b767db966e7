import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'Die Erweiterung: auf der einen Seite Wachen, Türen und wachsame Augen, auf der anderen eine Kiste voller Tricks.',
  articles: [
    {
      id: 'kinds',
      title: 'Dreizehn Module',
      paragraphs: [
        tell(
          'Nehmt so viele Module dazu, wie ihr wollt. Empfohlen ist die Reihenfolge von 1 bis 13. Sieben sind Hilfen: Marker, Schächte, Durchbrüche, Karten, Telekinese, Zauber und der Kontrollraum. Sechs sind Herausforderungen: die Wache, der Wachraum, der verschlossene Ausgang, der Betrachter, die Verstärkung und der Sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Was ihr schon kennt, gilt weiter: das übliche Ziel und die dauerhaften Regeln der Szenarien 2 bis 6. Die Kristallkugeln auf 8* und 10* funktionieren. Nur in Tutorials kann das anders sein.',
          'X-GEN-7',
        ),
        tell(
          'Was nicht funktionieren kann, wird abgelehnt, mit Begründung. Ein Modul braucht seine Plättchen, und manche brauchen ein anderes Modul. Plättchen 8* braucht Schächte oder Durchbrüche (in Tutorial 9 reichen Zauber), und der Kontrollraum braucht Wachen, die er bewegen kann.',
          'X-GEN-6',
          'R-86',
        ),
        tell(
          'Szenario 16 hat keine Portale und deshalb auch keinen Kontrollraum: Modul 12 wird dort abgelehnt.',
          'R-83',
        ),
        tell(
          'Ihr könnt die Grundplättchen 13 bis 24 dazunehmen. Das wird allerdings eine sehr lange Nacht, deshalb raten wir davon ab.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Plättchen mit Stern',
      paragraphs: [
        tell(
          'Ein Plättchen mit Stern ersetzt das Grundplättchen mit derselben Nummer. Nie sind beide im Stapel. Die Plättchen 25* bis 29* kommen noch dazu.',
          'X-GEN-9',
        ),
        tell(
          'Plättchen mit Stern haben eine andere Rückseite. Liegt der Stapel verdeckt, sehen alle, ob das nächste Plättchen einen Stern hat, mehr aber nicht.',
          'X-GEN-5',
        ),
        tell('Ein Symbol, dessen Modul nicht im Spiel ist, bewirkt nichts. Sein Feld ist ein gewöhnliches.', 'X-GEN-4'),
        tell(
          'Unabhängig von den Modulen funktionieren auf einem gelegten Plättchen aber immer: Stahltüren, Codes, Rolltreppen, die Öffnungen des Zwergs, Kristallkugeln, Kameras und Sanduhren.',
          'R-60',
        ),
        tell(
          'Plättchen 28* hat ein fünftes Sanduhrfeld. Es wirkt wie die anderen, liegt aber hinter einer Stahltür: Hinein braucht ihr einen Code, hinaus nicht.',
          'R-37',
        ),
        tell(
          'Die schraffierten Pfeile auf 8* und 25* zeigen nur, wie das Plättchen angelegt wird. Sie sind weder Eingang noch Ausgang. Durch die Tür von 25* kommt ihr nur hinaus, wenn das Plättchen dahinter an dieser Seite offen ist.',
          'R-33',
        ),
        tell('Befehlsrichtungen, der Sensor und die Pfeile an Türen drehen sich mit ihrem Plättchen.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Leer, weg und wieder da',
      paragraphs: [
        tell(
          'Ein Feld oder Plättchen ist leer, wenn nichts darauf ist: keine Figur, kein Frosch, kein Betrachter, kein Sensor, kein Marker.',
          'X-GEN-2',
        ),
        tell('Was abgelegt wird, ist aus dem Spiel. Nur die Plättchen in Szenario 11 kommen zurück.', 'X-GEN-1'),
        tell(
          'Ein Held, der entkommt, verlässt das Einkaufszentrum sofort und ist keiner Wache und keinem Betrachter mehr im Weg.',
          'X-GEN-3',
        ),
        tell(
          'Wache, Betrachter, Sensor und Gefangene erscheinen mit ihrem Plättchen, wenn es zum ersten Mal angelegt wird, nicht wenn es zurückkommt oder versetzt wird.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Ankommen',
      paragraphs: [
        tell(
          'Ob ein Held durch einen Schacht, per Tausch, per Teleport oder zu Fuß ankommt, ist egal: Sanduhren werden umgedreht, Kameras abgeschaltet, Ausgänge und Karten wirken. Stellt eine Regel einen Helden irgendwohin, passiert nichts.',
          'R-46',
        ),
        tell(
          'Überwachung geht vor. Ist der Wachraum im Spiel, wird ein Held auf dem ersten Feld eines bewachten Plättchens erwischt, und nichts auf diesem Plättchen wirkt, nicht einmal der Ausgang.',
          'R-47',
        ),
        tell(
          'Ohne Wachraum wird alles abgelehnt, was einen Helden auf ein bewachtes Plättchen bringen würde: Züge, Schächte, Tausch, Teleport, Kontrollraum.',
          'R-27',
        ),
        tell(
          'Teleport, Schächte und Geistgestalt dürfen auf jedem Gangfeld enden, auch auf 8* und hinter Stahltüren, solange nichts dagegenspricht.',
          'R-29',
        ),
        tell(
          'Verschwindet unter einem Helden ein Marker, der ein Feld verdeckt hat, wirken Code, Kristallkugel, Karte, Gegenstand oder Ausgang sofort. Sanduhr und Kamera wirken erst, wenn das nächste Mal ein Held ankommt.',
          'R-48',
        ),
        tell(
          'Was ihr selbst wählt, wird abgelehnt, wenn es ein Verbot verletzen würde. Was die Regeln erzwingen, passiert trotzdem. Steht danach ein Held auf dem Plättchen einer Wache, ohne dass der Wachraum im Spiel ist, oder sind alle vier in einer Dimension, habt ihr verloren.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'Was beim Umdrehen jetzt passiert',
      paragraphs: [
        tell(
          'Der Reihe nach: Marker und Sand; laufende Zauber enden; der Wachraum wird zurückgesetzt; die Aktionsplättchen wandern; alle dürfen reden; in Szenario 11 verschwinden Plättchen. Verliert ihr bei einem dieser Schritte, endet das Spiel genau dort.',
          'R-34',
        ),
        tell(
          'Der Sanduhrmarker dreht die Sanduhr genauso um wie ein Feld, mit allem, was dazugehört. Als benutzte Sanduhrfelder zählen aber nur Felder.',
          'R-35',
        ),
        tell('Kameras sperren Sanduhrfelder, nicht den Marker.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Was alle dürfen',
      paragraphs: [
        tell(
          'Marker, Schächte, Durchbrüche, Telekinese, Zauber und den Sensor könnt ihr von jedem Platz aus nutzen, auch ohne Aktionsplättchen.',
          'R-26',
        ),
        tell(
          'Im Solospiel braucht alles, was alle dürfen, keine aufgedeckte Aktion. Für jede Art von Erkunden muss Erkunden oben auf der Ablage liegen, für den Betrachter seine Richtung und für den Kontrollraum das Portal.',
          'R-85',
        ),
        tell(
          'Es zählt, wer zuerst handelt. Hat sich inzwischen etwas geändert, wird der spätere Versuch abgelehnt, und nichts wird doppelt gedreht, versetzt oder verbraucht.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Zusammen mit den Szenarien',
      paragraphs: [
        tell(
          'In den Szenarien 14 und 15 gibt es keine Lautsprechermarker. In Szenario 12 erlauben sie Gesten. Tauschmarker brauchen zwei Aktionsplättchen. Im Solospiel gibt es deshalb keine, und wer in Szenario 9 anführt, kann nicht mittauschen.',
          'R-82',
          'R-84',
        ),
        tell(
          'Helden, die in den Szenarien 10 und 17 auf ihrem Ausgang stehen bleiben, blockieren ihr Feld für alle Figuren und in 17 auch ihr Plättchen für andere Helden. Wachen dürfen darauf, aber wer draußen ist, kann weder erwischt noch bewegt werden.',
          'R-79',
        ),
        tell('In Szenario 11 könnt ihr jedes leere Plättchen wegnehmen, auch den Wachraum.', 'R-80'),
        tell(
          'In Szenario 13 bleiben Schächte, Durchbrüche, Tausch, Teleport und Telekinese in einer Dimension. Wachen können durch Zauber oder Kontrollraum die Dimension wechseln. Codes, Steuerungen, Karten und Kugeln reichen in beide, und Gefangene kommen in den Wachraum, wo immer er liegt. Plättchen 3 zählt als Startplättchen, wie Plättchen 1.',
          'R-81',
        ),
        tell(
          'Szenario 17 gilt nicht im Wachraum, wo ihr mit einem zweiten Helden ohnehin verliert. Vor der Tür gilt es. Szenario 10 ändert dort nichts.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

import { tell, type Chapter } from '../book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'Die Erweiterung: Wachen, Türen und Augen auf der einen Seite, eine Trickkiste auf der anderen.',
  articles: [
    {
      id: 'kinds',
      title: 'Dreizehn Module',
      paragraphs: [
        tell(
          'Module lassen sich beliebig dazunehmen; empfohlen ist die Folge von 1 bis 13. Sieben sind Hilfen: Marker, Schächte, Durchbrüche, Karten, Telekinese, Zauber und Kontrollraum. Sechs sind Herausforderungen: Wache, Wachraum, verschlossener Ausgang, Betrachter, Verstärkung und Sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Was ihr kennt, gilt weiter: das übliche Ziel und die bleibenden Regeln der Szenarien 2 bis 6. Die Plättchen 8* und 10* haben Kristallkugeln, und sie wirken. Nur Lektionen dürfen anderes sagen.',
          'X-GEN-7',
        ),
        tell(
          'Was nicht gehen kann, wird mit Begründung abgelehnt: Ein Modul braucht seine Plättchen, manches auch ein anderes Modul. Plättchen 8* braucht Schächte oder Durchbrüche (in Lektion 9 tun es Zauber), der Kontrollraum braucht Wachen, denen er befiehlt.',
          'X-GEN-6',
          'R-86',
        ),
        tell('Szenario 16 hat keine Portale und darum keinen Kontrollraum: Modul 12 wird dort abgelehnt.', 'R-83'),
        tell(
          'Die Grundplättchen 13 bis 24 dürfen dazu. Das wird eine sehr lange Nacht, darum rät die Auswahl davon ab.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Plättchen mit Stern',
      paragraphs: [
        tell(
          'Ein Plättchen mit Stern ersetzt das Grundplättchen seiner Nummer; nie sind beide im Stapel. Die Plättchen 25* bis 29* kommen hinzu.',
          'X-GEN-9',
        ),
        tell(
          'Sternplättchen haben eine andere Rückseite: Bei verdecktem Stapel sehen alle, ob das nächste einen Stern hat, und sonst nichts.',
          'X-GEN-5',
        ),
        tell('Ein Zeichen, dessen Modul nicht mitspielt, bedeutet nichts; sein Feld ist ein gewöhnliches.', 'X-GEN-4'),
        tell(
          'Unabhängig von den Modulen wirken aber die Stahltüren, Codes, Rolltreppen, Zwergenöffnungen, Kristallkugeln, Kameras und Sanduhren jedes Plättchens, das liegt.',
          'R-60',
        ),
        tell(
          'Plättchen 28* hat eine fünfte Sanduhr. Sie ist ein Sanduhrfeld wie die anderen; ihre Stahltür kostet hinein einen Code und hinaus nichts.',
          'R-37',
        ),
        tell(
          'Die schraffierten Pfeile von 8* und 25* sagen nur, wie das Plättchen liegt, und öffnen keinen Weg. Die Tür von 25* führt nur hinaus, wo das Plättchen davor an dieser Seite offen ist.',
          'R-33',
        ),
        tell('Befehlsrichtungen, der Sensor und die Pfeile der Türen drehen sich mit ihrem Plättchen.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Leer, fort und wieder da',
      paragraphs: [
        tell(
          'Ein Feld oder Plättchen ist leer, wenn nichts darauf ist: keine Figur, kein Frosch, kein Betrachter, kein Sensor, kein Marker.',
          'X-GEN-2',
        ),
        tell('Was abgelegt wird, ist aus dem Spiel. Nur die Plättchen von Szenario 11 kommen wieder.', 'X-GEN-1'),
        tell(
          'Wer entkommt, verlässt das Einkaufszentrum sofort und ist keiner Wache und keinem Betrachter mehr im Weg.',
          'X-GEN-3',
        ),
        tell(
          'Wache, Betrachter, Sensor und Gefangene kommen mit ihrem Plättchen beim ersten Anlegen, nicht wenn es wiederkehrt oder versetzt wird.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Ankommen',
      paragraphs: [
        tell(
          'Schacht, Tausch und Teleport bringen eine Figur genauso auf ein Feld wie ein Zug: Sanduhren drehen sich, Kameras gehen aus, Ausgänge und Karten wirken. Wer von einer Regel hingestellt wird, löst nichts aus.',
          'R-46',
        ),
        tell(
          'Die Bewachung geht vor. Spielt der Wachraum mit, wird eine Figur auf dem ersten Feld eines bewachten Plättchens erwischt, und nichts auf ihm wirkt mehr, nicht einmal der Ausgang.',
          'R-47',
        ),
        tell(
          'Ohne Wachraum wird abgelehnt, was eine Figur auf ein bewachtes Plättchen brächte: Züge, Schächte, Tausch, Teleport, Kontrollraum.',
          'R-27',
        ),
        tell(
          'Teleport, Schächte und Geistgestalt dürfen auf jedem Gangfeld enden, auch auf 8* und hinter Stahltüren, wenn nichts es verbietet.',
          'R-29',
        ),
        tell(
          'Verschwindet eine Abdeckung unter einer Figur, wirken Code, Kristallkugel, Karte, Gegenstand und Ausgang sofort, Sanduhr und Kamera erst bei der nächsten Ankunft.',
          'R-48',
        ),
        tell(
          'Was ihr wählt, wird abgelehnt, wenn es ein Verbot bräche. Was die Regeln erzwingen, geschieht trotzdem, und das Spiel ist verloren, wenn dann eine Figur ohne Wachraum im Spiel bei einer Wache steht oder alle vier in einer Dimension sind.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'Was beim Drehen jetzt passiert',
      paragraphs: [
        tell(
          'Der Reihe nach: Marker und Sand; anhaltende Zauber enden; der Wachraum wird geordnet; Aktionsplättchen wandern; alle dürfen reden; Szenario 11 nimmt Plättchen. Eine Niederlage bei einem Schritt beendet das Spiel dort.',
          'R-34',
        ),
        tell(
          'Der Sanduhrmarker dreht wie ein Feld, mit allen Folgen. Als benutzte Sanduhrfelder zählen nur Felder.',
          'R-35',
        ),
        tell('Kameras sperren Sanduhrfelder, nicht den Marker.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Sache aller',
      paragraphs: [
        tell(
          'Marker, Schächte, Durchbrüche, Telekinese, Zauber und der Sensor stehen jedem Platz offen, auch einem ohne Aktionsplättchen.',
          'R-26',
        ),
        tell(
          'Allein braucht, was allen offensteht, kein Soloplättchen. Jedes Erkunden braucht Erkunden oben auf der Ablage, der Betrachter seine Richtung, der Kontrollraum das Portal.',
          'R-85',
        ),
        tell(
          'Wer zuerst handelt, zählt. Geht eine Anfrage von etwas aus, das sich inzwischen geändert hat, wird sie abgelehnt, und nichts wird doppelt gedreht, versetzt oder ausgegeben.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Zusammen mit den Szenarien',
      paragraphs: [
        tell(
          'Lautsprechermarker gibt es in den Szenarien 14 und 15 nicht; in 12 öffnen sie Gesten. Tauschmarker brauchen zwei Aktionsplättchen: solo gibt es keine, und wer in Szenario 9 führt, bleibt außen vor.',
          'R-82',
          'R-84',
        ),
        tell(
          'Wer in den Szenarien 10 und 17 auf seinem Ausgang bleibt, sperrt sein Feld für alle Figuren, in 17 auch sein Plättchen für Helden. Wachen dürfen darauf; wer draußen ist, wird nicht erwischt und nicht bewegt.',
          'R-79',
        ),
        tell('Szenario 11 darf jedes leere Plättchen nehmen, auch den Wachraum.', 'R-80'),
        tell(
          'In Szenario 13 bleiben Schächte, Durchbrüche, Tausch, Teleport und Telekinese in einer Dimension; Wachen wechseln durch Zauber oder Kontrollraum. Codes, Steuerungen, Karten und Kugeln reichen in beide, und wer gefangen ist, kommt in den Wachraum, wo immer er liegt. Plättchen 3 gilt wie Plättchen 1.',
          'R-81',
        ),
        tell(
          'Szenario 17 zählt nicht im Wachraum, wo eine zweite Figur ohnehin das Spiel verliert; vor der Tür zählt es. Szenario 10 ändert dort nichts.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

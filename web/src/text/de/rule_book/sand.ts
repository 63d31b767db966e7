import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'Der Sand',
  lead: 'Er bleibt nie stehen und wird nie langsamer. Aber ihr könnt ihn umdrehen.',
  articles: [
    {
      id: 'timer',
      title: 'Die Sanduhr',
      scene: 'sand',
      caption: 'Dreht ihr nach 70 Sekunden um, bleiben euch 70 Sekunden. Nach 150 wären es 150.',
      paragraphs: [
        tell(
          'Der Sand reicht drei Minuten. Ist er durchgelaufen, bevor alle vier Helden draußen sind, habt ihr sofort verloren.',
          'B-TIME-1',
        ),
        tell(
          'Zieht ihr einen Helden auf ein funktionierendes Sanduhrfeld, wird die Sanduhr sofort umgedreht, ob ihr wollt oder nicht. Der Sand, der schon durchgelaufen war, ist jetzt der Sand, der euch bleibt.',
          'B-TIME-2',
        ),
        tell(
          'Es ist eine Sanduhr und keine Stoppuhr: Umdrehen schenkt euch nichts, setzt nichts zurück und hält nichts an. Je später ihr umdreht, desto mehr bekommt ihr. Aber zu spät ist zu spät.',
          'B-TIME-5',
        ),
        tell(
          'Jedes dieser Felder wirkt einmal. Danach liegt ein Außer-Betrieb-Marker darauf, unter dem Helden.',
          'B-TIME-3',
        ),
        tell('Nach dem Diebstahl wirken sie immer noch.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'Was beim Umdrehen passiert',
      paragraphs: [
        tell(
          'Der Reihe nach: Der Marker kommt auf das Feld, und die Sanduhr wird umgedreht; die Aktionsplättchen wandern nach links, oder der Solostapel wird gemischt; alle dürfen reden; in Szenario 11 verschwinden zwei Plättchen.',
          'R-34',
        ),
        tell('Jedes Umdrehen läuft gleich ab. Der Spielbeginn zählt nicht als Umdrehen.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Langsamerer Sand, Pausen und das letzte Korn',
      paragraphs: [
        tell(
          'Der Sand wird in Tausendstelsekunden gemessen. Nach dem Umdrehen habt ihr so viel, wie in die Sanduhr passt, minus das, was noch übrig war. Für den Einstieg oder bei langsamer Verbindung könnt ihr langsameren Sand wählen. Ein Sieg zählt dann als besonderer Sieg.',
          'R-12',
        ),
        tell(
          'Eine Aktion zählt, wenn du sie vor dem letzten Korn abgeschickt hast. Der Server misst deine Verbindung und gleicht die Verzögerung aus, bis zu einer Viertelsekunde. Das Urteil kommt deshalb vielleicht einen Wimpernschlag nach dem Ende.',
          'R-13',
        ),
        tell(
          'Der Sand bleibt für niemanden stehen, außer wenn der Tisch Pausen erlaubt. Ein Sieg mit Pausen zählt als besonderer Sieg.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;

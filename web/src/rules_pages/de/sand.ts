import { tell, type Chapter } from '../book';

const sand: Chapter = {
  id: 'sand',
  title: 'Der Sand',
  lead: 'Er hält nie an und dehnt sich nie. Aber umdrehen kann man ihn.',
  articles: [
    {
      id: 'timer',
      title: 'Die Sanduhr',
      scene: 'sand',
      caption: 'Nach 70 Sekunden bleiben beim Drehen 70 Sekunden. Nach 150 wären es 150.',
      paragraphs: [
        tell(
          'Die Sanduhr fasst drei Minuten. Läuft sie ab, bevor alle vier draußen sind, habt ihr im selben Augenblick verloren.',
          'B-TIME-1',
        ),
        tell(
          'Wird eine Figur auf ein Sanduhrfeld gezogen, das in Betrieb ist, wird die Sanduhr sofort gedreht, ob ihr wollt oder nicht. Was durchgelaufen war, ist jetzt das, was euch bleibt.',
          'B-TIME-2',
        ),
        tell(
          'Es ist Sand und keine Stoppuhr: Drehen schenkt nichts, stellt nichts zurück und hält nichts an. Je später ihr dreht, desto mehr bekommt ihr; zu spät ist zu spät.',
          'B-TIME-5',
        ),
        tell('Jedes dieser Felder wirkt einmal. Danach liegt ein Außer-Betrieb-Marker darauf, unter der Figur.', 'B-TIME-3'),
        tell('Sie wirken auch nach dem Diebstahl.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'Was beim Drehen passiert',
      paragraphs: [
        tell(
          'Der Reihe nach: Der Marker wird gelegt und der Sand gedreht; die Aktionsplättchen wandern nach links, oder der Solostapel wird gemischt; alle dürfen reden; in Szenario 11 gehen zwei Plättchen.',
          'R-34',
        ),
        tell('Jedes Drehen ist gleich. Der Spielbeginn zählt nicht als Drehen.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Langsamer Sand, Pausen und das letzte Korn',
      paragraphs: [
        tell(
          'Der Sand wird in Tausendstelsekunden gezählt. Nach dem Drehen habt ihr, was die Uhr fasst, minus was noch übrig war. Ein Tisch darf langsameren Sand wählen, für Neulinge oder langsame Leitungen; solche Siege stehen für sich.',
          'R-12',
        ),
        tell(
          'Eine Aktion zählt, wenn du sie vor dem letzten Korn abgeschickt hast. Der Server misst deine Leitung und schreibt dir diese Zeit gut, höchstens eine Viertelsekunde. Darum kommt das Urteil vielleicht einen Wimpernschlag später.',
          'R-13',
        ),
        tell(
          'Der Sand hält für niemanden an, es sei denn, der Tisch erlaubt Pausen. Siege mit Pausen stehen für sich.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;

import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Zauber',
  lead: 'Die zehn Tricks der Magierin. Zwei davon liegen offen, und alle dürfen sie wirken.',
  articles: [
    {
      id: 'm10',
      title: '10. Zaubern',
      paragraphs: [
        tell(
          'Zwei zufällige Zauber liegen offen. Alle dürfen jederzeit einen wirken. Das wird allen angesagt und bricht die Stille nicht.',
          'M10-1',
        ),
        tell(
          'Fünf wirken sofort und sind dann weg. Fünf wirken bis zum nächsten Umdrehen und sind dann weg. Mehrere können gleichzeitig wirken.',
          'M10-2',
        ),
        tell(
          'Wo die Helden stehen, ist egal, auch bei der Magierin. Nur für Geistgestalt und Unsichtbarkeit muss sie im Einkaufszentrum sein.',
          'R-70',
        ),
        tell(
          'Zauber, die in eurem Spiel nichts bewirken könnten, kommen nicht vor: Frosch, Unsichtbarkeit und Gutschein ohne Wachen, Gutschein ohne McTrollald’s im Stapel, Hellsicht bei offenem Stapel, Code ohne Stahltüren.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Zauber, die sofort wirken',
      paragraphs: [
        named(
          games['spell.broom.name'],
          'Ihr entfernt einen Außer-Betrieb-Marker. Das Feld funktioniert wieder.',
          'M10-BROOM',
        ),
        named(
          games['spell.crystal-ball.name'],
          'Als stünde die Magierin auf einer Kristallkugel: bis zu zwei Plättchen. Das Recht dazu bleibt euch, auch nach dem Umdrehen. Nach dem ersten Plättchen muss das zweite kommen, bevor die Person mit der Aktion Erkunden etwas anderes tut.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Als stünde ein Held auf einem Codefeld: Ein beliebiger Held geht einmal durch eine beliebige Stahltür. Der Zauber bleibt bereit, bis er benutzt wird, auch nach dem Umdrehen. Ohne Modul 5, 6 oder 12 kommt er nie vor.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Ihr vertauscht zwei Figuren auf Gangfeldern: zwei Helden, zwei Wachen oder je eine von beiden. Es zählt, wie es nach dem Tausch aussieht. Der Zauber wirkt nicht auf Gefangene und ihre Wache, Wachen beim Essen, Frösche und entkommene Helden.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Ihr bringt eine Figur auf ein beliebiges leeres Gangfeld, mit denselben Ausnahmen wie beim Tausch.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Zauber, die bis zum nächsten Umdrehen wirken',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'Der Stapel liegt offen. Ihr seht das oberste Plättchen. Die Reihenfolge bleibt gleich.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'Die Magierin geht durch Innenwände, orangefarbene Wände und die Ränder zwischen Plättchen, wo immer sich zwei Gangfelder berühren. Aber nicht durch Läden oder über den Rand hinaus, und nicht durch Figuren, die Felder des Sensors oder eine Stahltür ohne Code oder weißen Pfeil.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Eine Wache wird zum Frosch: Niemand kann ihn bewegen, er blockiert niemanden und bewacht nichts. Figuren dürfen auf und über sein Feld, auch wenn es nicht als leer gilt. Andere Wachen und der Betrachter dürfen auf sein Plättchen. Der Zauber wirkt auch auf eine Wache beim Essen. Beim Umdrehen ist die Wache wieder auf diesem Feld.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'Die Magierin darf auf und über Plättchen mit Wachen, und Wachen dürfen auf ihres. Figuren blockieren einander weiterhin, und Betrachter und Sensor sehen die Magierin immer noch.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Eine Wache geht in ein beliebiges McTrollald’s im Einkaufszentrum (2*, 6, 7, 7*, 18, 26*) und ist auf keinem Plättchen. Beim Umdrehen steht sie wieder auf dem Feld vor dem Eingang. Auf einen Frosch wirkt der Zauber nicht. Zwei Wachen dürfen am selben Ort essen.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Sind durch das Ende eines Zaubers eine Wache und ein Held auf demselben Plättchen, ist der Held erwischt. Ohne Wachraum habt ihr verloren.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;

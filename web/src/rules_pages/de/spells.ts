import games from '../../text/de/security_games';
import { named, tell, type Chapter } from '../book';

const spells: Chapter = {
  id: 'spells',
  title: 'Zauber',
  lead: 'Zehn Kniffe der Magierin. Zwei davon liegen offen, für alle zum Wirken.',
  articles: [
    {
      id: 'm10',
      title: '10. Zaubern',
      paragraphs: [
        tell(
          'Zwei zufällige Zauber liegen offen. Irgendwer darf jederzeit einen wirken; das wird allen angesagt und bricht keine Stille.',
          'M10-1',
        ),
        tell(
          'Fünf wirken sofort und sind weg. Fünf halten bis zum nächsten Drehen und sind dann weg. Mehrere dürfen zugleich halten.',
          'M10-2',
        ),
        tell(
          'Wo jemand steht, ist egal, auch bei der Magierin. Nur Geistgestalt und Unsichtbarkeit brauchen sie im Einkaufszentrum.',
          'R-70',
        ),
        tell(
          'Was in eurem Spiel nichts bewirken könnte, wird nicht ausgeteilt: Frosch, Unsichtbarkeit und Gutschein ohne Wachen, der Gutschein ohne McTrollald’s im Stapel, Hellsicht bei offenem Stapel, der Codezauber ohne Stahltüren.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Zauber, die sofort wirken',
      paragraphs: [
        named(games['spell.broom.name'], 'Nehmt einen Außer-Betrieb-Marker weg. Das Feld wirkt wieder.', 'M10-BROOM'),
        named(
          games['spell.crystal-ball.name'],
          'Als stünde die Magierin auf einer Kristallkugel: bis zu zwei Plättchen. Das Recht wartet auf die erkundende Person, auch über ein Drehen hinweg; nach dem ersten muss das zweite kommen, bevor sie etwas anderes tut.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Als stünde jemand auf einem Codefeld: eine beliebige Figur durch eine beliebige Stahltür. Er bleibt offen, bis er benutzt ist, auch über ein Drehen hinweg. Ohne Modul 5, 6 oder 12 wird er nie ausgeteilt.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Vertauscht zwei Figuren auf Gangfeldern: zwei Helden, zwei Wachen oder einen Helden und eine Wache. Es zählt, wie es nach dem Tausch aussieht. Nicht für Gefangene und ihre Wache, Wachen beim Essen, Frösche und Entkommene.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Versetzt eine Figur auf ein beliebiges leeres Gangfeld, mit denselben Ausnahmen wie beim Tausch.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Zauber, die bis zum nächsten Drehen halten',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'Der Stapel liegt offen. Ihr seht das oberste Plättchen; die Reihenfolge bleibt.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'Die Magierin geht durch innere Wände, orange Wände und Ränder zwischen Plättchen, wo immer sich zwei Gangfelder berühren. Nicht durch Läden oder von den Plättchen hinunter, nicht durch Figuren, die Felder des Sensors oder eine Stahltür ohne Code oder weißen Pfeil.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Eine Wache wird zum Frosch: Niemand bewegt ihn, er sperrt niemanden und bewacht nichts. Figuren dürfen auf und über sein Feld, auch wenn es nicht leer ist; andere Wachen und der Betrachter dürfen auf sein Plättchen. Auch eine Wache beim Essen eignet sich. Beim Drehen ist die Wache wieder auf diesem Feld.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'Die Magierin darf auf und über die Plättchen von Wachen, und Wachen auf ihres. Figuren sperren einander weiterhin, und Betrachter und Sensor sehen sie.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Eine Wache geht in ein beliebiges McTrollald’s im Einkaufszentrum (2*, 6, 7, 7*, 18, 26*) und ist auf keinem Plättchen; beim Drehen steht sie auf dem Feld vor dessen Eingang. Nicht für einen Frosch. Zwei Wachen dürfen am selben Ort essen.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Bringt das Ende eines Zaubers Wache und Held auf ein Plättchen, wird der Held erwischt; ohne Wachraum ist das Spiel verloren.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;

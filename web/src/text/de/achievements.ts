// The achievements in German.
import type { AchievementTable } from '../achievements';

const table: AchievementTable = {
  heading: 'In diesem Spiel geschafft',
  achievements: [
    ['Pendelverkehr', 'Alle vier Helden nehmen denselben Schacht, egal in welcher Richtung.'],
    [
      'Die lange Röhre',
      'Die Enden eines Schachts liegen auf dem ersten und dem letzten von mindestens sieben Plättchen in gerader Linie.',
    ],
    ['Tag der offenen Wand', 'Alle vier Helden gehen durch denselben Durchbruch.'],
    ['Neue Nachbarschaft', 'Eine Wache und der Barbar stehen auf den beiden Hälften eines Durchbruchs.'],
    ['Luftlinie', 'Drei Durchbrüche liegen so, dass ein einziger gerader Zug durch alle führen könnte.'],
    ['Hausmeisterrunde', 'Dieselbe Wache geht durch beide Schächte und alle drei Durchbrüche.'],
    ['Frische Luft', 'Ein gefangener Held verlässt den Wachraum durch einen Schacht.'],
    ['Durch den Putz', 'Ein gefangener Held verlässt den Wachraum durch einen Durchbruch.'],
    ['Drehtür', 'Alle vier Helden werden erwischt, und alle vier kommen wieder aus dem Wachraum heraus.'],
    [
      'Verplaudert',
      'Nach einem Umdrehen dürft ihr reden, und niemand tut etwas, bis ihr die Sanduhr mit dem Sanduhrmarker wieder umdreht.',
    ],
    ['Landvermessung', 'Erkundet mit einer einzigen Karte mindestens fünf Plättchen am Stück.'],
    [
      'Schaufensterbummel',
      'Der Betrachter war auf allen vier Plättchen mit Gegenständen. Sein Startplättchen zählt mit.',
    ],
    ['Alles in einer Ecke', 'Die vier Plättchen mit Gegenständen bilden eine Gruppe, Seite an Seite.'],
    [
      'Ohne Umwege',
      'Vom Diebstahl bis zum Ausgang betritt jeder Held nur das Plättchen seines Gegenstands und das seines Ausgangs.',
    ],
    [
      'Als wäre nichts gewesen',
      'Der zweite Telekinesemarker bringt das Plättchen, das der erste versetzt hat, an seinen alten Platz zurück.',
    ],
    ['Sechs Schlüssel', 'Jedes der sechs Codefelder hat eine Tür geöffnet.'],
    ['Einmal aussetzen', 'Wenn das letzte Plättchen liegt, haben sich höchstens drei Helden bewegt.'],
    ['Zweimal aussetzen', 'Wenn das letzte Plättchen liegt, haben sich höchstens zwei Helden bewegt.'],
    ['Frei Haus', 'Versetzt nach dem Diebstahl das Plättchen mit dem Ausgang des Elfen durch Telekinese.'],
    ['Plausch im Flur', 'Zwei Wachen stehen nebeneinander, ohne intakte Wand dazwischen.'],
    ['Dienstbesprechung', 'Drei Wachen stehen als Kette nebeneinander, ohne intakte Wand dazwischen.'],
    ['Einlasskontrolle', 'Vier Wachen stehen auf den vier Plättchen mit Ausgängen, auf jedem eine.'],
    ['Kein Entrinnen', 'Auf allen vier Plättchen rings um das Plättchen eines Helden stehen Wachen.'],
    ['Fernsteuerung', 'Drei Wachen kommen als Verstärkung, und nur der Kontrollraum bewegt sie, mindestens einmal.'],
    ['Märchenstunde', 'Eine Wache steht neben einem Frosch.'],
    [
      'Nur ein Luftzug',
      'Mit einem einzigen Unsichtbarkeitszauber betritt und verlässt die Magierin die Plättchen aller vier Wachen.',
    ],
    ['Hat niemand gemerkt', 'Vertauscht mit dem Tauschzauber zwei Wachen.'],
    ['Happen auf der Flucht', 'Nach dem Diebstahl kommen alle Helden am Eingang eines McTrollald’s vorbei.'],
    ['Volles Programm', 'Gewinnt mit allen sechs Herausforderungen.'],
    ['Leichtes Gepäck', 'Gewinnt mit allen Herausforderungen und höchstens drei Hilfen.'],
    ['Mit bloßen Händen', 'Gewinnt mit allen Herausforderungen und ohne Hilfen.'],
    ['Zeit im Überfluss', 'Gewinnt mit allen Herausforderungen und dreht die Sanduhr höchstens zweimal um.'],
    ['Einmal reicht', 'Gewinnt mit allen Herausforderungen und dreht die Sanduhr höchstens einmal um.'],
    ['In drei Minuten', 'Gewinnt mit allen Herausforderungen, ohne die Sanduhr umzudrehen.'],
    [
      'Lippen versiegelt',
      'Gewinnt mit allen Herausforderungen und ohne ein Wort in Schrift oder Sprache. Gesten sind erlaubt, wenn ihr reden dürft.',
    ],
    [
      'Pokergesichter',
      'Gewinnt mit allen Herausforderungen und völlig stumm: keine Worte, keine Gesten, keine rote Figur, kein Anstarren.',
    ],
    ['Fester Boden', 'Gewinnt mit allen Herausforderungen und ohne Portale, auch nicht vom Kontrollraum aus.'],
    ['Treppen sind für andere', 'Gewinnt mit allen Herausforderungen, ohne dass Helden oder Wachen Rolltreppe fahren.'],
    [
      'Eine Stadt aus Läden',
      'Gewinnt mit allen Herausforderungen und jedem Grundplättchen, dessen Sternversion nicht im Stapel ist.',
    ],
    [
      'Die große Führung',
      'Wie „Eine Stadt aus Läden“, nur dass der ganze Stapel liegt, bevor ihr die Sanduhr zum ersten Mal umdreht.',
    ],
    [
      'Legende',
      'Gewinnt mit allen Herausforderungen, völlig stumm, ohne Hilfen, ohne Portale und ohne die Sanduhr umzudrehen.',
    ],
    ['Weitersagen', 'Holt euch die anderen einundvierzig und teilt die Seite, auf der sie stehen.'],
  ],
};
export default table;

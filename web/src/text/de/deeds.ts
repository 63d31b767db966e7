// The achievements in German.
import type { DeedTable } from '../deeds';

const table: DeedTable = {
  heading: 'In diesem Spiel erreicht',
  deeds: [
    ['Pendelverkehr', 'Alle vier nehmen denselben Schacht, in welcher Richtung auch immer.'],
    [
      'Die lange Röhre',
      'Die Enden eines Schachts liegen auf dem ersten und dem letzten von mindestens sieben Plättchen in gerader Linie.',
    ],
    ['Tag der offenen Wand', 'Alle vier gehen durch denselben Durchbruch.'],
    ['Neue Nachbarn', 'Eine Wache und der Barbar stehen auf den beiden Hälften eines Durchbruchs.'],
    ['Luftlinie', 'Drei Durchbrüche liegen so, dass ein gerader Zug durch alle führen würde.'],
    ['Hausmeisterrunde', 'Ein und dieselbe Wache geht durch beide Schächte und alle drei Durchbrüche.'],
    ['Frische Luft', 'Jemand verlässt den Wachraum durch einen Schacht.'],
    ['Durch den Putz', 'Jemand verlässt den Wachraum durch einen Durchbruch.'],
    ['Drehtür', 'Alle vier werden erwischt und kommen wieder aus dem Wachraum heraus.'],
    [
      'Verplaudert',
      'Einmal tut nach einem Drehen, das euch reden lässt, niemand etwas, bis der Sanduhrmarker sie wieder dreht.',
    ],
    ['Landvermessung', 'Eine Karte bringt mit einer Benutzung fünf oder mehr neue Plättchen.'],
    ['Schaufensterbummel', 'Der Betrachter war auf allen vier Plättchen mit Gegenständen; sein erstes zählt mit.'],
    ['Alles in einer Ecke', 'Die vier Plättchen mit Gegenständen bilden eine Gruppe, Seite an Seite.'],
    [
      'Ohne Umwege',
      'Vom Diebstahl bis zum Ausgang ist jede Figur nur auf dem Plättchen ihres Gegenstands und dem ihres Ausgangs.',
    ],
    [
      'Als wäre nichts gewesen',
      'Der zweite Telekinesemarker bringt das Plättchen des ersten an seinen alten Platz zurück.',
    ],
    ['Sechs Schlüssel', 'Jedes der sechs Codefelder hat eine Tür geöffnet.'],
    ['Einer bleibt sitzen', 'Wenn das letzte Plättchen liegt, sind höchstens drei Figuren überhaupt gezogen worden.'],
    ['Zwei bleiben sitzen', 'Wenn das letzte Plättchen liegt, sind höchstens zwei Figuren überhaupt gezogen worden.'],
    ['Frei Haus', 'Telekinese versetzt nach dem Diebstahl das Plättchen mit dem Ausgang des Elfen.'],
    ['Plausch im Flur', 'Zwei Wachen stehen nebeneinander, ohne Wand dazwischen, die nicht durchbrochen ist.'],
    ['Dienstbesprechung', 'Drei Wachen stehen in einer Kette nebeneinander, ohne heile Wand dazwischen.'],
    ['Türsteher', 'Vier Wachen stehen auf den vier Plättchen mit Ausgängen, je eine.'],
    ['Kein Entrinnen', 'Auf allen vier Plättchen rings um das einer Figur sind Wachen.'],
    [
      'Fernsteuerung',
      'Drei Wachen sind als Verstärkung erschienen, und nur der Kontrollraum hat sie bewegt, mindestens einmal.',
    ],
    ['Märchenstunde', 'Eine Wache steht neben einem Frosch.'],
    [
      'Nur ein Luftzug',
      'Unter einem Unsichtbarkeitszauber betritt die Magierin das Plättchen jeder der vier Wachen und verlässt es wieder.',
    ],
    ['Hat niemand gemerkt', 'Der Tauschzauber vertauscht zwei Wachen.'],
    ['Happen auf der Flucht', 'Nach dem Diebstahl kommt jede Figur am Eingang eines McTrollald’s vorbei.'],
    ['Volles Programm', 'Gewinnt mit allen sechs Herausforderungen.'],
    ['Leichtes Gepäck', 'Gewinnt mit allen Herausforderungen und höchstens drei Hilfen.'],
    ['Mit bloßen Händen', 'Gewinnt mit allen Herausforderungen und ohne Hilfe.'],
    ['Zeit im Überfluss', 'Gewinnt mit allen Herausforderungen und höchstens zweimal Drehen.'],
    ['Einmal drehen reicht', 'Gewinnt mit allen Herausforderungen und höchstens einmal Drehen.'],
    ['In drei Minuten', 'Gewinnt mit allen Herausforderungen, ohne die Sanduhr zu drehen.'],
    [
      'Kein Wort',
      'Gewinnt mit allen Herausforderungen und ohne ein Wort, geschrieben oder gesprochen. Gesten sind erlaubt, wenn ihr reden dürft.',
    ],
    [
      'Pokergesichter',
      'Gewinnt mit allen Herausforderungen und ohne jedes Zeichen: kein Wort, keine Geste, keine rote Figur, kein Blick.',
    ],
    ['Fester Boden', 'Gewinnt mit allen Herausforderungen und ohne Portale, auch nicht durch den Kontrollraum.'],
    ['Ohne Rolltreppe', 'Gewinnt mit allen Herausforderungen; niemand fährt Rolltreppe, auch keine Wache.'],
    [
      'Eine Stadt aus Läden',
      'Gewinnt mit allen Herausforderungen und mit jedem Grundplättchen im Stapel, das dort keine Sternfassung hat.',
    ],
    ['Die große Führung', 'Wie „Eine Stadt aus Läden“, und der ganze Stapel liegt vor dem ersten Drehen.'],
    ['Legende', 'Gewinnt mit allen Herausforderungen: keine Hilfe, kein Zeichen, kein Portal, kein Drehen.'],
    ['Weitersagen', 'Teilt die Seite der anderen einundvierzig, alle verdient.'],
  ],
};
export default table;

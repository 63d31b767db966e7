import type { AroundKey } from '../around';

export default {
  'around.title': 'Um einen Bildschirm',
  'around.text':
    'Zu zweit bis zu viert an einem Computer oder um ein Tablet. Alle haben einen Platz und ein Aktionsplättchen für sich.',
  'around.people': 'Personen',
  'around.player': 'Platz {number}',
  'around.device.left': 'linke Tasten',
  'around.device.right': 'rechte Tasten',
  'around.device.numbers': 'Ziffernblock',
  'around.device.pad': 'Gamepad {number}',
  'around.devices.note':
    'Gamepads zählen in der Reihenfolge, in der ihr sie verbindet. Drückt auf jedem eine Taste, damit es aufwacht. Jede Taste lässt sich im Spiel ändern.',
  'around.mates': 'Teammitglieder nehmen die anderen Plätze.',
  'around.no_mates': 'Keine Teammitglieder: Alle Plätze gehören euch.',
  'around.start': 'Einkaufszentrum aufbauen',
  'around.stays':
    'Diese Partien bleiben in diesem Browser. Sie zählen in seiner eigenen Liste, als um einen Bildschirm gespielt, und kommen in kein Großes Buch eines Servers.',
  'around.ready': 'Alle da?',
  'around.ready.text': 'Sucht unten eure Nummer, eure Helden und eure Tasten. Der Sand wartet, bis ihr loslegt.',
  'around.begin': 'Coup starten',
  'around.choose': 'Links oder rechts wählt, {key} bestätigt.',
  'around.neighbour': 'Links oder rechts: neben wem?',
  'around.confirm': 'Bestätigen',
  'around.keys.change': 'Tasten ändern: {name}',
  'around.keys.pad': 'Alle Gamepads haben dieselben Tasten. Mit dem Stick geht ihr immer.',
  'around.keys.press': 'Jetzt drücken',
  'around.keys.clash': 'Doppelt belegt',
  'around.hands': 'Womit ihr spielt',
  'around.hands.keys': 'Tasten und Gamepads',
  'around.hands.touch': 'Tablet auf dem Tisch',
  'around.touch.note':
    'Legt das Tablet flach zwischen euch. Alle haben eine Kante für sich. Drückt eine eurer Aktionen und dann einen Helden, oder zieht die Aktion auf den Helden oder auf ein Feld.',
  'around.touch.hero': 'Für welchen Helden?',
  'around.touch.place': 'Berühre die Stelle im Einkaufszentrum.',
  'around.touch.neighbour': 'Schieb sie an jemandes Kante.',
  'around.touch.unclear': 'Wer war das? Zieh von deiner Aktion aus.',
  'around.touch.turn': 'Einkaufszentrum drehen',
  'around.ready.touch':
    'Alle haben eine Kante: Drückt eine Aktion und einen Helden, oder zieht die Aktion auf den Helden. Der Sand wartet, bis ihr loslegt.',
} as const satisfies Readonly<Record<AroundKey, string>>;

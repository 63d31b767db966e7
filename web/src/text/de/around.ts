import type { AroundKey } from '../around';

export default {
  'around.title': 'Gemeinsam an einem Bildschirm',
  'around.text':
    'Zu zweit, zu dritt oder zu viert an einem Computer oder um ein Tablet. Alle haben einen Platz und ein Aktionsplättchen für sich.',
  'around.people': 'Personen',
  'around.player': 'Person {number}',
  'around.device.left': 'linke Tasten',
  'around.device.right': 'rechte Tasten',
  'around.device.numbers': 'Ziffernblock',
  'around.device.pad': 'Gamepad {number}',
  'around.devices.note':
    'Gamepads sind in der Reihenfolge nummeriert, in der ihr sie verbindet. Drückt auf jedem eine Taste, damit es aufwacht. Jede Taste lässt sich im Spiel ändern.',
  'around.mates': 'Auf den anderen Plätzen sitzen Teammitglieder.',
  'around.no_mates': 'Keine Teammitglieder: Alle Plätze gehören euch.',
  'around.start': 'Einkaufszentrum aufbauen',
  'around.stays':
    'Diese Partien bleiben in diesem Browser. Sie zählen zu „Deine Partien“, mit dem Hinweis, dass ihr gemeinsam an einem Bildschirm gespielt habt. In das Große Buch eines Servers kommen sie nicht.',
  'around.ready': 'Alle da?',
  'around.ready.text': 'Sucht unten eure Nummer, eure Aktionen und eure Tasten. Der Sand wartet, bis ihr loslegt.',
  'around.begin': 'Coup starten',
  'around.choose': 'Wähle mit links oder rechts, bestätige mit {key}.',
  'around.neighbour': 'Links oder rechts: vor wen?',
  'around.confirm': 'Bestätigen',
  'around.keys.change': 'Tasten ändern: {name}',
  'around.keys.pad': 'Alle Gamepads sind gleich belegt. Mit dem Stick könnt ihr immer laufen.',
  'around.keys.press': 'Jetzt drücken',
  'around.keys.clash': 'Doppelt belegt',
  'around.hands': 'Womit ihr spielt',
  'around.hands.keys': 'Tasten und Gamepads',
  'around.hands.touch': 'Tablet auf dem Tisch',
  'around.touch.note':
    'Legt das Tablet flach zwischen euch. Alle haben eine Seite für sich. Tippt auf eine eurer Aktionen und dann auf einen Helden, oder zieht die Aktion auf den Helden oder auf ein Feld.',
  'around.touch.hero': 'Für welchen Helden?',
  'around.touch.place': 'Wohin? Tippe auf die Stelle im Einkaufszentrum.',
  'around.touch.neighbour': 'Schieb die rote Figur vor jemanden.',
  'around.touch.unclear': 'Wer war das? Zieh von deiner Aktion aus.',
  'around.touch.turn': 'Einkaufszentrum drehen',
  'around.ready.touch':
    'Alle haben eine Seite für sich: Tippt auf eine Aktion und einen Helden, oder zieht die Aktion auf den Helden. Der Sand wartet, bis ihr loslegt.',
} as const satisfies Readonly<Record<AroundKey, string>>;

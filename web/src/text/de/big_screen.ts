import type { BigScreenKey } from '../big_screen';

export default {
  'screen.title': 'Großer Bildschirm',
  'screen.sit': 'Scannen und Platz nehmen',
  'screen.watch': 'Scannen und zu\u00adschauen',
  'screen.enter': 'Oder diesen Code auf {address} eingeben',
  'screen.hands': 'Das Einkaufszentrum erscheint hier. Gespielt wird auf euren Handys.',
  'screen.nobody': 'Hier sitzt noch niemand.',
  'screen.sound': 'Klicken oder Taste drücken für Ton und Vollbild',
  'screen.sound.short': 'Klicken für Ton',
  'screen.reconnecting': 'Dieser Bildschirm verbindet sich von selbst wieder.',
  'screen.offline': 'Der Server ist nicht erreichbar. Dieser Bildschirm versucht es weiter.',
  'screen.removed.title': 'Der Host hat diesen Bildschirm entfernt',
  'screen.removed': 'In der Liste der Mitspielenden kann der Host ihn wieder hereinlassen.',
  'screen.replaced.title': 'Der Tisch wird in einem anderen Fenster gezeigt',
  'screen.replaced': 'Schließ dort das Fenster und lade diese Seite neu, um ihn hier zu zeigen.',
  'screen.locked': 'Dieser Bildschirm kommt dazu, sobald der Host den Tisch entsperrt.',
  'screen.full': 'Dieser Bildschirm kommt dazu, sobald Platz ist.',
  'screen.refused.title': 'Dieser Bildschirm konnte nicht beitreten',
  'screen.refused': 'Er versucht es weiter.',
  'screen.old_page': 'Dieser Bildschirm lädt sich von selbst neu.',
  'screen.open.text':
    'Öffne diese Adresse auf einem Fernseher oder einem Bildschirm, den alle sehen. Er zeigt das Einkaufszentrum, den Sand und wer wo sitzt, und ihr spielt auf euren Handys.',
  'screen.open.here': 'In neuem Tab öffnen',
  'screen.open.qr': 'QR-Code mit der Adresse des großen Bildschirms',
} as const satisfies Readonly<Record<BigScreenKey, string>>;

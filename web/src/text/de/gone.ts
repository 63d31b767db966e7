export default {
  'gone.left.title': 'Du hast den Tisch verlassen',
  'gone.left.text': 'Dein Platz ist jetzt frei. Mit demselben Link kommst du zurück.',
  'gone.removed.title': 'Der Host hat dich vom Tisch entfernt',
  'gone.removed.text':
    'Du hast deinen Platz verloren und bleibst draußen, bis der Host dich wieder hereinlässt. War es ein Versehen, sprich mit dem Host.',
  'gone.closed.title': 'Dieser Tisch ist geschlossen',
  'gone.closed.text':
    'Tische werden geschlossen, wenn eine Weile niemand da war. Eröffne einen neuen und teile seinen Link.',
  'gone.no_such_table.title': 'Es gibt keinen Tisch {code}',
  'gone.no_such_table.text':
    'Vielleicht wurde er geschlossen, oder im Code steckt ein Tippfehler. Codes enthalten nie 0, O, 1, I oder L.',
  'gone.table_full.title': 'Der Tisch ist voll',
  'gone.table_full.text':
    'Vierzig Leute sind schon hier, Zuschauende mitgezählt. Bitte jemanden, Platz zu machen, oder eröffne einen eigenen Tisch.',
  'gone.table_locked.title': 'Der Tisch ist gesperrt',
  'gone.table_locked.text':
    'Im Moment kann niemand dazukommen. Bitte den Host, den Tisch zu entsperren, und versuch es dann noch einmal.',
  'gone.kept_out.title': 'Der Host hat dich entfernt',
  'gone.kept_out.text':
    'Du kommst erst wieder an diesen Tisch, wenn der Host dich hereinlässt. War es ein Versehen, sprich mit dem Host.',
  'gone.banned.title': 'Dieser Server lässt dich nicht herein',
  'gone.banned.text':
    'Wenn das ein Irrtum ist, schreib den Leuten, die diesen Server betreiben. Üben kannst du weiterhin, und deine beendeten Partien bleiben, wie sie sind.',
  'gone.server_full.title': 'Der Server ist voll',
  'gone.server_full.text':
    'Hier spielen gerade zu viele Leute. Versuch es in ein paar Minuten noch einmal. Bis dahin kannst du üben.',
  'gone.name_not_allowed.title': 'Dieser Name geht nicht',
  'gone.name_not_allowed.text': 'Nimm 1 bis 24 sichtbare Zeichen.',
  'gone.old_page.title': 'Es gibt eine neue Version',
  'gone.old_page.text':
    'Der Server wurde aktualisiert, seit du diese Seite geladen hast. Lade sie neu, dann geht es weiter. Dein Platz bleibt dir erhalten.',
  'gone.refused.title': 'Du konntest nicht beitreten',
  'gone.refused.text':
    'Der Server hat dich abgewiesen, und diese Seite weiß nicht, warum. Versuch es gleich noch einmal.',
  'gone.replaced.title': 'Du spielst in einem anderen Tab',
  'gone.replaced.text':
    'Du hast diesen Tisch in einem anderen Fenster oder auf einem anderen Gerät geöffnet. Spielen kannst du immer nur an einer Stelle.',
  'gone.replaced.back': 'Hier weiterspielen',
  'gone.restarting.title': 'Der Server startet neu',
  'gone.restarting.text': 'Dein Spiel ist gespeichert. Die Verbindung wird automatisch wiederhergestellt.',
  'gone.offline.title': 'Keine Verbindung',
  'gone.offline.text': 'Der Server ist nicht erreichbar. Diese Seite versucht es weiter. Bis dahin kannst du üben.',
  'gone.nowhere.title': 'Hinter dieser Tür ist nichts',
  'gone.nowhere.text': '„{path}“ gibt es in diesem Einkaufszentrum nicht. Prüfe die Adresse auf Tippfehler.',
  'gone.engine.title': 'Die Regeln ließen sich nicht laden',
  'gone.engine.text':
    'Ein Teil dieser Seite fehlt, oder dein Browser ist zu alt. Oft hilft es, die Seite neu zu laden.',
  'gone.broken.title': 'Auf dieser Seite ist etwas kaputtgegangen',
  'gone.broken.text': 'Das ist unser Fehler. Lade die Seite neu: Dein Platz und dein Spiel sind auf dem Server sicher.',
  'gone.home': 'Zur Startseite',
  'gone.again': 'Erneut versuchen',
  'gone.reload': 'Neu laden',
  'gone.rejoin': 'Zurück an den Tisch',
  'gone.open': 'Neuen Tisch eröffnen',
  'gone.practice': 'Üben',
  'missing.title': 'Dieser Teil ließ sich nicht laden',
  'missing.text':
    'Vielleicht gibt es eine neuere Version, oder du bist offline. Falls du gerade spielst, bleibt dir dein Platz erhalten.',
};

export default {
  'scenario.number': 'Szenario {number}',
  'scenario.campaign': 'Die Kampagne',
  'scenario.campaign.about':
    'Sieben Coups, jeder mit einem neuen Kniff. Nichts ist gesperrt: Wiederholt oder überspringt, was ihr wollt.',
  'scenario.challenges': 'Die Herausforderungen',
  'scenario.challenges.about':
    'Alles Gelernte gilt, nur eine Sache ist anders. In beliebiger Reihenfolge, mit 12 bis 24 Plättchen.',
  'scenario.own': 'Eigenes Szenario',
  'scenario.before': 'Vor dem Start',
  'scenario.new': 'Das ist neu',

  'goal.title': 'Ziel',
  'goal.items.own': 'Alle Helden auf ihren eigenen Gegenstand',
  'goal.items.foreign': 'Alle Helden auf einen Gegenstand anderer Farbe',
  'goal.theft': 'Alles stehlen',
  'goal.exits.one': 'Alle durch den lila Ausgang',
  'goal.exits.own': 'Alle durch ihren eigenen Ausgang',
  'goal.exits.foreign': 'Alle durch einen Ausgang anderer Farbe',

  'scenario.S1.title': 'Der erste Coup',
  'scenario.S1.new': 'Alle verschwinden durch denselben Ausgang, den lilafarbenen.',
  'scenario.S1.before':
    'Bringt alle vier Helden zu den Gegenständen ihrer Farben, stehlt alles und verschwindet dann durch den lila Ausgang. Das Einkaufszentrum ist klein, nur neun Plättchen. Wenn ihr wollt, dürft ihr diesmal die ganze Zeit reden.',
  'scenario.S2.title': 'Vier Helden, vier Türen',
  'scenario.S2.new': 'Jeder Held geht durch den Ausgang seiner eigenen Farbe.',
  'scenario.S2.before':
    'Jetzt gibt es vier Ausgänge, und jeder Held darf nur den in seiner Farbe nehmen. Im Stapel sind drei Plättchen mehr. Ab jetzt redet niemand, bis die Sanduhr umgedreht wird.',
  'scenario.S3.title': 'Schichtwechsel',
  'scenario.S3.new': 'Bei jedem Umdrehen der Sanduhr wandern alle Aktionsplättchen einen Platz nach links.',
  'scenario.S3.before':
    'Wird die Sanduhr umgedreht, geht dein Aktionsplättchen nach links, und von rechts bekommst du ein neues. Seht euch die neuen Aktionen an, bevor jemand zieht. Solange niemand etwas tut, dürft ihr reden.',
  'scenario.S4.title': 'Lücken und Geflüster',
  'scenario.S4.new': 'Der Zwerg schlüpft durch orangefarbene Wände. Erkundet der Elf, dürfen alle reden.',
  'scenario.S4.before':
    'Die kleinen Öffnungen in orangefarbenen Wänden sind Türen für den Zwerg und Wände für alle anderen. Wenn ihr mit dem Elfen erkundet, dürfen alle reden, bis jemand etwas tut. Insgesamt sind es vierzehn Plättchen.',
  'scenario.S5.title': 'Die Kristallkugel',
  'scenario.S5.new': 'Von einer Kristallkugel aus legt die Magierin bis zu zwei Plättchen an beliebigen Stellen an.',
  'scenario.S5.before':
    'Steht die Magierin auf einer Kristallkugel, könnt ihr mit Erkunden bis zu zwei Plättchen an offene Kanten beliebiger Farbe legen. Jede Kugel wirkt einmal. Ihr startet auf der anderen Seite von Plättchen 1, ohne Portale. Plättchen 15 mit der ersten Kugel kommt zuerst.',
  'scenario.S6.title': 'Bitte lächeln',
  'scenario.S6.new': 'Zwei laufende Kameras sperren die Sanduhrfelder. Der Barbar schaltet sie ab.',
  'scenario.S6.before':
    'Solange zwei Kameras laufen, darf niemand auf ein Sanduhrfeld. Bleibt der Barbar auf einer Kamera stehen, ist sie außer Betrieb. Zwei der siebzehn Plättchen haben eine Kamera.',
  'scenario.S7.title': 'Alle Augen auf euch',
  'scenario.S7.new': 'Vier Kameras, keine neuen Regeln. Wenn ihr euch traut, nehmt bis zu 24 Plättchen.',
  'scenario.S7.before':
    'Alles, was ihr gelernt habt, mit vier Kameras und mindestens neunzehn Plättchen. Bei Plättchen 1 habt ihr die Wahl zwischen beiden Seiten. Sind zwei Kameras gefunden, bleiben die Sanduhrfelder gesperrt, bis höchstens noch eine läuft.',

  'scenario.S8.title': 'Offene Karten',
  'scenario.S8.new': 'Der Stapel liegt offen: Ihr seht immer, welches Plättchen als Nächstes kommt.',
  'scenario.S8.before':
    'Alle sehen, welches Plättchen als Nächstes kommt. Denkt nach, bevor ihr erkundet: Wo soll es hin? Wer erkundet, entscheidet das mit der Wahl des Helden.',
  'scenario.S9.title': 'Alle mir nach',
  'scenario.S9.new': 'Eine Person hat kein Aktionsplättchen, darf aber als einzige die rote Figur benutzen.',
  'scenario.S9.before':
    'Für drei bis neun Personen. Wer anführt, hat keine Aktionen, nur die rote Figur und einen strengen Blick. Wer die Figur bekommt, kann sie nicht weitergeben. Bei jedem Umdrehen wandern die Aktionsplättchen, also führt dann jemand anders an.',
  'scenario.S10.title': 'Die falschen Taschen',
  'scenario.S10.new': 'Stehlt Gegenstände in fremder Farbe und flieht durch Ausgänge in fremder Farbe.',
  'scenario.S10.before':
    'Für den Diebstahl muss jeder Held auf einem Gegenstand stehen, der nicht seine Farbe hat. Danach flieht jeder durch einen Ausgang, der nicht seine Farbe hat, und bleibt dort stehen. Auf jeden Ausgang passt nur ein Held. Teilt sie gut auf.',
  'scenario.S11.title': 'Wegen Umbau geschlossen',
  'scenario.S11.new': 'Bis zum Diebstahl kostet euch jedes Umdrehen zwei Plättchen.',
  'scenario.S11.before':
    'Nach jedem Umdrehen vor dem Diebstahl nehmt ihr zwei Plättchen weg, während der Sand weiterläuft. Weg darf nur, was leer ist und nichts abschneidet, nie Plättchen 1. Findet ihr keine zwei, habt ihr verloren. Was ihr wegnehmt, kommt unter den Stapel.',
  'scenario.S12.title': 'Mit Händen und Füßen',
  'scenario.S12.new': 'Immer wenn ihr sonst reden dürft, sind hier nur Gesten erlaubt.',
  'scenario.S12.before':
    'Nach dem Umdrehen, oder wenn der Elf erkundet, sind alle Gesten erlaubt, aber kein Sprechen und kein Schreiben. Macht jetzt ein paar Zeichen aus: Später gibt es keine Worte mehr.',
  'scenario.S13.title': 'Zwei Dimensionen',
  'scenario.S13.new': 'Zwei Einkaufszentren, die sich nie berühren. Nur Portale verbinden sie.',
  'scenario.S13.before':
    'Zwerg und Elf starten auf Plättchen 1, Barbar und Magierin auf Plättchen 3 in der anderen Dimension. Hinüber geht es nur von einem Portal der eigenen Farbe zu einem auf der anderen Seite. Es dürfen nie alle vier in derselben Dimension sein. Der Stapel liegt offen.',
  'scenario.S14.title': 'Kein Wort',
  'scenario.S14.new': 'Geredet wird nie. Euch bleiben das Anstarren und die rote Figur.',
  'scenario.S14.before':
    'Diesmal dürft ihr nie reden, weder nach dem Umdrehen noch durch den Elfen. Euch bleiben eure Augen und die rote Figur. Wenn es noch etwas zu sagen gibt, sagt es jetzt.',
  'scenario.S15.title': 'Nur Blicke',
  'scenario.S15.new': 'Kein Reden und keine rote Figur. Euch bleibt nur das Anstarren.',
  'scenario.S15.before':
    'Stiller geht es nicht: Geredet wird nie, und die rote Figur bleibt in der Schachtel. Ihr könnt euch nur anstarren. Wenn es noch etwas zu sagen gibt, sagt es jetzt.',
  'scenario.S16.title': 'Zu Fuß',
  'scenario.S16.new': 'Die Portale sind das ganze Spiel über außer Betrieb.',
  'scenario.S16.before':
    'Von Anfang an kann niemand die Portale benutzen. Die Wege werden lang und Rolltreppen kostbar. Lasst keinen Helden am anderen Ende des Einkaufszentrums stranden.',
  'scenario.S17.title': 'Abstand halten',
  'scenario.S17.new': 'Nie zwei Helden auf demselben Plättchen, außer auf Plättchen 1.',
  'scenario.S17.before':
    'Steht ein Held auf einem Plättchen, ist es für alle anderen tabu, auch zum Durchlaufen. Nur auf Plättchen 1 ist Platz für alle. Helden, die ihren Ausgang erreichen, bleiben dort und blockieren das Plättchen. Überlegt euch, wer zuerst geht.',
};

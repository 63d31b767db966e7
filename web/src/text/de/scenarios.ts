export default {
  'scenario.number': 'Szenario {number}',
  'scenario.campaign': 'Die Lehrzeit',
  'scenario.campaign.about': 'Sieben Raubzüge, jeder mit einem neuen Kniff. Nichts ist gesperrt: wiederholt oder überspringt nach Lust.',
  'scenario.challenges': 'Die Herausforderungen',
  'scenario.challenges.about': 'Alles Gelernte, und eines ist anders. In beliebiger Folge, mit 12 bis 24 Plättchen.',
  'scenario.own': 'Ein eigenes Szenario',
  'scenario.before': 'Vor dem Start',
  'scenario.new': 'Das ist neu',

  'scenario.S1.title': 'Der erste Raubzug',
  'scenario.S1.new': 'Alle verlassen das Haus durch einen Ausgang, den lilafarbenen.',
  'scenario.S1.before':
    'Bringt alle vier zu den Gegenständen ihrer Farben, stehlt sie und verschwindet gemeinsam durch den lilafarbenen Ausgang. Das kleine Einkaufszentrum hat neun Plättchen. Wenn ihr wollt, dürft ihr diesmal das ganze Spiel über reden.',
  'scenario.S2.title': 'Jedem seine Tür',
  'scenario.S2.new': 'Jede Figur geht durch den Ausgang ihrer eigenen Farbe.',
  'scenario.S2.before':
    'Jetzt gibt es vier Ausgänge, und jede Figur darf nur den ihrer Farbe nehmen. Drei Plättchen kommen dazu. Von nun an herrscht Stille, bis die Sanduhr gedreht wird.',
  'scenario.S3.title': 'Schichtwechsel',
  'scenario.S3.new': 'Mit jedem Drehen der Sanduhr wandern alle Aktionsplättchen nach links.',
  'scenario.S3.before':
    'Wird die Sanduhr gedreht, geht dein Aktionsplättchen nach links, und von rechts bekommst du ein neues. Seht euch die neuen Aktionen an, bevor jemand zieht: Solange niemand handelt, dürft ihr reden.',
  'scenario.S4.title': 'Schlupfloch und Flüstern',
  'scenario.S4.new': 'Der Zwerg schlüpft durch orange Wände. Erkundet der Elf, dürfen alle reden.',
  'scenario.S4.before':
    'Die kleinen Öffnungen in orangen Wänden sind Türen für den Zwerg und Wände für alle anderen. Wird ein Plättchen mit dem Elfen erkundet, dürfen alle reden, bis jemand handelt. Es sind insgesamt vierzehn Plättchen.',
  'scenario.S5.title': 'Die Kristallkugel',
  'scenario.S5.new': 'Von einer Kristallkugel aus legt die Magierin bis zu zwei Plättchen irgendwo an.',
  'scenario.S5.before':
    'Solange die Magierin auf einer Kristallkugel steht, darf, wer erkunden kann, bis zu zwei Plättchen an offene Kanten beliebiger Farbe legen. Jede Kugel wirkt einmal. Ihr beginnt auf der anderen Seite von Plättchen 1, die keine Portale hat, und Plättchen 15 mit der ersten Kugel kommt zuerst.',
  'scenario.S6.title': 'Bitte lächeln',
  'scenario.S6.new': 'Zwei laufende Kameras bewachen die Sanduhrfelder. Der Barbar schaltet Kameras ab.',
  'scenario.S6.before':
    'Sobald zwei Kameras laufen, darf niemand auf ein Sanduhrfeld. Der Barbar setzt eine Kamera außer Betrieb, indem er auf ihr Feld zieht. Zwei der siebzehn Plättchen haben eine Kamera.',
  'scenario.S7.title': 'Unter aller Augen',
  'scenario.S7.new': 'Vier Kameras und keine neue Regel. Wer sich traut, nimmt bis zu 24 Plättchen.',
  'scenario.S7.before':
    'Alles, was ihr gelernt habt, mit neunzehn oder mehr Plättchen und vier Kameras. Beide Seiten von Plättchen 1 sind erlaubt. Sind zwei Kameras gefunden, bleiben die Sanduhrfelder zu, bis höchstens noch eine läuft.',

  'scenario.S8.title': 'Offene Karten',
  'scenario.S8.new': 'Der Stapel liegt offen: Ihr seht immer das nächste Plättchen.',
  'scenario.S8.before':
    'Was als Nächstes kommt, sehen alle. Denkt nach, bevor ihr erkundet: Wo soll es hin? Wer erkundet, entscheidet das mit der Wahl der Figur.',
  'scenario.S9.title': 'Wer führt',
  'scenario.S9.new': 'Eine Person hat kein Aktionsplättchen und darf als einzige die rote Figur benutzen.',
  'scenario.S9.before':
    'Für drei bis neun Personen. Wer führt, hat keine Aktionen, nur die rote Figur und den Blick; weiterreichen darf man die Figur nicht. Die Plättchen wandern mit jedem Drehen, und mit ihnen die Führung.',
  'scenario.S10.title': 'Die falschen Taschen',
  'scenario.S10.new': 'Stehlt fremde Gegenstände und flieht durch fremde Ausgänge.',
  'scenario.S10.before':
    'Für den Diebstahl muss jede Figur auf einem Gegenstand stehen, der nicht ihre Farbe hat. Danach geht jede zu einem Ausgang, der nicht ihre Farbe hat, und bleibt dort stehen. Jeder Ausgang nimmt nur eine Figur: Teilt klug auf.',
  'scenario.S11.title': 'Umbau im Haus',
  'scenario.S11.new': 'Bis zum Diebstahl nimmt jedes Drehen zwei Plättchen aus dem Einkaufszentrum.',
  'scenario.S11.before':
    'Nach jedem Drehen vor dem Diebstahl nehmt ihr zwei Plättchen weg; der Sand läuft dabei weiter. Weg darf nur, was leer ist, nicht Plättchen 1 ist und nichts abschneidet. Geht das nicht zweimal, habt ihr verloren. Die Plättchen kommen unter den Stapel.',
  'scenario.S12.title': 'Nur mit Händen',
  'scenario.S12.new': 'Wenn ihr euch verständigen dürft, dann mit Gesten statt mit Worten.',
  'scenario.S12.before':
    'Nach dem Drehen oder nach einer Erkundung mit dem Elfen sind Gesten aller Art erlaubt, aber weder Sprache noch Schrift. Macht jetzt ein paar Zeichen aus: Später gibt es keine Worte mehr.',
  'scenario.S13.title': 'Zwei Dimensionen',
  'scenario.S13.new': 'Zwei Einkaufszentren, die sich nie berühren. Nur Portale führen hinüber.',
  'scenario.S13.before':
    'Zwerg und Elf beginnen auf Plättchen 1, Barbar und Magierin auf Plättchen 3, das abseits liegt. Hinüber geht es nur von einem Portal der eigenen Farbe zu einem Portal der eigenen Farbe. Nie dürfen alle vier in einer Dimension sein. Der Stapel liegt offen.',
  'scenario.S14.title': 'Kein Wort',
  'scenario.S14.new': 'Zu keiner Zeit wird geredet. Blicke und die rote Figur bleiben.',
  'scenario.S14.before':
    'Weder Sanduhr noch Elf lösen euch diesmal die Zunge. Ihr habt eure Blicke und die rote Figur. Was gesagt werden muss, sagt jetzt.',
  'scenario.S15.title': 'Nur Blicke',
  'scenario.S15.new': 'Kein Reden und keine rote Figur. Nur das Starren bleibt.',
  'scenario.S15.before':
    'Stiller geht es nicht: Geredet wird nie, und die rote Figur bleibt in der Schachtel. Euch bleibt ein Blick. Was gesagt werden muss, sagt jetzt.',
  'scenario.S16.title': 'Zu Fuß',
  'scenario.S16.new': 'Die Portale sind das ganze Spiel über außer Betrieb.',
  'scenario.S16.before':
    'Niemand benutzt ein Portal, von der ersten Sekunde an. Die Wege werden lang und Rolltreppen kostbar. Lasst niemanden am anderen Ende des Hauses zurück.',
  'scenario.S17.title': 'Abstand halten',
  'scenario.S17.new': 'Nie zwei Figuren auf einem Plättchen, außer auf Plättchen 1.',
  'scenario.S17.before':
    'Ein Plättchen mit einer Figur ist für alle anderen zu, auch zum Durchlaufen; auf Plättchen 1 dürfen beliebig viele stehen. Wer seinen Ausgang erreicht, bleibt dort und hält sein Plättchen zu. Überlegt, wer zuerst geht.',
};

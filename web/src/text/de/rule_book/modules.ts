import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'Die Module',
  lead: 'Immer nur ein neuer Kniff oder ein neues Problem, in der empfohlenen Reihenfolge.',
  articles: [
    {
      id: 'm1',
      title: '1. Wache',
      scene: 'guard',
      caption: 'Die Wache hat ganz 9* im Blick. Die Magierin bleibt draußen, bis jemand die Wache wegzieht.',
      paragraphs: [
        tell(
          'Plättchen 9* ersetzt Plättchen 9. Eine Wache wartet auf dem Diebstahlplättchen und kommt auf ihr Startfeld, sobald 9* angelegt wird.',
          'M1-1',
        ),
        tell(
          'Eine Wache hat das ganze Plättchen im Blick: Kein Held darf auf oder über ein Plättchen mit einer Wache, und keine Wache auf oder über ein Plättchen mit einem Helden. Der Wachraum ändert das.',
          'M1-2',
        ),
        tell(
          'Wachen zieht ihr wie Helden, mit den Pfeilen und der Rolltreppe auf eurem Aktionsplättchen. Portale, die Öffnungen des Zwergs und Codes können sie nicht nutzen, aber in Richtung weißer Pfeile gehen sie durch Stahltüren.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Wachen lösen nichts aus und erkunden nichts. Sie dürfen auf besonderen Feldern stehen bleiben und sind dort im Weg wie jede andere Figur.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Anti-Stress-Marker',
      paragraphs: [
        tell(
          'Es gibt sechs Marker: einmal Sanduhr, zweimal Tausch und dreimal Lautsprecher. Alle dürfen jederzeit einen einsetzen. Dann ist er weg.',
          'M2-1',
        ),
        named('Sanduhr', 'Ihr dreht die Sanduhr sofort um, mit allem, was dazugehört.', 'M2-2'),
        named('Tausch', 'Du tauschst dein Aktionsplättchen mit einem anderen Platz. Ablehnen geht nicht.', 'M2-3'),
        named('Lautsprecher', 'Alle dürfen reden, wie üblich bis zur nächsten Aktion.', 'M2-4'),
        tell(
          'Ein Marker oder Zauber, der nichts ändern würde, wird abgelehnt, und ihr behaltet ihn: zum Beispiel ein Lautsprecher, wenn ihr schon reden dürft, oder ein Besen, wenn es nichts zu fegen gibt.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Lüftungsschächte',
      scene: 'shaft',
      caption: 'Ein Ende liegt unter dem Zwerg, das andere hinter den Wänden von 8*. Ab jetzt kommen alle hinein.',
      paragraphs: [
        tell(
          'Es gibt zwei Paare, ein eckiges und ein rundes. Alle dürfen jederzeit ein Paar legen: ein Ende unter den Zwerg, das andere auf ein leeres Feld im Einkaufszentrum.',
          'M3-1',
        ),
        tell(
          'Alle dürfen einen Helden von einem Ende zum anderen bringen, wenn dort keine Figur steht. Das geht auch nach dem Diebstahl.',
          'M3-2',
        ),
        tell('Auch eine Wache kann hindurch. Danach ist das Paar weg.', 'M3-3'),
        tell('Ein gelegtes Paar bleibt, wo es ist. Ein besonderes Feld darunter wird zu einem gewöhnlichen.', 'M3-4'),
        tell(
          'Für ihre Marker dürfen Zwerg und Barbar überall im Einkaufszentrum stehen, nur nicht auf 25*. Das andere Ende braucht ein leeres Gangfeld. Das darf auch auf 8*, auf 25* oder hinter einer Tür liegen.',
          'R-64',
        ),
        tell(
          'Verdeckt wird nur das Symbol. Wände, Öffnungen und Rolltreppen bleiben. An einer verdeckten Kante könnt ihr nicht erkunden, eine verdeckte Kamera läuft nicht, und auf einem verdeckten Verstärkungsfeld erscheint keine Wache. Ist der Marker weg, wirkt das Symbol wieder.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Durchbrüche',
      scene: 'breach',
      caption: 'Eine Hälfte liegt unter dem Barbaren, die andere hinter der Wand: Jetzt hat 8* eine Tür.',
      paragraphs: [
        tell(
          'Es gibt drei Marker. Alle dürfen jederzeit einen über eine Wand zwischen zwei benachbarten Feldern legen: eine Hälfte unter den Barbaren, die andere auf ein leeres Gangfeld, auf demselben Plättchen oder auf dem daneben.',
          'M4-1',
        ),
        tell(
          'Jeder Held kann mit einem Zug in diese Richtung hindurch, auch mitten in einem längeren Zug. Eine Wache ebenso, aber danach ist der Marker weg.',
          'M4-2',
        ),
        tell('Ein gelegter Durchbruch bleibt, wo er ist. Besondere Felder darunter werden zu gewöhnlichen.', 'M4-3'),
        tell(
          'Durchbrechen könnt ihr jede Wand zwischen benachbarten Gangfeldern: Innenwände, orangefarbene Wände und Ränder zwischen Plättchen, die auf mindestens einer Seite geschlossen sind. Aber nie eine Stahltür und nie eine offene Kante. Die übrigen Wände um ein verschlossenes Feld sind erlaubt.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Geht eine Wache durch einen Schacht oder durch die Wand eines Durchbruchs, ist er sofort verbraucht. Nur auf dem Marker zu stehen verbraucht ihn nicht.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Wachraum',
      paragraphs: [
        tell(
          'Ihr braucht Plättchen 25*, dazu ein Codefeld (7*, 8*, 9*, 26* oder 29*) oder die Schächte und etwas, das Helden erwischt: Wachen, den Betrachter oder den Sensor.',
          'M5-1',
        ),
        tell(
          'Ein Held und eine Wache dürfen jetzt auf dasselbe Plättchen, egal wer von beiden zieht. Der Held ist dann erwischt, und beide kommen in den Wachraum: der Held in die Zelle, die Wache auf das Wachfeld.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Solange 25* noch nicht liegt, stehen beide neben dem Spielfeld. Dort kann ihnen nichts passieren. Sie kommen mit dem Plättchen ins Spiel.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Sind zwei Helden gleichzeitig gefangen, habt ihr verloren. Gefangen ist, wer erwischt wurde und neben dem Spielfeld steht oder wer auf 25* ist, egal wie er dorthin kam. Das gilt auch, wenn zwei auf einmal erwischt werden.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Erwischt der Betrachter oder der Sensor einen Helden, geht der Held allein. Eine Wache, die schon im Raum ist, geht zurück auf das Wachfeld.',
          'R-54',
        ),
        tell('Gefangene stehen auf keinem Gegenstand. Der Diebstahl muss also warten.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Raus aus dem Wachraum',
      scene: 'guard_room',
      caption:
        'Die Wache steht an der Kaffeemaschine. Der Zwerg läuft an ihr vorbei zur Tür, und jemand hält einen Code bereit.',
      paragraphs: [
        tell(
          'Das geht bei einem Helden im Wachraum: Züge, die Tür mit einem Code und ein Schacht oder Durchbruch, der von außen gelegt wird. Das geht nicht: Portal, Tausch und Teleport. Die Geistgestalt kommt nicht durch seine Wände, Unsichtbarkeit verbirgt niemanden, und Zwerg und Barbar können von innen nichts legen.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Es gibt also drei Wege hinaus: die Stahltür mit einem Code, ein Schacht von außen in den Raum oder ein Durchbruch von außen in den Raum.',
          'M5-8',
        ),
        tell('Die Wache steht im Weg. Zieht sie zur Kaffeemaschine, dann kommt der gefangene Held vorbei.', 'M5-7'),
        tell(
          'Solange ein Held im Raum ist, kann die Wache nicht hinaus, auch nicht durch Schacht, Durchbruch, Zauber oder Kontrollraum. Zum Frosch werden darf sie.',
          'M5-4',
          'R-53',
        ),
        tell('Zelle und Wachfeld wirken auch unter einem Schacht oder einem Durchbruch.', 'R-58'),
        tell(
          'Ohne dieses Modul ist 25* ein gewöhnliches Plättchen: Die Geistgestalt geht durch seine Wände, jeder Zauber wirkt dort, und die Stahltür bleibt eine Stahltür.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'Der Wachraum beim Umdrehen',
      paragraphs: [
        tell('Ist ein Held im Raum, gehen Held und Wache zurück auf ihre Felder.', 'M5-9'),
        tell(
          'Danach steht in der Zelle der gefangene Held und keine Wache, egal wie viele im Raum sind: Eine geht auf das Wachfeld, die anderen auf die nächstgelegenen freien Felder.',
          'R-94',
        ),
        tell(
          'Ist eine Wache im Raum, aber kein Held, geht sie hinaus auf das erste leere Feld vor der Stahltür, egal wer auf diesem Plättchen steht. Ein Held dort ist erwischt.',
          'M5-11',
        ),
        tell(
          'Gemeint ist das Feld direkt an der Tür oder das nächstgelegene leere auf demselben Plättchen. Liegt dort kein Plättchen, bleibt die Wache drin. Erwischt sie jemanden, gehen beide sofort wieder hinein.',
          'R-55',
        ),
        tell(
          'Danach kommen Schächte und Durchbrüche auf dem Wachraum-Plättchen aus dem Spiel, auch wenn nur ein Ende oder eine Hälfte dort liegt.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Stahltüren und Codes',
      scene: 'door',
      caption: 'Der Barbar hält den Code bereit, und der Zwerg geht durch die Tür zum orangefarbenen Ausgang.',
      paragraphs: [
        tell(
          'Solange ein Held auf einem funktionierenden Codefeld steht (7*, 8*, 9*, 12*, 26*, 29*), kann ein anderer Held durch eine beliebige Stahltür, in Richtung ihres roten Pfeils. Danach ist das Codefeld außer Betrieb, der Held bleibt darauf stehen.',
          'M5-CODE-1',
        ),
        tell(
          'Ein Code, ein Held, einmal durch die Tür. Wer auf dem Codefeld steht, kann nicht selbst hindurchgehen.',
          'R-59',
        ),
        tell(
          'In Richtung eines weißen Pfeils kommen alle frei hindurch. Wo kein Pfeil ist, kommt nie jemand durch.',
          'M5-CODE-2',
        ),
        tell('Eine Wache kann keinen Code benutzen.', 'M5-CODE-3'),
        tell(
          'Gibt es mehrere Codes, könnt ihr einen auswählen. Sonst wird zuerst ein Codezauber benutzt, dann der Code auf dem Plättchen mit der kleinsten Nummer.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Verschlossener Ausgang',
      paragraphs: [
        tell(
          'Plättchen 12* ersetzt Plättchen 12. Vor dem orangefarbenen Ausgang ist eine Stahltür, für die ihr einen Code braucht.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Karten',
      scene: 'map',
      caption: 'Oben steht der Elf auf der Karte, und unten an der grünen Kante kommt ein Plättchen dazu.',
      paragraphs: [
        tell(
          'Wird ein Held auf eine Karte gezogen (26*, 29*), darf die Person mit der Aktion Erkunden von jedem Erkundungsfeld in der Farbe des Helden aus erkunden, als stünde er dort. Das gilt auch für Felder auf Plättchen, die so dazukommen.',
          'M7-1',
        ),
        tell(
          'Die Nutzung einer Karte beginnt mit dem ersten Plättchen, sofort oder später. Sie endet, wenn der Held weggeht oder wenn die Person mit der Aktion Erkunden anders erkundet oder eine andere Aktion nutzt. Dann ist die Karte außer Betrieb. Umdrehen, ein Wechsel der Aktionsplättchen, Fähigkeiten und Marker beenden sie nicht. Kam kein Plättchen dazu, ist die Karte nicht verbraucht.',
          'M7-2',
          'R-41',
        ),
        tell('Erkundet ihr über eine Karte mit dem Elfen, dürft ihr danach nicht reden.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Auto-Erkundung',
      paragraphs: [
        tell(
          'Von einem Auto-Erkundungsfeld aus (2*, 10*, 11*, 12*, 26*, 28*, 29*) darf die Person mit der Aktion Erkunden jederzeit erkunden, ohne dass dort ein Held steht.',
          'M7-4',
        ),
        tell(
          'Für Kristallkugeln und Telekinese zählt es als unbenutztes Erkundungsfeld. Für Karten hat es keine Farbe, reden dürft ihr danach nie, und jede Figur kann darauf stehen. Seine Seite ist offen, dort kann also auch ohne dieses Modul ein Durchgang entstehen.',
          'R-43',
        ),
        tell(
          'Ihr könnt auch nur mit Karten oder nur mit Auto-Erkundung spielen. Es zählt immer als eine Hilfe.',
          'M7-5',
        ),
        tell(
          'Lässt sich eine Stelle auf mehrere Arten erkunden, gilt die erste aus dieser Liste: eine Karte oder Kugel, die schon benutzt wird, ein Held dieser Farbe, Auto-Erkundung, eine unbenutzte Karte, eine unbenutzte Kugel.',
          'R-40',
        ),
        tell(
          'Ist der Stapel leer, bewirken Karten, Kugeln und Auto-Erkundung nichts, und nichts wird verbraucht. Telekinese funktioniert weiterhin.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Betrachter',
      scene: 'beholder',
      caption: 'Der Betrachter schwebt über 7*. Niemand geht hinein, bis ihn jemand wegschickt.',
      paragraphs: [
        tell(
          'Plättchen 7* ersetzt Plättchen 7, und 27* kommt dazu. Der Betrachter wartet auf dem Diebstahlplättchen und erscheint mit 7*. Er ist auf einem Plättchen, nicht auf einem Feld.',
          'M8-1',
        ),
        tell(
          'Kein Held darf je auf seinem Plättchen sein, nicht einmal beim Durchlaufen. Ohne Wachraum wird alles abgelehnt, was dazu führen würde. Mit Wachraum wird der Held erwischt, und der Betrachter bleibt.',
          'M8-2',
        ),
        tell(
          'Solange ein Held auf einem Befehlsfeld steht (27*), kann die Person mit dieser Richtung den Betrachter ein Plättchen weit dorthin schicken, egal ob es einen Durchgang gibt.',
          'M8-3',
        ),
        tell(
          'Er kommt nie auf das Plättchen einer Wache oder in den Wachraum, und keine Wache kommt auf sein Plättchen.',
          'M8-4',
        ),
      ],
    },
    {
      id: 'm9',
      title: '9. Telekinese',
      scene: 'telekinesis',
      caption: 'Der Elf steht an der Kante im Osten: Plättchen 5 verschwindet im Norden und kommt dorthin.',
      paragraphs: [
        tell(
          'Es gibt zwei Marker. Steht der Elf auf einem unbenutzten Erkundungsfeld, egal welcher Farbe, dürft ihr alle einen davon einsetzen: Ein Plättchen aus dem Einkaufszentrum wird dorthin versetzt und wie beim Erkunden angelegt.',
          'M9-1',
        ),
        tell(
          'Das Plättchen muss leer sein und darf nicht Plättchen 1 sein: keine Figur, kein Frosch, kein Betrachter, kein Sensor, kein Außer-Betrieb-Marker, kein Schacht, kein Durchbruch. Eine Wache beim Essen zählt nicht und zieht mit dem Restaurant um.',
          'M9-2',
          'R-68',
        ),
        tell(
          'Das Einkaufszentrum muss zusammenhängen: Jedes Plättchen teilt eine Seite mit dem Rest. Wege dürft ihr dabei abschneiden, auf eigene Gefahr.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Telekinese wirkt auch bei leerem Stapel, nach dem Diebstahl und für 8* und 25*, aber nicht, solange ein gezogenes Plättchen wartet. Reden dürft ihr danach nicht. An Seiten, die ihren Nachbarn verloren haben, könnt ihr wieder erkunden.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Verstärkung',
      paragraphs: [
        tell(
          'Eines, zwei oder alle drei der Plättchen 2*, 10* und 11* ersetzen 2, 10 und 11. Für jedes wartet eine weitere Wache auf dem Diebstahlplättchen. Modul 1 braucht ihr dafür nicht.',
          'M11-1',
        ),
        tell(
          'Dreht ihr das Diebstahlplättchen um, erscheinen sie auf den Verstärkungsfeldern der Plättchen, die schon liegen. Wachen ohne Feld kommen aus dem Spiel. Die anderen sind ganz normale Wachen.',
          'M11-2',
        ),
        tell('Keine Wache darf auf oder über ein Plättchen mit einer anderen Wache.', 'M11-3'),
        tell(
          'Sie erscheinen auch auf dem Plättchen einer Wache. Ist ihr Feld besetzt, erscheinen sie auf dem nächstgelegenen leeren: so wenige Schritte wie möglich für eine Wache, Durchbrüche sind offen, und Figuren zählen nicht. Sind mehrere gleich nah, wählt jemand von euch, bevor irgendetwas anderes passiert. (Sonst gilt das nördlichste, dann das westlichste.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Erscheint eine Wache oder kommt sie zurück oder hinaus, stört es nicht, wenn dort eine andere Wache, der Betrachter oder der Sensor ist. Danach gelten wieder die üblichen Verbote.',
          'R-78',
        ),
        tell(
          'Wird ein Held erwischt, während eine Wache auf dem Wachraum-Plättchen ist, geht er allein dorthin. Die Wache, die ihn erwischt hat, bleibt, und die im Raum geht zurück auf das Wachfeld.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Kontrollraum',
      scene: 'control_room',
      caption: 'Der Barbar ist im Kontrollraum: Die Wache kann auf jedes freie gelbe Portal.',
      paragraphs: [
        tell(
          'Ihr braucht Plättchen 28* und eines mit Code (7*, 8*, 9*, 26* oder 29*): Der Kontrollraum liegt hinter einer Stahltür.',
          'M12-1',
        ),
        tell(
          'Solange ein Held darin ist, kann die Person mit der Aktion Portal jede Wache auf jedes freie Portal in der Farbe dieses Helden setzen, beliebig oft und auch nach dem Diebstahl.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption:
        'Der Sensor überwacht sechs Felder, auch den Weg hinein. Jemand muss an die Steuerung, um ihn zu drehen.',
      paragraphs: [
        tell(
          'Plättchen 6* ersetzt Plättchen 6, und 29* kommt dazu. Der Sensor wartet auf dem Diebstahlplättchen und erscheint mit 6*, in der aufgedruckten Richtung.',
          'M13-1',
        ),
        tell(
          'Keine Figur darf auf oder über die sechs Felder, die er überwacht, egal wie. Der Rest des Plättchens ist frei.',
          'M13-2',
        ),
        tell(
          'Solange ein Held an der Sensorsteuerung steht (29*), könnt ihr alle den Sensor um eine Vierteldrehung weiterdrehen, links- oder rechtsherum, wenn auf den Feldern, die er dann überwacht, keine Figur steht.',
          'M13-3',
        ),
        tell(
          'Ist der Wachraum im Spiel, darf er sich auf einen Helden drehen. Der kommt dann dort in die Zelle. Eine Wache hält ihn immer auf.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

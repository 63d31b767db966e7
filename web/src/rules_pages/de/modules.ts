import { named, tell, type Chapter } from '../book';

const modules: Chapter = {
  id: 'modules',
  title: 'Die Module',
  lead: 'Ein Kniff oder ein Ärger nach dem anderen, in der empfohlenen Folge.',
  articles: [
    {
      id: 'm1',
      title: '1. Wache',
      scene: 'guard',
      caption: 'Die Wache hat ganz 9* im Blick. Die Magierin bleibt draußen, bis jemand die Wache weglockt.',
      paragraphs: [
        tell(
          'Plättchen 9* ersetzt 9. Eine Wache wartet auf dem Diebstahlplättchen und kommt auf das Wachenfeld, wenn 9* angelegt wird.',
          'M1-1',
        ),
        tell(
          'Eine Wache hat das ganze Plättchen im Blick: Keine Figur kommt auf oder über ein Plättchen mit Wache, und keine Wache auf oder über eines mit einem Helden. Der Wachraum ändert das.',
          'M1-2',
        ),
        tell(
          'Wachen zieht ihr wie Helden, mit den Pfeilen und der Rolltreppe eures Aktionsplättchens. Sie nutzen keine Portale, keine Zwergenöffnungen und keine Codes, gehen aber entlang weißer Pfeile durch Stahltüren.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Wachen lösen nichts aus und erkunden nichts. Sie dürfen auf solchen Feldern stehen und sind dort im Weg wie jede Figur.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Anti-Stress-Marker',
      paragraphs: [
        tell(
          'Sechs Marker liegen bereit: eine Sanduhr, zwei Tausche, drei Lautsprecher. Irgendwer darf jederzeit einen einsetzen; dann ist er weg.',
          'M2-1',
        ),
        named('Sanduhr', 'Die Sanduhr wird jetzt gedreht, mit allem, was dazugehört.', 'M2-2'),
        named(
          'Tausch',
          'Du tauschst dein Aktionsplättchen mit einem anderen Platz, der sich nicht wehren kann.',
          'M2-3',
        ),
        named('Lautsprecher', 'Ihr dürft alle reden, wie üblich.', 'M2-4'),
        tell(
          'Ein Marker oder Zauber, der nichts ändern würde, wird abgelehnt und bleibt euch: ein Lautsprecher, während ihr reden dürft, ein Besen ohne etwas zu fegen.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Lüftungsschächte',
      scene: 'shaft',
      caption: 'Ein Ende unter dem Zwerg, das andere hinter den Mauern von 8*. Ab jetzt kommen alle dort hinein.',
      paragraphs: [
        tell(
          'Zwei Paare, ein dunkles und ein helles. Irgendwer darf jederzeit ein Paar legen: ein Ende unter den Zwerg, das andere auf ein leeres Feld des Einkaufszentrums.',
          'M3-1',
        ),
        tell(
          'Eine Figur auf einem Ende darf von allen zum anderen gebracht werden, wenn dort keine Figur ist; auch nach dem Diebstahl.',
          'M3-2',
        ),
        tell('Auch eine Wache darf hindurch. Dann ist das Paar weg.', 'M3-3'),
        tell(
          'Ein Paar wird einmal gelegt und nie versetzt. Ein besonderes Feld darunter ist ein gewöhnliches.',
          'M3-4',
        ),
        tell(
          'Zwerg und Barbar legen ihre Marker, solange sie im Einkaufszentrum und nicht auf 25* sind, wo immer sie stehen. Das andere Ende braucht ein leeres Gangfeld, auch auf 8*, auf 25* oder hinter einer Tür.',
          'R-64',
        ),
        tell(
          'Verdeckt wird nur das Zeichen: Wände, Öffnungen und Rolltreppen bleiben. Eine verdeckte Kante wird nicht erkundet, eine verdeckte Kamera ist blind, ein verdecktes Verstärkungsfeld bekommt keine Wache. Geht der Marker, ist das Zeichen wieder da.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Mauerdurchbrüche',
      scene: 'breach',
      caption: 'Eine Hälfte unter dem Barbaren, die andere hinter der Wand: Jetzt hat 8* eine Tür.',
      paragraphs: [
        tell(
          'Drei Marker. Irgendwer darf jederzeit einen über eine Wand zwischen zwei Feldern legen, die sich berühren: eine Hälfte unter den Barbaren, die andere auf ein leeres Gangfeld, auf einem Plättchen oder über zwei Nachbarn.',
          'M4-1',
        ),
        tell(
          'Jede Figur geht mit einem Zug in diese Richtung hindurch, auch mitten in einem längeren. Eine Wache auch, aber dann ist der Marker weg.',
          'M4-2',
        ),
        tell('Jeder wird einmal gelegt und nie versetzt. Besondere Felder darunter sind gewöhnliche.', 'M4-3'),
        tell(
          'Jede Wand zwischen zwei sich berührenden Gangfeldern geht: innere Wände, orange Wände, Plättchenränder mit mindestens einer geschlossenen Seite. Nie eine Stahltür, nie eine offene Kante; die übrigen Wände um ein verschlossenes Feld schon.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Eine Wache verbraucht einen Schacht, indem sie hindurchgeht, und einen Durchbruch, indem sie die Wand quert, und zwar sofort. Auf einem Marker zu stehen verbraucht nichts.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Wachraum',
      paragraphs: [
        tell(
          'Braucht Plättchen 25*; ein Codefeld (7*, 8*, 9*, 26* oder 29*) oder die Schächte; und etwas, das erwischt: Wachen, Betrachter oder Sensor.',
          'M5-1',
        ),
        tell(
          'Held und Wache dürfen jetzt auf dasselbe Plättchen kommen, wer auch immer zieht. Der Held ist erwischt, und beide kommen in den Wachraum: in die Zelle und auf das Feld der Wache.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Solange 25* nicht liegt, werden beide beiseitegestellt. Dort berührt sie nichts; sie kommen mit dem Plättchen herein.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Zwei Gefangene zugleich, und das Spiel ist verloren. Gefangen ist, wer nach dem Erwischen beiseitesteht oder auf 25* ist, wie auch immer das kam, und auch wenn es zwei auf einen Schlag trifft.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Betrachter und Sensor schicken nur den Helden. Eine Wache, die im Raum ist, geht zurück auf ihr Feld.',
          'R-54',
        ),
        tell('Wer gefangen ist, steht auf keinem Gegenstand, also wartet der Diebstahl.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Heraus aus dem Wachraum',
      scene: 'guard_room',
      caption: 'Die Wache ist an der Kaffeemaschine. Der Zwerg läuft herum zur Tür, und jemand hält einen Code.',
      paragraphs: [
        tell(
          'Was jemanden im Wachraum erreicht: Züge, die Tür mit einem Code, ein von außen gelegter Schacht oder Durchbruch. Weder Portal noch Tausch noch Teleport; Geistgestalt geht hier durch keine Wand, Unsichtbarkeit verbirgt niemanden, Zwerg und Barbar legen von innen nichts.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Also führen drei Wege hinaus: die Stahltür mit einem Code, ein Schacht von außen in den Raum, ein Durchbruch von außen in den Raum.',
          'M5-8',
        ),
        tell('Die Wache ist im Weg. Zieht sie an die Kaffeemaschine, und die gefangene Figur kommt vorbei.', 'M5-7'),
        tell(
          'Die Wache kann nicht hinaus, solange ein Held im Raum ist, auch nicht durch Schacht, Durchbruch, Zauber oder Kontrollraum. Ein Frosch darf sie werden.',
          'M5-4',
          'R-53',
        ),
        tell('Zelle und Feld der Wache tun ihren Dienst auch unter einem Schacht oder Durchbruch.', 'R-58'),
        tell(
          'Ohne dieses Modul ist Plättchen 25* eines wie jedes andere: Geistgestalt geht durch seine Wände, jeder Zauber erreicht es, und die Stahltür bleibt eine.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'Der Wachraum beim Drehen',
      paragraphs: [
        tell('Ist ein Held im Raum, gehen Held und Wache zurück auf ihre Felder.', 'M5-9'),
        tell(
          'Danach steht der gefangene Held in der Zelle und keine Wache, wie viele auch im Raum sind: Eine geht auf das Feld der Wache, die übrigen auf die nächsten freien Felder.',
          'R-94',
        ),
        tell(
          'Ist eine Wache, aber kein Held im Raum, geht sie hinaus auf das erste leere Feld vor der Stahltür, wer auch immer auf dem Plättchen ist. Ein Held dort ist erwischt.',
          'M5-11',
        ),
        tell(
          'Das ist das Feld an der Tür, sonst das nächste leere dieses Plättchens; liegt dort keines, bleibt die Wache drin. Erwischt sie jemanden, gehen beide sofort wieder hinein.',
          'R-55',
        ),
        tell(
          'Danach werden Schächte und Durchbrüche auf dem Wachraumplättchen abgelegt, auch wenn nur ein Ende oder eine Hälfte dort liegt.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Stahltüren und Codes',
      scene: 'door',
      caption: 'Der Barbar hält den Code, und der Zwerg geht hindurch zum orangen Ausgang.',
      paragraphs: [
        tell(
          'Steht eine Figur auf einem Codefeld in Betrieb (7*, 8*, 9*, 12*, 26*, 29*), darf eine andere durch eine beliebige Stahltür in Richtung des roten Pfeils. Danach ist das Codefeld außer Betrieb, unter der Figur.',
          'M5-CODE-1',
        ),
        tell('Ein Code, eine Figur, ein Durchgang. Wer den Code hält, ist nicht, wer hindurchgeht.', 'R-59'),
        tell(
          'Entlang eines weißen Pfeils gehen alle frei hindurch. Wohin kein Pfeil zeigt, geht nie jemand.',
          'M5-CODE-2',
        ),
        tell('Eine Wache kann keinen Code benutzen.', 'M5-CODE-3'),
        tell(
          'Bei mehreren Codes dürft ihr einen nennen. Sonst gilt zuerst ein Codezauber, dann die kleinste Plättchennummer.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Verschlossener Ausgang',
      paragraphs: [
        tell('Plättchen 12* ersetzt 12. Vor dem orangen Ausgang ist eine Stahltür, und sie will einen Code.', 'M6-1'),
      ],
    },
    {
      id: 'm7',
      title: '7. Karten',
      scene: 'map',
      caption: 'Der Elf steht oben auf der Karte, und unten an der grünen Kante kommt ein Plättchen.',
      paragraphs: [
        tell(
          'Kommt eine Figur auf eine Karte (26*, 29*), darf, wer erkunden kann, alle Erkundungsfelder in deren Farbe erkunden, als stünde sie dort, auch auf so gefundenen Plättchen.',
          'M7-1',
        ),
        tell(
          'Die Benutzung beginnt mit dem ersten Plättchen, sofort oder später. Sie endet, wenn die Figur geht oder die erkundende Person anders erkundet oder eine andere Aktion nutzt; dann ist die Karte außer Betrieb. Drehen, ein Wechsel beim Erkunden, Fähigkeiten und Marker beenden sie nicht. Eine Karte ohne Plättchen wurde nicht benutzt.',
          'M7-2',
          'R-41',
        ),
        tell('Mit dem Elfen über eine Karte zu erkunden öffnet kein Gespräch.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Auto-Erkundung',
      paragraphs: [
        tell(
          'An einem Auto-Erkundungsfeld (2*, 10*, 11*, 12*, 26*, 28*, 29*) darf jederzeit erkundet werden, ohne dass dort jemand steht, von der Person mit Erkunden.',
          'M7-4',
        ),
        tell(
          'Für Kristallkugel und Telekinese ist es ein freies Erkundungsfeld. Für Karten hat es keine Farbe, es öffnet nie das Gespräch, und jede Figur darf darauf stehen. Seine Seite ist offen, also kann dort auch ohne dieses Modul ein Durchgang entstehen.',
          'R-43',
        ),
        tell(
          'Karten und Auto-Erkundung dürfen getrennt gespielt werden. Getrennt oder zusammen sind sie eine Hilfe.',
          'M7-5',
        ),
        tell(
          'Der Platz bestimmt, welches Recht ein neues Plättchen nutzt: eine angefangene Karte oder Kugel, dann eine Figur der Farbe, dann Auto-Erkundung, dann eine frische Karte, dann eine frische Kugel.',
          'R-40',
        ),
        tell(
          'Ist der Stapel leer, tun Karten, Kugeln und Auto-Erkundung nichts, und nichts wird verbraucht. Telekinese geht weiter.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Betrachter',
      scene: 'beholder',
      caption: 'Der Betrachter schwebt über 7*. Niemand geht hinein, bis er weitergeschickt ist.',
      paragraphs: [
        tell(
          'Plättchen 7* ersetzt 7, und 27* kommt hinzu. Der Betrachter wartet auf dem Diebstahlplättchen und erscheint mit 7*. Er ist auf einem Plättchen, nicht auf einem Feld.',
          'M8-1',
        ),
        tell(
          'Auf seinem Plättchen darf nie ein Held sein, auch nicht im Vorbeigehen. Ohne Wachraum wird abgelehnt, was dazu führte; mit ihm wird der Held erwischt, und der Betrachter bleibt.',
          'M8-2',
        ),
        tell(
          'Steht eine Figur auf einem Befehlsfeld (27*), darf, wer diese Richtung hat, den Betrachter ein Plättchen dorthin schicken, ob ein Weg die beiden verbindet oder nicht.',
          'M8-3',
        ),
        tell(
          'Er kommt nie auf das Plättchen einer Wache oder in den Wachraum, und keine Wache kommt auf seines.',
          'M8-4',
        ),
      ],
    },
    {
      id: 'm9',
      title: '9. Telekinese',
      scene: 'telekinesis',
      caption: 'Der Elf blickt nach Osten hinaus: Plättchen 5 verlässt den Norden und kommt dorthin.',
      paragraphs: [
        tell(
          'Zwei Marker. Steht der Elf auf einem freien Erkundungsfeld beliebiger Farbe, darf irgendwer einen ausgeben: Ein liegendes Plättchen wird dorthin versetzt und wie beim Erkunden angelegt.',
          'M9-1',
        ),
        tell(
          'Das Plättchen muss leer und nicht Plättchen 1 sein: ohne Figur, Frosch, Betrachter, Sensor, Außer-Betrieb-Marker, Schacht oder Durchbruch. Eine Wache beim Essen zählt nicht und reist mit dem Restaurant.',
          'M9-2',
          'R-68',
        ),
        tell(
          'Das Einkaufszentrum muss ein Stück bleiben: Jedes Plättchen teilt eine Seite mit dem Rest. Wege dürfen abreißen, auf eigene Gefahr.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Es geht mit leerem Stapel, nach dem Diebstahl und auch für 8* und 25*, aber nicht, solange ein gezogenes Plättchen wartet. Es öffnet kein Gespräch. Seiten ohne Nachbarn lassen sich wieder erkunden.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Verstärkung',
      paragraphs: [
        tell(
          'Eines, zwei oder alle von 2*, 10* und 11* ersetzen 2, 10 und 11. Für jedes wartet eine Wache mehr auf dem Diebstahlplättchen. Modul 1 braucht es nicht.',
          'M11-1',
        ),
        tell(
          'Wird das Diebstahlplättchen umgedreht, erscheinen sie auf den Verstärkungsfeldern der Plättchen, die liegen. Wachen ohne Platz werden abgelegt; die anderen sind Wachen wie alle.',
          'M11-2',
        ),
        tell('Keine Wache kommt auf oder über ein Plättchen mit einer anderen Wache.', 'M11-3'),
        tell(
          'Sie erscheinen auch auf dem Plättchen einer Wache, und ist ihr Feld besetzt, auf dem nächsten leeren: wenigste Schritte, die eine Wache gehen könnte, Durchbrüche offen, Figuren egal. Bei Gleichstand wählt irgendwer, vor allem anderen. (Sonst gilt das nördlichste, dann das westlichste.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Wachen, die erscheinen, zurückkommen oder hinausgehen, tun das auch bei einer anderen Wache, unter dem Betrachter oder dem Sensor. Danach gelten die üblichen Verbote.',
          'R-78',
        ),
        tell(
          'Wird ein Held erwischt, während eine Wache auf dem Wachraumplättchen ist, geht er allein dorthin; die erwischende bleibt, die im Raum geht zurück auf ihr Feld.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Kontrollraum',
      scene: 'control_room',
      caption: 'Der Barbar ist im Kontrollraum: Die Wache darf auf jedes freie gelbe Portal.',
      paragraphs: [
        tell(
          'Braucht Plättchen 28* und eines mit Code (7*, 8*, 9*, 26* oder 29*): Der Kontrollraum liegt hinter einer Stahltür.',
          'M12-1',
        ),
        tell(
          'Steht eine Figur darin, darf, wer das Portal hat, jede Wache auf jedes freie Portal in deren Farbe setzen, so oft man mag, auch nach dem Diebstahl.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'Der Sensor erfasst sechs Felder, auch den Weg hinein. Jemand an der Steuerung muss ihn drehen.',
      paragraphs: [
        tell(
          'Plättchen 6* ersetzt 6, und 29* kommt hinzu. Der Sensor wartet auf dem Diebstahlplättchen und erscheint mit 6* in der aufgedruckten Richtung.',
          'M13-1',
        ),
        tell(
          'Keine Figur kommt auf oder über die sechs Felder, die er erfasst, auf keine Weise. Der Rest des Plättchens ist frei.',
          'M13-2',
        ),
        tell(
          'Steht eine Figur an der Sensorsteuerung (29*), darf ihn irgendwer um ein Viertel drehen, links- oder rechtsherum, wenn auf den dann erfassten Feldern keine Figur ist.',
          'M13-3',
        ),
        tell(
          'Spielt der Wachraum mit, darf er sich auf einen Helden drehen, der dort in die Zelle kommt. Eine Wache hält ihn immer auf.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

export default {
  'refusal.NoTeammatesHere': 'Teammitglieder können Maximum Security noch nicht spielen. Entferne sie zuerst.',

  'stage.intro': 'Für den Anfang',
  'stage.mix': 'Eigener Mix',
  'stage.mix.about':
    'Nehmt Module in dieser oder einer anderen Reihenfolge dazu. Mit Hilfen wird es leichter, mit Herausforderungen schwerer.',
  'stage.mix.none': 'Wähle mindestens ein Modul.',
  'stage.mix.upto': 'Module 1 bis {number}',
  'stage.mix.all': 'Alle dreizehn',
  'stage.mix.count': '{challenges} von 6 Herausforderungen, {helpers} von 7 Hilfen',
  'stage.mix.level.easy': 'Eine ruhige Nacht',
  'stage.mix.level.fair': 'Ausgeglichen',
  'stage.mix.level.tough': 'Harte Nuss',
  'stage.mix.level.merciless': 'Gnadenlos',
  'stage.mix.guards': 'Wachen als Verstärkung',
  'stage.mix.wide': 'Plättchen 13 bis 24 dazunehmen',
  'stage.mix.wide.note': 'Das Einkaufszentrum wird viel größer. Nicht zu empfehlen.',
  'stage.mix.closed': 'Plättchen 8* statt Plättchen 8',
  'stage.mix.closed.note':
    'Rundum Wände: Hinein kommt ihr nur durch Schächte und Durchbrüche. Mit Kristallkugel und Code.',
  'stage.mix.rules': 'Geltende Regeln',
  'stage.mix.rules.usual': 'alle dauerhaften Regeln',
  'stage.mix.kept': 'Am Tisch gilt noch die letzte Auswahl, die funktioniert hat.',
  'stage.flaw.ModuleNeedsAModule.M5':
    'Der Wachraum braucht etwas, das Helden erwischt: Nimm die Wache, den Betrachter, die Verstärkung oder den Sensor dazu.',
  'stage.flaw.ModuleNeedsAModule.M12': 'Der Kontrollraum bewegt Wachen: Nimm die Wache oder die Verstärkung dazu.',
  'stage.flaw.ModuleNeedsTheVortex.M12': 'Der Kontrollraum braucht Portale, und die sind in Szenario 16 außer Betrieb.',

  'stage.hardcore': 'Hardcore-Modus',
  'stage.hardcore.earned': 'Hardcore-Ziel geschafft.',
  'stage.hardcore.missed': 'Gewonnen, aber das Hardcore-Ziel verpasst.',
  'stage.won': 'Ziel erreicht, und niemand hat etwas gesehen.',
  'stage.goal': 'Ziel',
  'stage.goal.usual': 'Alle vier Helden: Gegenstände, Diebstahl, Ausgänge.',
  'stage.goal.half': 'Halb geschafft',
  'stage.goal.hide': 'Ziel ausblenden',
  'stage.goal.show': 'Ziel einblenden',
  'stage.modules': 'Im Spiel',
  'stage.no_teammates':
    'Teammitglieder können Maximum Security noch nicht spielen. Fällt jemand aus, können nur Menschen einspringen.',
  'stage.practice': 'Tutorials zu Maximum Security',
  'stage.practice.text': 'Kurze Spiele, jedes mit eigenem Ziel. Solo und offline, ohne Tipps.',
} as const;

export default {
  'stage.intro': 'Pour commencer',
  'stage.mix': 'Ton propre mélange',
  'stage.mix.about':
    'Ajoute des modules dans cet ordre ou dans un autre. Les aides facilitent la partie, les défis la compliquent.',
  'stage.mix.none': 'Choisis au moins un module.',
  'stage.mix.upto': 'Modules 1 à {number}',
  'stage.mix.all': 'Les treize',
  'stage.mix.count': 'Défis\u00a0: {challenges} sur 6, aides\u00a0: {helpers} sur 7',
  'stage.mix.level.easy': 'Une nuit tranquille',
  'stage.mix.level.fair': 'À armes égales',
  'stage.mix.level.tough': 'Corsé',
  'stage.mix.level.merciless': 'Sans pitié',
  'stage.mix.guards': 'Gardes en renfort',
  'stage.mix.wide': 'Ajouter les tuiles 13 à 24',
  'stage.mix.wide.note': 'Le centre commercial devient bien plus grand. Déconseillé.',
  'stage.mix.closed': 'Tuile 8* au lieu de la tuile 8',
  'stage.mix.closed.note':
    'Des murs tout autour\u00a0: on n’y entre que par les conduits et les brèches. Il y a une boule de cristal et un code.',
  'stage.mix.rules': 'Règles en vigueur',
  'stage.mix.rules.usual': 'toutes les règles permanentes',
  'stage.mix.kept': 'La table garde le dernier choix qui marchait.',
  'stage.flaw.ModuleNeedsAModule.M5':
    'Pour la salle de garde, il faut de quoi attraper les héros\u00a0: ajoute le garde, le tyrannœil, les renforts ou le détecteur.',
  'stage.flaw.ModuleNeedsAModule.M12':
    'La salle de contrôle déplace des gardes\u00a0: ajoute le garde ou les renforts.',
  'stage.flaw.ModuleNeedsTheVortex.M12': 'La salle de contrôle utilise le vortex, hors service dans le scénario 16.',

  'stage.hardcore': 'Mode hardcore',
  'stage.hardcore.earned': 'Objectif hardcore atteint.',
  'stage.hardcore.missed': 'C’est gagné, mais l’objectif hardcore est manqué.',
  'stage.won': 'Objectif atteint, et personne n’a rien vu.',
  'stage.goal': 'Objectif',
  'stage.goal.usual': 'Les quatre héros\u00a0: objets, vol, sorties.',
  'stage.goal.half': 'À mi-chemin',
  'stage.goal.hide': 'Masquer l’objectif',
  'stage.goal.show': 'Afficher l’objectif',
  'stage.modules': 'En jeu',
  'stage.practice': 'Tutoriels Maximum Security',
  'stage.practice.text':
    'Des parties courtes, chacune avec son objectif, et les parties complètes. En solo ou avec des partenaires, même hors ligne.',
};

export default {
  'scenario.number': 'Scénario {number}',
  'scenario.campaign': 'La campagne',
  'scenario.campaign.about':
    'Sept casses, chacun avec sa nouveauté. Rien n’est bloqué\u00a0: rejouez-les ou sautez-en à votre guise.',
  'scenario.challenges': 'Les défis',
  'scenario.challenges.about':
    'Tout ce que vous savez déjà, avec une chose qui change. Dans n’importe quel ordre, de 12 à 24 tuiles.',
  'scenario.own': 'Scénario personnalisé',
  'scenario.before': 'Avant de commencer',
  'scenario.new': 'La nouveauté',

  'goal.title': 'Objectif',
  'goal.items.own': 'Chaque héros sur l’objet de sa couleur',
  'goal.items.foreign': 'Chaque héros sur un objet d’une autre couleur',
  'goal.theft': 'Tout voler',
  'goal.exits.one': 'Tous par la sortie violette',
  'goal.exits.own': 'Chacun par la sortie de sa couleur',
  'goal.exits.foreign': 'Chacun par une sortie d’une autre couleur',

  'scenario.S1.title': 'Le premier casse',
  'scenario.S1.new': 'Tout le monde part par la même sortie, la violette.',
  'scenario.S1.before':
    'Amenez les quatre héros à l’objet de leur couleur, volez tout, puis faites sortir tout le monde par la sortie violette. C’est un petit centre commercial de neuf tuiles. Pour cette partie, vous pouvez décider de parler tout du long.',
  'scenario.S2.title': 'Chacun sa porte',
  'scenario.S2.new': 'Chaque héros part par la sortie de sa couleur.',
  'scenario.S2.before':
    'Il y a maintenant quatre sorties, et chaque héros ne peut prendre que celle de sa couleur. La pioche compte trois tuiles de plus. Désormais, personne ne parle tant que le sablier n’est pas retourné.',
  'scenario.S3.title': 'La relève',
  'scenario.S3.new': 'À chaque retournement du sablier, les tuiles Action se décalent d’une place à gauche.',
  'scenario.S3.before':
    'Quand le sablier est retourné, ta tuile Action va à la personne à ta gauche, et tu reçois celle de droite. Regarde tes nouvelles actions avant que quelqu’un bouge. Tant que personne n’agit, vous pouvez parler.',
  'scenario.S4.title': 'Passages et murmures',
  'scenario.S4.new': 'Le nain se faufile à travers les murs orange. Quand l’elfe explore, vous pouvez parler.',
  'scenario.S4.before':
    'Les petits passages des murs orange sont des portes pour le nain et des murs pour les autres. Quand vous explorez avec l’elfe, tout le monde peut parler jusqu’à ce que quelqu’un agisse. Il y a quatorze tuiles en tout.',
  'scenario.S5.title': 'La boule de cristal',
  'scenario.S5.new': 'Depuis une boule de cristal, la magicienne ajoute jusqu’à deux tuiles où elle veut.',
  'scenario.S5.before':
    'Tant que la magicienne est sur une boule de cristal, la personne qui explore peut ajouter jusqu’à deux tuiles à des bords inexplorés de n’importe quelle couleur. Une boule ne sert qu’une fois. Départ sur l’autre face de la tuile 1, sans vortex. La tuile 15, avec la première boule, vient en premier.',
  'scenario.S6.title': 'Souriez, ça tourne',
  'scenario.S6.new': 'Deux caméras en marche bloquent les cases sablier. Le barbare les éteint.',
  'scenario.S6.before':
    'Tant que deux caméras sont en marche, personne ne peut aller sur une case sablier. Le barbare met une caméra hors service en s’arrêtant dessus. Deux des dix-sept tuiles ont une caméra.',
  'scenario.S7.title': 'Sous surveillance',
  'scenario.S7.new': 'Quatre caméras, aucune nouvelle règle. Jusqu’à 24 tuiles, si vous osez.',
  'scenario.S7.before':
    'Tout ce que vous avez appris, avec quatre caméras et au moins dix-neuf tuiles. Vous pouvez prendre l’une ou l’autre face de la tuile 1. Dès que deux caméras sont trouvées, les cases sablier sont bloquées tant qu’il en reste plus d’une en marche.',

  'scenario.S8.title': 'Cartes sur table',
  'scenario.S8.new': 'La pioche est face visible\u00a0: vous voyez toujours la prochaine tuile.',
  'scenario.S8.before':
    'Tout le monde voit quelle tuile vient ensuite. Réfléchissez avant d’explorer\u00a0: où doit-elle aller\u202f? C’est la personne qui explore qui en décide, en choisissant le héros.',
  'scenario.S9.title': 'Qui m’aime me suive',
  'scenario.S9.new': 'Une personne n’a pas de tuile Action, mais elle seule peut utiliser le pion rouge.',
  'scenario.S9.before':
    'De trois à neuf personnes. Celle qui mène n’a aucune action, juste le pion rouge et un regard perçant. Quand on reçoit le pion, on ne peut pas le passer. Les tuiles Action changent de place à chaque retournement\u00a0: ce n’est donc pas toujours la même personne qui mène.',
  'scenario.S10.title': 'Ce n’est pas à moi',
  'scenario.S10.new': 'Volez des objets d’une autre couleur et partez par des sorties d’une autre couleur.',
  'scenario.S10.before':
    'Pour voler, chaque héros doit être sur un objet qui n’est pas de sa couleur. Ensuite, chaque héros part par une sortie qui n’est pas de sa couleur, et y reste. Il n’y a qu’un héros par sortie\u00a0: répartissez-les bien.',
  'scenario.S11.title': 'Fermé pour travaux',
  'scenario.S11.new': 'Jusqu’au vol, chaque retournement enlève deux tuiles du centre commercial.',
  'scenario.S11.before':
    'Après chaque retournement avant le vol, vous enlevez deux tuiles pendant que le sable coule. Une tuile ne part que si elle est vide, si ce n’est pas la tuile 1 et si rien ne se retrouve isolé. S’il n’y en a pas deux à enlever, vous perdez. Les tuiles enlevées vont sous la pioche.',
  'scenario.S12.title': 'Rien qu’avec les mains',
  'scenario.S12.new': 'Quand vous pourriez parler, vous ne pouvez faire que des gestes.',
  'scenario.S12.before':
    'Après un retournement, ou quand l’elfe explore, vous pouvez faire tous les gestes que vous voulez, mais ni parler ni écrire. Mettez-vous d’accord sur quelques signes\u00a0: après, il n’y aura plus de mots.',
  'scenario.S13.title': 'Deux dimensions',
  'scenario.S13.new': 'Deux centres commerciaux qui ne se touchent jamais. Seul le vortex les relie.',
  'scenario.S13.before':
    'Le nain et l’elfe partent de la tuile 1, le barbare et la magicienne de la tuile 3, dans l’autre dimension. Pour passer, un héros va d’un vortex de sa couleur à un autre, de l’autre côté. Les quatre ne peuvent jamais être dans la même dimension. La pioche est face visible.',
  'scenario.S14.title': 'Motus',
  'scenario.S14.new': 'On ne parle jamais. Il reste le regard et le pion rouge.',
  'scenario.S14.before':
    'Cette fois, ni les retournements ni l’elfe ne vous laissent parler. Il vous reste vos yeux et le pion rouge. Si vous avez quelque chose à dire, c’est maintenant.',
  'scenario.S15.title': 'Les yeux dans les yeux',
  'scenario.S15.new': 'On ne parle jamais, et il n’y a pas de pion rouge. Il ne reste que le regard.',
  'scenario.S15.before':
    'On ne peut pas faire plus calme\u00a0: personne ne parle, à aucun moment, et le pion rouge reste dans la boîte. Il ne vous reste que le regard. Si vous avez quelque chose à dire, c’est maintenant.',
  'scenario.S16.title': 'À pied',
  'scenario.S16.new': 'Le vortex est hors service pendant toute la partie.',
  'scenario.S16.before':
    'Dès le début, personne ne peut prendre le vortex. Les distances s’allongent et les escalators deviennent précieux. N’abandonnez pas un héros à l’autre bout du centre commercial.',
  'scenario.S17.title': 'Chacun chez soi',
  'scenario.S17.new': 'Jamais deux héros sur la même tuile, sauf la tuile 1.',
  'scenario.S17.before':
    'Une tuile où se trouve un héros est fermée à tous les autres, même pour la traverser. Seule la tuile 1 en accueille plusieurs. Un héros arrivé à sa sortie y reste et garde la tuile fermée\u00a0: réfléchissez à qui part en premier.',
};

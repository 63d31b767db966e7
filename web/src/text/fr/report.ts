export default {
  'report.title': 'Signaler un bug',
  'report.words': 'Que s’est-il passé\u202f?',
  'report.words.placeholder': 'Ce que tu as fait, ce que tu attendais, ce qui est arrivé à la place.',
  'report.what':
    'Le rapport contient la version, ton navigateur, les dernières erreurs et la partie telle que tout le monde l’a vue. Il ne contient ni les noms ni le code de la table.',
  'report.where':
    'Rien n’est envoyé. Enregistre le fichier ou copie le texte, puis donne-le à la personne qui gère ce serveur ou au projet.',
  'report.save': 'Enregistrer dans un fichier',
  'report.copy': 'Copier le texte',
  'report.copied': 'Rapport copié',
  'report.by_hand': 'Pour copier, il faut HTTPS. Sélectionne le texte et copie-le toi-même.',
  'report.show': 'Afficher tout le rapport',
};

export default {
  'gone.left.title': 'Tu as quitté la table',
  'gone.left.text': 'Ta place est libre pour quelqu’un d’autre. Le même lien te ramène ici.',
  'gone.removed.title': 'L’hôte t’a fait quitter la table',
  'gone.removed.text':
    'Tu as perdu ta place et tu ne peux pas revenir tant que l’hôte ne te laisse pas entrer. Si c’est une erreur, parles-en avec l’hôte.',
  'gone.closed.title': 'Cette table est fermée',
  'gone.closed.text':
    'Une table ferme quand il n’y a plus personne depuis un moment. Ouvres-en une autre et partage son lien.',
  'gone.no_such_table.title': 'Il n’y a pas de table {code}',
  'gone.no_such_table.text':
    'Elle a peut-être fermé, ou il y a une faute de frappe. Un code ne contient jamais 0, O, 1, I ni L.',
  'gone.table_full.title': 'La table est pleine',
  'gone.table_full.text':
    'Il y a déjà quarante personnes ici, public compris. Demande à quelqu’un de te faire de la place, ou ouvre ta propre table.',
  'gone.table_locked.title': 'La table est verrouillée',
  'gone.table_locked.text':
    'L’hôte ne laisse entrer personne pour l’instant. Demande-lui de la déverrouiller, puis réessaie.',
  'gone.kept_out.title': 'L’hôte t’a fait sortir',
  'gone.kept_out.text':
    'Tu ne peux pas revenir à cette table tant que l’hôte ne te laisse pas entrer. Si c’est une erreur, parles-en avec l’hôte.',
  'gone.banned.title': 'L’accès à ce serveur t’est interdit',
  'gone.banned.text':
    'Si tu penses que c’est une erreur, écris à la personne qui gère ce serveur. Tu peux toujours t’entraîner, et tes parties terminées restent telles quelles.',
  'gone.server_full.title': 'Le serveur est plein',
  'gone.server_full.text':
    'Il y a trop de monde en ce moment. Réessaie dans quelques minutes. En attendant, tu peux t’entraîner.',
  'gone.name_not_allowed.title': 'Ce nom n’est pas accepté',
  'gone.name_not_allowed.text': 'Il faut de 1 à 24 caractères visibles.',
  'gone.old_page.title': 'Il y a une nouvelle version',
  'gone.old_page.text':
    'Le serveur a été mis à jour depuis que tu as chargé cette page. Recharge-la pour continuer. Ta place est gardée.',
  'gone.refused.title': 'Impossible d’entrer',
  'gone.refused.text': 'Le serveur a refusé, et cette page ne sait pas pourquoi. Réessaie dans un instant.',
  'gone.replaced.title': 'Tu joues dans un autre onglet',
  'gone.replaced.text':
    'Tu as ouvert cette table dans une autre fenêtre ou sur un autre appareil. On ne peut jouer qu’à un seul endroit.',
  'gone.replaced.back': 'Reprendre ma place',
  'gone.restarting.title': 'Le serveur redémarre',
  'gone.restarting.text': 'Ta partie est sauvegardée. La connexion va revenir toute seule.',
  'gone.offline.title': 'Pas de connexion',
  'gone.offline.text':
    'Impossible de joindre le serveur. Cette page continue d’essayer. En attendant, tu peux t’entraîner.',
  'gone.nowhere.title': 'Il n’y a rien derrière cette porte',
  'gone.nowhere.text': 'Pas de «\u00a0{path}\u00a0» dans ce centre commercial. Vérifie l’adresse.',
  'gone.engine.title': 'Impossible de charger les règles',
  'gone.engine.text':
    'Il manque une partie de cette page, ou ton navigateur est trop ancien. Souvent, il suffit de recharger.',
  'gone.broken.title': 'Quelque chose a planté sur cette page',
  'gone.broken.text': 'C’est notre faute. Recharge la page\u00a0: ta place et ta partie sont à l’abri sur le serveur.',
  'gone.home': 'Accueil',
  'gone.again': 'Réessayer',
  'gone.reload': 'Recharger',
  'gone.rejoin': 'Revenir',
  'gone.open': 'Ouvrir une table',
  'gone.practice': 'S’entraîner',
  'missing.title': 'Il manque un morceau de la page',
  'missing.text':
    'Il y a peut-être une version plus récente, ou tu es hors ligne. Si tu es en train de jouer, ta place est gardée.',
};

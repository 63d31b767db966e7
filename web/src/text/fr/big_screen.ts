import type { BigScreenKey } from '../big_screen';

export default {
  'screen.title': 'Grand écran',
  'screen.sit': 'Scannez pour prendre place',
  'screen.watch': 'Scannez pour regarder',
  'screen.enter': 'Ou entrez ce code sur {address}',
  'screen.hands': 'Le centre commercial s’affiche ici. Vous jouez sur vos téléphones.',
  'screen.nobody': 'Il n’y a encore personne ici.',
  'screen.sound': 'Un clic ou une touche\u00a0: le son et le plein écran',
  'screen.sound.short': 'Clique pour le son',
  'screen.reconnecting': 'Cet écran se reconnecte tout seul.',
  'screen.offline': 'Impossible de joindre le serveur. Cet écran continue d’essayer.',
  'screen.removed.title': 'L’hôte a retiré cet écran',
  'screen.removed': 'L’hôte peut le laisser revenir depuis la liste des personnes.',
  'screen.replaced.title': 'La table est affichée dans une autre fenêtre',
  'screen.replaced': 'Ferme l’autre fenêtre et recharge cette page pour l’afficher ici.',
  'screen.locked': 'Cet écran entrera dès que l’hôte aura déverrouillé la table.',
  'screen.full': 'Cet écran entrera dès qu’il y aura de la place.',
  'screen.refused.title': 'Cet écran n’a pas pu entrer',
  'screen.refused': 'Il continue d’essayer.',
  'screen.old_page': 'Cet écran se recharge tout seul.',
  'screen.open.text':
    'Ouvre cette adresse sur une télévision, ou sur un écran que tout le monde voit. Il montre le centre commercial, le sable et les places, et vous jouez sur vos téléphones.',
  'screen.open.here': 'Ouvrir dans un nouvel onglet',
  'screen.open.qr': 'QR code de l’adresse du grand écran',
} as const satisfies Readonly<Record<BigScreenKey, string>>;

import type { AroundKey } from '../around';

export default {
  'around.title': 'Autour d’un écran',
  'around.text':
    'De deux à quatre personnes devant un ordinateur ou autour d’une tablette. Chacune a sa place et sa tuile Action.',
  'around.people': 'Personnes',
  'around.player': 'Place {number}',
  'around.device.left': 'touches de gauche',
  'around.device.right': 'touches de droite',
  'around.device.numbers': 'pavé numérique',
  'around.device.pad': 'manette {number}',
  'around.devices.note':
    'Les manettes sont numérotées dans l’ordre où vous les branchez. Appuyez sur un bouton de chacune pour la réveiller. Vous pouvez changer chaque touche pendant la partie.',
  'around.mates': 'Des partenaires prennent les autres places.',
  'around.no_mates': 'Aucun partenaire\u00a0: toutes les places sont à vous.',
  'around.start': 'Installer le centre commercial',
  'around.stays':
    'Ces parties restent dans ce navigateur. Elles comptent dans «\u00a0Tes parties\u00a0», marquées comme jouées autour d’un écran, et n’entrent dans le Grand Livre d’aucun serveur.',
  'around.ready': 'Tout le monde est là\u202f?',
  'around.ready.text':
    'Trouvez ci-dessous votre numéro, vos actions et vos touches. Le sable attend que vous commenciez.',
  'around.begin': 'Lancer le casse',
  'around.choose': 'Gauche ou droite pour choisir, {key} pour confirmer.',
  'around.neighbour': 'Gauche ou droite\u00a0: devant qui\u202f?',
  'around.confirm': 'Confirmer',
  'around.keys.change': 'Changer les touches\u00a0: {name}',
  'around.keys.pad': 'Ces boutons valent pour toutes les manettes. Le stick sert toujours à marcher.',
  'around.keys.press': 'Appuie maintenant',
  'around.keys.clash': 'En double',
  'around.hands': 'Façon de jouer',
  'around.hands.keys': 'touches et manettes',
  'around.hands.touch': 'tablette sur la table',
  'around.touch.note':
    'Posez la tablette à plat entre vous. Chaque personne a son côté. Appuyez sur une de vos actions puis sur un héros, ou faites glisser l’action sur le héros ou sur une case.',
  'around.touch.hero': 'Pour quel héros\u202f?',
  'around.touch.place': 'Touche l’endroit dans le centre commercial.',
  'around.touch.neighbour': 'Pousse-le devant quelqu’un.',
  'around.touch.unclear': 'À qui est ce doigt\u202f? Fais glisser ton action.',
  'around.touch.turn': 'Tourner le centre commercial',
  'around.ready.touch':
    'Chaque personne a son côté\u00a0: appuyez sur une action puis sur un héros, ou faites glisser l’action sur le héros. Le sable attend que vous commenciez.',
} as const satisfies Readonly<Record<AroundKey, string>>;

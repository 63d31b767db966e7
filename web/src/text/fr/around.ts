import type { AroundKey } from '../around';

export default {
  'around.title': 'Autour d’un écran',
  'around.text':
    'De deux à quatre devant un ordinateur. Chaque personne a sa place et sa tuile Action, et joue avec une partie du clavier ou une manette.',
  'around.people': 'Personnes',
  'around.player': 'Place {number}',
  'around.device.left': 'touches de gauche',
  'around.device.right': 'touches de droite',
  'around.device.numbers': 'pavé numérique',
  'around.device.pad': 'manette {number}',
  'around.devices.note':
    'Les manettes comptent dans l’ordre où vous les branchez. Appuyez sur un bouton de chacune pour la réveiller. Chaque touche peut changer pendant la partie.',
  'around.mates': 'Des partenaires prennent les autres places.',
  'around.no_mates': 'Aucun partenaire\u00a0: toutes les places sont à vous.',
  'around.start': 'Installer le centre commercial',
  'around.stays':
    'Ces parties restent dans ce navigateur. Elles comptent dans sa propre liste, marquées comme jouées autour d’un écran, et n’entrent dans le Grand Livre d’aucun serveur.',
  'around.ready': 'Tout le monde est là\u202f?',
  'around.ready.text': 'Trouvez ci-dessous votre numéro, vos héros et vos touches. Le sable attend votre départ.',
  'around.begin': 'Lancer le casse',
  'around.choose': 'Gauche ou droite choisit, {key} confirme.',
  'around.neighbour': 'Gauche ou droite\u00a0: près de qui\u202f?',
  'around.confirm': 'Confirmer',
  'around.keys.change': 'Changer les touches\u00a0: {name}',
  'around.keys.pad': 'Toutes les manettes partagent ces boutons. Le stick fait toujours marcher.',
  'around.keys.press': 'Appuie maintenant',
  'around.keys.clash': 'Utilisée deux fois',
} as const satisfies Readonly<Record<AroundKey, string>>;

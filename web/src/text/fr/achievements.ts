// The achievements in French.
import type { AchievementTable } from '../achievements';

const table: AchievementTable = {
  heading: 'Succès de cette partie',
  achievements: [
    ['Métro, boulot, conduit', 'Les quatre héros prennent le même conduit, dans un sens ou dans l’autre.'],
    [
      'Au bout du tunnel',
      'Les bouts d’un conduit sont sur la première et la dernière d’au moins sept tuiles en ligne droite.',
    ],
    ['Portes ouvertes', 'Les quatre héros passent par la même brèche.'],
    ['Nouveaux voisins', 'Un garde et le barbare se tiennent sur les deux moitiés d’une même brèche.'],
    [
      'À vol d’oiseau',
      'Trois brèches sont alignées\u00a0: un seul déplacement tout droit pourrait les traverser toutes.',
    ],
    ['La tournée du concierge', 'Un même garde passe par les deux conduits et les trois brèches.'],
    ['Bol d’air', 'Un héros prisonnier quitte la salle de garde par un conduit.'],
    ['Passe-muraille', 'Un héros prisonnier quitte la salle de garde par une brèche.'],
    ['Porte à tambour', 'Les quatre héros se font attraper, et tous ressortent de la salle de garde.'],
    [
      'Moulins à paroles',
      'Après un retournement qui permet de parler, personne ne fait rien avant que quelqu’un utilise le jeton Sablier.',
    ],
    ['Cartographes', 'Explorez au moins cinq tuiles en une seule utilisation d’un plan.'],
    ['Lèche-vitrines', 'Le tyrannœil est passé au-dessus des quatre tuiles à objet, celle où il apparaît comprise.'],
    ['Tout dans le même coin', 'Les quatre tuiles à objet forment un seul groupe, côte à côte.'],
    ['Sans détour', 'Du vol à sa sortie, chaque héros ne passe que par la tuile de son objet et celle de sa sortie.'],
    ['Ni vu ni connu', 'Le second jeton Télékinésie remet à sa place la tuile que le premier avait déplacée.'],
    ['Trousseau de six', 'Chacune des six cases de code a ouvert une porte.'],
    ['Un qui se repose', 'Quand la dernière tuile est placée, trois héros au plus ont bougé.'],
    ['Deux qui se reposent', 'Quand la dernière tuile est placée, deux héros au plus ont bougé.'],
    ['Livraison à domicile', 'Après le vol, déplacez par télékinésie la tuile où se trouve la sortie de l’elfe.'],
    ['Papotage', 'Deux gardes sont côte à côte, sans mur intact entre eux.'],
    ['Réunion de service', 'Trois gardes sont côte à côte, à la file, sans mur intact entre eux.'],
    ['Portiers', 'Quatre gardes occupent les quatre tuiles à sortie, un sur chacune.'],
    ['Aucune issue', 'Il y a un garde sur chacune des quatre tuiles autour de celle d’un héros.'],
    [
      'Télécommande',
      'Trois gardes en renfort apparaissent, et seule la salle de contrôle les déplace, au moins une fois.',
    ],
    ['Conte de fées', 'Un garde se tient à côté d’une grenouille.'],
    [
      'Courant d’air',
      'Pendant un même sort d’invisibilité, la magicienne entre sur la tuile de chacun des quatre gardes et en ressort.',
    ],
    ['Personne n’a rien remarqué', 'Lancez le sort Échange sur deux gardes.'],
    ['Sur le pouce', 'Après le vol, chaque héros passe devant l’entrée d’un McTrollald’s.'],
    ['La totale', 'Gagnez avec les six défis en jeu.'],
    ['Voyager léger', 'Gagnez avec tous les défis et trois aides au plus.'],
    ['À mains nues', 'Gagnez avec tous les défis et aucune aide.'],
    ['De la marge', 'Gagnez avec tous les défis et deux retournements au plus.'],
    ['Un seul tour de sablier', 'Gagnez avec tous les défis et un retournement au plus.'],
    ['Trois minutes chrono', 'Gagnez avec tous les défis et sans aucun retournement.'],
    [
      'Bouche cousue',
      'Gagnez avec tous les défis et sans un mot, ni écrit ni dit. Les gestes sont permis quand vous pouvez parler.',
    ],
    [
      'De marbre',
      'Gagnez avec tous les défis et sans communiquer du tout\u00a0: ni mot, ni geste, ni pion rouge, ni regard.',
    ],
    ['Terre ferme', 'Gagnez avec tous les défis et sans le vortex, pas même depuis la salle de contrôle.'],
    ['L’escalator, c’est surfait', 'Gagnez avec tous les défis, sans qu’un héros ou un garde prenne un escalator.'],
    [
      'La ville aux mille boutiques',
      'Gagnez avec tous les défis et toutes les tuiles de base dans la pioche, sauf celles qu’une tuile étoilée remplace.',
    ],
    [
      'Le grand tour',
      'Comme «\u00a0La ville aux mille boutiques\u00a0», avec toute la pioche placée avant le premier retournement.',
    ],
    ['Légende', 'Gagnez avec tous les défis, sans aide, sans communiquer, sans vortex et sans retournement.'],
    ['Que ça se sache', 'Décrochez les quarante et un autres, puis partagez la page qui les montre.'],
  ],
};
export default table;

import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Sorts',
  lead: 'Les dix tours de la magicienne. Deux sont face visible, et n’importe qui peut les lancer.',
  articles: [
    {
      id: 'm10',
      title: '10. Lancer un sort',
      paragraphs: [
        tell(
          'Deux sorts tirés au hasard sont face visible. N’importe qui peut en lancer un à tout moment. Il est annoncé à toute la table, et cela ne rompt pas le silence.',
          'M10-1',
        ),
        tell(
          'Cinq agissent tout de suite, puis sont défaussés. Cinq durent jusqu’au prochain retournement, puis sont défaussés. Plusieurs peuvent être actifs en même temps.',
          'M10-2',
        ),
        tell(
          'Peu importe où se trouvent les pions, magicienne comprise. Seules la forme spectrale et l’invisibilité demandent qu’elle soit dans le centre commercial.',
          'R-70',
        ),
        tell(
          'Les sorts qui ne pourraient rien faire dans votre partie ne sont pas distribués\u00a0: grenouille, invisibilité et ticket-resto sans gardes, ticket-resto sans McTrollald’s dans la pioche, voyance avec une pioche face visible, code sans portes blindées.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Sorts à effet immédiat',
      paragraphs: [
        named(games['spell.broom.name'], 'Enlevez un jeton Hors service. La case remarche.', 'M10-BROOM'),
        named(
          games['spell.crystal-ball.name'],
          'Comme si la magicienne était sur une boule de cristal\u00a0: jusqu’à deux tuiles. Vous gardez le droit de les ajouter, même après un retournement. Après la première tuile, la seconde doit venir avant que la personne qui explore fasse autre chose.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Comme si un héros était sur une case de code\u00a0: un héros, n’importe lequel, passe une fois n’importe quelle porte blindée. Le sort reste disponible jusqu’à ce qu’il serve, même après un retournement. Jamais distribué sans les modules 5, 6 ou 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Intervertissez deux pions sur des cases de couloir\u00a0: deux héros, deux gardes, ou un de chaque. Ce qui compte, c’est la situation une fois que les deux ont changé de place. Cela ne marche pas sur un héros prisonnier et son garde, un garde qui mange, une grenouille ou un héros sauvé.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Envoyez un pion sur n’importe quelle case de couloir vide, avec les mêmes exceptions que pour l’échange.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Sorts qui durent jusqu’au prochain retournement',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'La pioche est face visible. Vous voyez la tuile du dessus. L’ordre reste le même.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'La magicienne traverse les murs intérieurs, les murs orange et les limites entre tuiles, là où deux cases de couloir se touchent. Mais elle ne traverse ni les boutiques, ni le bord extérieur, ni les pions, ni les cases du détecteur, ni une porte blindée sans code ou sans flèche blanche.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Un garde devient une grenouille\u00a0: personne ne peut la déplacer, elle ne bloque personne et ne surveille rien. Les pions peuvent entrer sur sa case et la traverser, mais elle ne compte pas comme vide. D’autres gardes et le tyrannœil peuvent entrer sur sa tuile. Cela marche aussi sur un garde qui mange. Au retournement, le garde est de retour sur cette case.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'La magicienne peut entrer sur la tuile d’un garde et la traverser, et les gardes sur la sienne. Les pions se bloquent toujours entre eux, et le tyrannœil et le détecteur voient toujours la magicienne.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Un garde entre dans n’importe quel McTrollald’s du centre commercial (2*, 6, 7, 7*, 18, 26*) et n’est plus sur aucune tuile. Au retournement, il est de retour sur la case devant l’entrée. Cela ne marche pas sur une grenouille. Deux gardes peuvent manger au même endroit.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Si la fin d’un sort laisse un garde et un héros sur la même tuile, le héros se fait attraper. Sans la salle de garde, vous perdez.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;

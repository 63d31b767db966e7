import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'L’extension\u00a0: d’un côté, des gardes, des portes et des yeux partout\u202f; de l’autre, tout un sac d’astuces.',
  articles: [
    {
      id: 'kinds',
      title: 'Treize modules',
      paragraphs: [
        tell(
          'Vous pouvez ajouter autant de modules que vous voulez. L’ordre conseillé va de 1 à 13. Sept sont des aides\u00a0: jetons, conduits, brèches, plans, télékinésie, sorts et salle de contrôle. Six sont des défis\u00a0: le garde, la salle de garde, la sortie verrouillée, le tyrannœil, les renforts et le détecteur.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Tout ce que vous savez s’applique encore\u00a0: l’objectif habituel, et les règles permanentes des scénarios 2 à 6. Les boules de cristal des tuiles 8* et 10* marchent. Seuls les tutoriels peuvent dire autre chose.',
          'X-GEN-7',
        ),
        tell(
          'Ce qui ne peut pas marcher est refusé, avec la raison. Un module a besoin de ses tuiles, et parfois d’un autre module. La tuile 8* demande les conduits ou les brèches (dans le tutoriel 9, les sorts suffisent), et la salle de contrôle, des gardes à déplacer.',
          'X-GEN-6',
          'R-86',
        ),
        tell(
          'Le scénario 16 n’a pas de vortex, donc pas de salle de contrôle\u00a0: le module 12 y est refusé.',
          'R-83',
        ),
        tell(
          'Vous pouvez ajouter les tuiles de base 13 à 24. La nuit devient alors très longue\u00a0: c’est déconseillé.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Tuiles étoilées',
      paragraphs: [
        tell(
          'Une tuile avec une étoile remplace la tuile de base du même numéro. Une pioche ne contient jamais les deux. Les tuiles 25* à 29* viennent en plus.',
          'X-GEN-9',
        ),
        tell(
          'Les tuiles étoilées ont un autre dos. Quand la pioche est face cachée, tout le monde voit si la prochaine tuile a une étoile, et rien de plus.',
          'X-GEN-5',
        ),
        tell('Un symbole dont le module n’est pas en jeu ne fait rien. Sa case est une case ordinaire.', 'X-GEN-4'),
        tell(
          'Mais quels que soient les modules, ceci marche toujours sur une tuile du centre commercial\u00a0: portes blindées, codes, escalators, ouvertures du nain, boules de cristal, caméras et sabliers.',
          'R-60',
        ),
        tell(
          'La tuile 28* a une cinquième case sablier. Elle marche comme les autres, mais elle est derrière une porte blindée\u00a0: il faut un code pour entrer, et rien pour sortir.',
          'R-37',
        ),
        tell(
          'Les flèches hachurées de la 8* et de la 25* montrent seulement comment placer la tuile. Ce ne sont ni des entrées ni des sorties. La porte de la 25* ne laisse sortir que si la tuile d’en face est ouverte de ce côté.',
          'R-33',
        ),
        tell('Les directions de commande, le détecteur et les flèches des portes tournent avec leur tuile.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Vide, parti, revenu',
      paragraphs: [
        tell(
          'Une case ou une tuile est vide quand il n’y a rien dessus\u00a0: ni pion, ni grenouille, ni tyrannœil, ni détecteur, ni jeton.',
          'X-GEN-2',
        ),
        tell('Ce qui est défaussé sort du jeu. Seules les tuiles du scénario 11 reviennent.', 'X-GEN-1'),
        tell(
          'Un héros qui s’échappe quitte aussitôt le centre commercial et ne gêne plus ni les gardes ni le tyrannœil.',
          'X-GEN-3',
        ),
        tell(
          'Garde, tyrannœil, détecteur et héros prisonnier apparaissent avec leur tuile la première fois qu’elle est placée, pas quand elle revient ou se déplace.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Arriver',
      paragraphs: [
        tell(
          'Arriver par un conduit, un échange ou une téléportation, c’est comme arriver à pied\u00a0: les sabliers se retournent, les caméras s’éteignent, les sorties laissent partir, les plans s’ouvrent. Quand c’est une règle qui met un héros quelque part, rien ne se déclenche.',
          'R-46',
        ),
        tell(
          'La surveillance passe en premier. Avec la salle de garde en jeu, un héros qui entre sur une tuile surveillée se fait attraper dès la première case, et rien ne marche sur cette tuile, pas même la sortie.',
          'R-47',
        ),
        tell(
          'Sans la salle de garde, tout ce qui amènerait un héros sur une tuile surveillée est refusé\u00a0: déplacements, conduits, échange, téléportation, salle de contrôle.',
          'R-27',
        ),
        tell(
          'Téléportation, conduits et forme spectrale peuvent finir sur n’importe quelle case de couloir, même sur la 8* et derrière une porte blindée, sauf si quelque chose l’interdit.',
          'R-29',
        ),
        tell(
          'Quand un jeton qui couvrait une case est enlevé sous un héros, un code, une boule de cristal, un plan, un objet ou une sortie marche aussitôt. Un sablier ou une caméra ne marche qu’à la prochaine arrivée d’un héros.',
          'R-48',
        ),
        tell(
          'Vos propres choix sont refusés s’ils enfreignent une interdiction. Ce que les règles imposent arrive quand même. Si un héros se retrouve alors sur la tuile d’un garde sans la salle de garde en jeu, ou les quatre dans une même dimension, vous perdez.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'Ce que fait maintenant un retournement',
      paragraphs: [
        tell(
          'Dans cet ordre\u00a0: jeton et sable\u202f; les sorts actifs finissent\u202f; la salle de garde est remise en ordre\u202f; les tuiles Action passent\u202f; tout le monde peut parler\u202f; le scénario 11 prend ses tuiles. Si vous perdez à l’une de ces étapes, la partie s’arrête là.',
          'R-34',
        ),
        tell(
          'Le jeton Sablier retourne le sablier comme une case, avec tout ce qui s’ensuit. Mais seules les cases comptent comme cases sablier utilisées.',
          'R-35',
        ),
        tell('Les caméras bloquent les cases sablier, pas le jeton.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Tout le monde peut le faire',
      paragraphs: [
        tell(
          'Jetons, conduits, brèches, télékinésie, sorts et détecteur sont ouverts à toutes les places, même sans tuile Action.',
          'R-26',
        ),
        tell(
          'En solo, ce qui est ouvert à toutes les places ne demande pas de tuile solo. Toute exploration demande Explorer sur le dessus de la pile, le tyrannœil demande sa direction, et la salle de contrôle, le vortex.',
          'R-85',
        ),
        tell(
          'C’est la première action arrivée qui compte. Si quelque chose a changé entre-temps, la suivante est refusée, et rien n’est tourné, déplacé ou dépensé deux fois.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Avec les scénarios',
      paragraphs: [
        tell(
          'Dans les scénarios 14 et 15, il n’y a pas de jetons Haut-parleur. Dans le scénario 12, ils permettent les gestes. Les jetons Échange demandent deux tuiles Action\u00a0: il n’y en a donc pas en solo, et la personne qui mène dans le scénario 9 ne peut pas participer à un échange.',
          'R-82',
          'R-84',
        ),
        tell(
          'Les héros qui restent sur leur sortie, dans les scénarios 10 et 17, bloquent leur case pour tous les pions et, dans le 17, leur tuile pour les autres héros. Les gardes peuvent y entrer, mais rien ne peut attraper ou déplacer un héros sauvé.',
          'R-79',
        ),
        tell('Le scénario 11 peut prendre n’importe quelle tuile vide, y compris la salle de garde.', 'R-80'),
        tell(
          'Dans le scénario 13, conduits, brèches, échange, téléportation et télékinésie restent dans une même dimension. Les gardes peuvent en changer par un sort ou la salle de contrôle. Codes, commandes, plans et boules agissent dans les deux, et un héros attrapé va dans la salle de garde où qu’elle soit. La tuile 3 compte comme une tuile de départ, comme la tuile 1.',
          'R-81',
        ),
        tell(
          'Le scénario 17 ne s’applique pas dans la salle de garde, où un second héros fait de toute façon perdre la partie. Devant la porte, il s’applique. Le scénario 10 n’y change rien.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;

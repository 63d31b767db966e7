import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'Les modules',
  lead: 'Une astuce ou un souci à la fois, dans l’ordre conseillé.',
  articles: [
    {
      id: 'm1',
      title: '1. Garde',
      scene: 'guard',
      caption: 'Le garde surveille toute la tuile 9*. La magicienne reste dehors tant que le garde est là.',
      paragraphs: [
        tell(
          'La tuile 9* remplace la tuile 9. Un garde attend sur la tuile Vol et apparaît sur la case garde quand la 9* est placée.',
          'M1-1',
        ),
        tell(
          'Un garde surveille toute sa tuile\u00a0: aucun héros ne peut entrer sur une tuile où se trouve un garde, ni la traverser, et aucun garde ne peut entrer sur une tuile où se trouve un héros, ni la traverser. La salle de garde change cela.',
          'M1-2',
        ),
        tell(
          'Les gardes se déplacent comme les héros, avec les flèches et l’escalator de ta tuile Action. Ils ne peuvent prendre ni le vortex ni les ouvertures du nain, ni utiliser de code, mais ils passent les portes blindées dans le sens d’une flèche blanche.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Les gardes ne déclenchent rien et n’explorent rien. Ils peuvent s’arrêter sur les cases spéciales, et y gênent comme tout autre pion.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Jetons antistress',
      paragraphs: [
        tell(
          'Il y a six jetons\u00a0: un sablier, deux échanges et trois haut-parleurs. N’importe qui peut en utiliser un à tout moment. Ensuite, il est défaussé.',
          'M2-1',
        ),
        named('Sablier', 'Retourne le sablier tout de suite, avec tout ce qu’entraîne un retournement.', 'M2-2'),
        named('Échange', 'Échange ta tuile Action avec celle d’une autre place, qui ne peut pas refuser.', 'M2-3'),
        named('Haut-parleur', 'Tout le monde peut parler, jusqu’à la prochaine action comme d’habitude.', 'M2-4'),
        tell(
          'Un jeton ou un sort qui ne changerait rien est refusé, et vous le gardez\u00a0: un haut-parleur alors que vous pouvez déjà parler, ou un balai quand il n’y a rien à balayer.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Conduits d’aération',
      scene: 'shaft',
      caption:
        'Un bout est sous le nain, l’autre derrière les murs de la tuile 8*. Désormais, tout le monde peut y entrer.',
      paragraphs: [
        tell(
          'Il y a deux paires, une carrée et une ronde. N’importe qui peut en placer une à tout moment\u00a0: un bout sous le nain, l’autre sur une case vide du centre commercial.',
          'M3-1',
        ),
        tell(
          'N’importe qui peut déplacer un héros d’un bout à l’autre, s’il n’y a pas de pion à l’arrivée. Cela marche encore après le vol.',
          'M3-2',
        ),
        tell('Un garde peut passer aussi. Ensuite, la paire est défaussée.', 'M3-3'),
        tell(
          'Une fois placée, une paire ne bouge plus. Une case spéciale en dessous devient une case ordinaire.',
          'M3-4',
        ),
        tell(
          'Le nain et le barbare peuvent placer leurs jetons d’où qu’ils soient dans le centre commercial, sauf de la 25*. L’autre bout demande une case de couloir vide, qui peut aussi être sur la 8*, sur la 25* ou derrière une porte.',
          'R-64',
        ),
        tell(
          'Seul le symbole est couvert. Les murs, les ouvertures et les escalators restent. On ne peut pas explorer depuis un bord couvert, une caméra couverte ne marche pas, et une case de renfort couverte ne reçoit pas de garde. Quand le jeton part, le symbole remarche.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Brèches',
      scene: 'breach',
      caption: 'Une moitié est sous le barbare, l’autre derrière le mur\u00a0: voilà une porte pour la tuile 8*.',
      paragraphs: [
        tell(
          'Il y a trois jetons. N’importe qui peut en placer un à tout moment, à cheval sur un mur entre deux cases qui se touchent\u00a0: une moitié sous le barbare, l’autre sur une case de couloir vide, de la même tuile ou de la voisine.',
          'M4-1',
        ),
        tell(
          'Tous les héros peuvent passer, par un déplacement dans cette direction, même au cours d’un déplacement plus long. Un garde aussi, mais ensuite le jeton est défaussé.',
          'M4-2',
        ),
        tell(
          'Une fois placée, une brèche ne bouge plus. Les cases spéciales en dessous deviennent ordinaires.',
          'M4-3',
        ),
        tell(
          'N’importe quel mur entre deux cases de couloir qui se touchent convient\u00a0: murs intérieurs, murs orange, limites entre tuiles fermées d’au moins un côté. Jamais une porte blindée, ni un bord ouvert. On peut percer les autres murs autour d’une case verrouillée.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Un garde fait aussitôt disparaître un conduit en le prenant, et une brèche en traversant son mur. Se tenir sur le jeton ne suffit pas.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Salle de garde',
      paragraphs: [
        tell(
          'Il faut la tuile 25*\u202f; une case de code (7*, 8*, 9*, 26* ou 29*) ou les conduits\u202f; et de quoi attraper les héros\u00a0: des gardes, le tyrannœil ou le détecteur.',
          'M5-1',
        ),
        tell(
          'Un héros et un garde peuvent maintenant entrer sur la même tuile, quel que soit celui qui bouge. Le héros se fait attraper, et tous deux vont dans la salle de garde\u00a0: sur la case héros et la case garde.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Tant que la 25* n’est pas dans le centre commercial, tous deux sont mis de côté. Rien ne peut leur arriver. Ils entrent en jeu avec la tuile.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Deux héros prisonniers en même temps, et vous perdez. Un héros est prisonnier s’il est mis de côté après avoir été attrapé, ou s’il est sur la 25*, peu importe comment il y est arrivé. Deux héros attrapés d’un coup comptent aussi.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Quand c’est le tyrannœil ou le détecteur qui attrape un héros, le héros y va seul. Un garde déjà dans la salle retourne sur la case garde.',
          'R-54',
        ),
        tell('Un héros prisonnier n’est pas sur un objet\u00a0: le vol doit donc attendre.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Sortir de la salle de garde',
      scene: 'guard_room',
      caption: 'Le garde est à la machine à café. Le nain fait le tour jusqu’à la porte, et quelqu’un est sur un code.',
      paragraphs: [
        tell(
          'Ce qui marche pour un héros dans la salle de garde\u00a0: les déplacements, la porte avec un code, et un conduit ou une brèche placés de l’extérieur. Ce qui ne marche pas\u00a0: le vortex, l’échange et la téléportation. La forme spectrale ne traverse pas ses murs, l’invisibilité ne cache personne, et le nain et le barbare ne peuvent rien placer de l’intérieur.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Il y a donc trois façons de sortir\u00a0: la porte blindée avec un code, un conduit de l’extérieur vers la salle, ou une brèche de l’extérieur vers la salle.',
          'M5-8',
        ),
        tell('Le garde barre la route. Mettez-le sur la machine à café, et le héros prisonnier peut passer.', 'M5-7'),
        tell(
          'Le garde ne peut pas partir tant qu’un héros est dans la salle, même par un conduit, une brèche, un sort ou la salle de contrôle. Il peut quand même devenir une grenouille.',
          'M5-4',
          'R-53',
        ),
        tell('La case héros et la case garde marchent même sous un conduit ou une brèche.', 'R-58'),
        tell(
          'Sans ce module, la tuile 25* est une tuile ordinaire\u00a0: la forme spectrale traverse ses murs, tous les sorts y marchent, et sa porte blindée reste une porte blindée.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'La salle de garde à chaque retournement',
      paragraphs: [
        tell('S’il y a un héros dans la salle, le héros et le garde retournent sur leurs cases.', 'M5-9'),
        tell(
          'Ensuite, le héros prisonnier est sur la case héros, et aucun garde n’y est, quel que soit leur nombre dans la salle\u00a0: l’un va sur la case garde, les autres sur les cases libres les plus proches.',
          'R-94',
        ),
        tell(
          'S’il y a un garde mais pas de héros dans la salle, le garde sort sur la première case vide devant la porte blindée, peu importe qui se trouve sur cette tuile. Un héros qui s’y trouve se fait attraper.',
          'M5-11',
        ),
        tell(
          'C’est la case qui touche la porte, ou la case vide la plus proche sur cette tuile. S’il n’y a pas de tuile là, le garde reste à l’intérieur. Si quelqu’un se fait attraper, tous deux rentrent aussitôt.',
          'R-55',
        ),
        tell(
          'Après cela, les conduits et les brèches sur la tuile de la salle de garde sont défaussés, même s’il n’y en a qu’un bout ou qu’une moitié.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Portes blindées et codes',
      scene: 'door',
      caption: 'Le barbare est sur le code, et le nain passe jusqu’à la sortie orange.',
      paragraphs: [
        tell(
          'Tant qu’un héros est sur une case de code en service (7*, 8*, 9*, 12*, 26*, 29*), un autre héros peut passer n’importe quelle porte blindée dans le sens de sa flèche rouge. Ensuite, la case de code est hors service, sous le héros.',
          'M5-CODE-1',
        ),
        tell('Un code, un héros, un passage. Le héros sur le code ne peut pas être celui qui passe.', 'R-59'),
        tell(
          'Dans le sens d’une flèche blanche, tout le monde passe librement. Là où il n’y a pas de flèche, personne ne passe jamais.',
          'M5-CODE-2',
        ),
        tell('Un garde ne peut pas utiliser de code.', 'M5-CODE-3'),
        tell(
          'S’il y a plusieurs codes, tu peux en choisir un. Sinon, c’est d’abord un sort Code qui sert, puis le plus petit numéro de tuile.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Sortie verrouillée',
      paragraphs: [
        tell('La tuile 12* remplace la tuile 12. Devant la sortie orange, il y a une porte blindée à code.', 'M6-1'),
      ],
    },
    {
      id: 'm7',
      title: '7. Plans',
      scene: 'map',
      caption: 'L’elfe est sur le plan, en haut, et une tuile apparaît au bord vert, en bas.',
      paragraphs: [
        tell(
          'Quand un héros est amené sur un plan (26*, 29*), la personne qui explore peut explorer depuis toutes les cases d’exploration de la couleur de ce héros comme s’il y était, y compris celles des tuiles découvertes ainsi.',
          'M7-1',
        ),
        tell(
          'L’utilisation d’un plan commence à la première tuile, tout de suite ou plus tard. Elle finit quand le héros part, ou quand la personne qui explore le fait d’une autre façon ou utilise une autre action. Le plan est alors hors service. Les retournements, le passage de l’action Explorer à quelqu’un d’autre, les pouvoirs et les jetons n’y mettent pas fin. Un plan qui n’a ajouté aucune tuile n’est pas utilisé.',
          'M7-2',
          'R-41',
        ),
        tell('Explorer avec l’elfe grâce à un plan ne permet pas de parler.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Auto-exploration',
      paragraphs: [
        tell(
          'La personne qui explore peut explorer depuis une case d’auto-exploration (2*, 10*, 11*, 12*, 26*, 28*, 29*) à tout moment, sans héros dessus.',
          'M7-4',
        ),
        tell(
          'Pour les boules de cristal et la télékinésie, elle compte comme une case d’exploration inutilisée. Elle n’a pas de couleur pour les plans, ne permet jamais de parler, et n’importe quel pion peut s’y tenir. Son côté est ouvert\u00a0: un passage peut donc s’y former même sans ce module.',
          'R-43',
        ),
        tell(
          'On peut jouer avec les plans seuls ou l’auto-exploration seule. Dans tous les cas, cela compte pour une aide.',
          'M7-5',
        ),
        tell(
          'Si on peut explorer un endroit de plusieurs façons, c’est la première de cette liste qui sert\u00a0: un plan ou une boule entamés, un héros de cette couleur, l’auto-exploration, un plan encore neuf, une boule encore neuve.',
          'R-40',
        ),
        tell(
          'Avec une pioche vide, plans, boules et auto-exploration ne font rien, et rien n’est utilisé. La télékinésie marche encore.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Tyrannœil',
      scene: 'beholder',
      caption: 'Le tyrannœil flotte au-dessus de la tuile 7*. Personne n’y entre tant qu’on ne l’a pas éloigné.',
      paragraphs: [
        tell(
          'La tuile 7* remplace la tuile 7, et la 27* s’ajoute. Le tyrannœil attend sur la tuile Vol et apparaît avec la 7*. Il est sur une tuile, pas sur une case.',
          'M8-1',
        ),
        tell(
          'Aucun héros ne peut jamais être sur sa tuile, même pour la traverser. Sans la salle de garde, tout ce qui y mènerait est refusé. Avec elle, le héros se fait attraper, et le tyrannœil reste.',
          'M8-2',
        ),
        tell(
          'Tant qu’un héros est sur une case de commande (27*), la personne qui a cette direction peut y déplacer le tyrannœil d’une tuile, qu’il y ait ou non un passage entre les tuiles.',
          'M8-3',
        ),
        tell(
          'Il n’entre jamais sur la tuile d’un garde ni dans la salle de garde, et aucun garde n’entre sur la sienne.',
          'M8-4',
        ),
      ],
    },
    {
      id: 'm9',
      title: '9. Télékinésie',
      scene: 'telekinesis',
      caption: 'L’elfe est au bord est\u00a0: la tuile 5 quitte le nord et vient là.',
      paragraphs: [
        tell(
          'Il y a deux jetons. Tant que l’elfe est sur une case d’exploration inutilisée, quelle que soit sa couleur, n’importe qui peut en dépenser un\u00a0: une tuile du centre commercial y est déplacée et placée comme si on venait de l’explorer.',
          'M9-1',
        ),
        tell(
          'La tuile ne peut pas être la tuile 1, et elle doit être vide\u00a0: ni pion, ni grenouille, ni tyrannœil, ni détecteur, ni jeton Hors service, ni conduit, ni brèche. Un garde qui mange ne compte pas et voyage avec le restaurant.',
          'M9-2',
          'R-68',
        ),
        tell(
          'Le centre commercial doit rester d’un seul tenant\u00a0: chaque tuile partage un côté avec le reste. Vous pouvez couper des chemins, à vos risques et périls.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Cela marche avec une pioche vide, après le vol, et pour la 8* et la 25*, mais pas tant qu’une tuile piochée attend. Cela ne permet pas de parler. Un côté qui a perdu sa voisine peut être exploré à nouveau.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Gardes en renfort',
      paragraphs: [
        tell(
          'Une, deux ou trois des tuiles 2*, 10* et 11* remplacent la 2, la 10 et la 11. Pour chacune, un garde de plus attend sur la tuile Vol. Le module 1 n’est pas nécessaire.',
          'M11-1',
        ),
        tell(
          'Quand la tuile Vol est retournée, ils apparaissent sur les cases de renfort de ces tuiles, si elles sont dans le centre commercial. Les gardes sans case sont défaussés. Les autres sont des gardes ordinaires.',
          'M11-2',
        ),
        tell('Aucun garde ne peut entrer sur la tuile d’un autre garde, ni la traverser.', 'M11-3'),
        tell(
          'Ils apparaissent même sur la tuile d’un garde. Si leur case est prise, ils apparaissent sur la case vide la plus proche\u00a0: le moins de pas pour un garde, brèches ouvertes et sans tenir compte des pions. S’il y en a plusieurs à égale distance, n’importe qui choisit, avant toute autre chose. (Dans les autres cas, c’est la plus au nord, puis la plus à l’ouest.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Un garde qui apparaît, revient ou sort le fait même là où il y a un autre garde, le tyrannœil ou le détecteur. Ensuite, les interdictions habituelles s’appliquent.',
          'R-78',
        ),
        tell(
          'Si un héros se fait attraper alors qu’un garde est sur la tuile de la salle de garde, le héros y va seul. Le garde qui l’a attrapé reste où il est, et celui de la salle retourne sur la case garde.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Salle de contrôle',
      scene: 'control_room',
      caption:
        'Le barbare est dans la salle de contrôle\u00a0: on peut mettre le garde sur n’importe quel vortex jaune libre.',
      paragraphs: [
        tell(
          'Il faut la tuile 28* et une tuile à code (7*, 8*, 9*, 26* ou 29*)\u00a0: la salle de contrôle est derrière une porte blindée.',
          'M12-1',
        ),
        tell(
          'Tant qu’un héros y est, la personne qui a le vortex peut envoyer n’importe quel garde sur n’importe quel vortex libre de la couleur de ce héros, autant de fois qu’elle veut, même après le vol.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Détecteur',
      scene: 'sensor',
      caption: 'Le détecteur couvre six cases, dont l’entrée. Il faut quelqu’un aux commandes pour le tourner.',
      paragraphs: [
        tell(
          'La tuile 6* remplace la tuile 6, et la 29* s’ajoute. Le détecteur attend sur la tuile Vol et apparaît avec la 6*, tourné dans la direction imprimée.',
          'M13-1',
        ),
        tell(
          'Aucun pion ne peut entrer sur les six cases qu’il couvre, ni les traverser, d’aucune façon. Le reste de la tuile est libre.',
          'M13-2',
        ),
        tell(
          'Tant qu’un héros est aux commandes du détecteur (29*), n’importe qui peut lui faire faire un quart de tour, dans un sens ou dans l’autre, s’il n’y a pas de pion sur une case qu’il couvrirait alors.',
          'M13-3',
        ),
        tell(
          'Avec la salle de garde en jeu, il peut se tourner vers un héros, qui va alors sur la case héros de la salle. Un garde l’arrête toujours.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

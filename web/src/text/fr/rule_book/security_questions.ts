import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Questions sur l’extension',
  lead: 'Ce qu’on se demande quand les lumières s’allument.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Qui déplace les gardes\u202f?',
      paragraphs: [
        tell(
          'Vous. Avec la bonne flèche, on peut déplacer un garde exactement comme un héros. Ils ne bougent jamais d’eux-mêmes.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Un héros peut-il couper par un coin de la tuile du garde\u202f?',
      paragraphs: [
        tell('Non. Toute la tuile est surveillée, et la traverser ne vaut pas mieux que s’y arrêter.', 'M1-2', 'R-1'),
      ],
    },
    {
      id: 'q_guard_block',
      title: 'Peut-on garer un garde sur un objet ou une sortie\u202f?',
      paragraphs: [tell('Oui. Il ne déclenche rien, mais personne d’autre ne peut s’y tenir.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: 'Un garde sur une case sablier retourne-t-il le sablier\u202f?',
      paragraphs: [tell('Non. Seuls les héros déclenchent quelque chose.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: 'Utiliser un jeton met-il fin à la discussion\u202f?',
      paragraphs: [
        tell(
          'Les jetons antistress, non. Placer un conduit ou une brèche, la télékinésie et les sorts, oui\u00a0: ce sont des actions.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'Les tuiles Action passent-elles après le jeton Sablier\u202f?',
      paragraphs: [
        tell(
          'Oui. Les sorts finissent, et la salle de garde est remise en ordre. C’est un retournement comme les autres.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Faut-il une action pour prendre un conduit\u202f?',
      paragraphs: [
        tell(
          'Non. N’importe qui peut déplacer un héros d’un bout à l’autre. Mais cela met fin à la discussion.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'Et si un bout est sur une case sablier\u202f?',
      paragraphs: [
        tell(
          'Alors ce n’en est plus une tant que le conduit est là. Y arriver ne retourne rien, et les caméras n’y trouvent rien à redire.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Peut-on se débarrasser d’une brèche\u202f?',
      paragraphs: [tell('Faites-y passer un garde\u00a0: elle disparaît.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'On libère un héros et un autre se fait attraper. Est-ce perdu\u202f?',
      paragraphs: [tell('Oui, si le premier est encore sur la 25* ou mis de côté à ce moment-là.', 'M5-6', 'R-51')],
    },
    {
      id: 'q_captive_shaft',
      title: 'Le nain prisonnier peut-il placer un conduit pour sortir\u202f?',
      paragraphs: [
        tell(
          'Non. Un conduit doit être placé de l’extérieur\u00a0: il n’aide donc que si c’est un autre héros qui est prisonnier. Pour libérer le nain, il faut un code ou une brèche.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Un héros se fait-il attraper si sa sortie est sur la tuile d’un garde\u202f?',
      paragraphs: [tell('Oui, dès la première case de cette tuile. La surveillance passe avant la sortie.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: 'Le héros sur la case de code peut-il partir une fois que quelqu’un a passé la porte\u202f?',
      paragraphs: [
        tell(
          'Oui. Il doit seulement y être au moment précis du passage. Après, la case de code est hors service.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Faut-il un code pour ressortir\u202f?',
      paragraphs: [
        tell(
          'Regardez les flèches\u00a0: blanche, c’est libre. On quitte le sablier et la salle de contrôle de la 28* sans code.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Peut-on agir pendant que quelqu’un utilise un plan\u202f?',
      paragraphs: [
        tell('Oui. Seule la personne qui explore ne peut rien faire d’autre, et le héros doit rester.', 'M7-2', 'R-41'),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'Le tyrannœil a-t-il besoin d’un passage pour bouger\u202f?',
      paragraphs: [tell('Non. Il va sur la tuile voisine, murs ou pas, s’il y en a une.', 'M8-3')],
    },
    {
      id: 'q_beholder_exit',
      title: 'Le tyrannœil peut-il rester pour de bon au-dessus d’une tuile à sortie\u202f?',
      paragraphs: [
        tell('Tant que personne ne le déplace. Les héros déjà dehors n’ont plus à s’en soucier.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Peut-on déplacer une tuile où il y a un garde\u202f?',
      paragraphs: [tell('Non, la tuile doit être vide. Un garde qui mange est la seule exception.', 'M9-2', 'R-68')],
    },
    {
      id: 'q_lift_cut',
      title: 'La télékinésie peut-elle isoler des héros\u202f?',
      paragraphs: [
        tell('Oui, tant que toutes les tuiles restent reliées. Personne ne vous protégera de vous-mêmes.', 'M9-3'),
      ],
    },
    {
      id: 'q_spell_mage',
      title: 'La magicienne doit-elle être tout près pour lancer un sort\u202f?',
      paragraphs: [
        tell('Non. N’importe qui peut le lancer, d’où que ce soit, même si la magicienne est déjà dehors.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title:
        'Le sablier est retourné pendant que la magicienne est invisible sur la tuile d’un garde. Que se passe-t-il\u202f?',
      paragraphs: [
        tell(
          'Le sort finit avec le retournement, et la magicienne se fait attraper. Sans la salle de garde, vous perdez.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Un héros peut-il s’arrêter sur une grenouille\u202f?',
      paragraphs: [
        tell(
          'Oui. Mais gare au retournement\u00a0: le garde revient juste là, ou sur la case vide la plus proche.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'On trouve une tuile de renfort après le vol. Son garde vient-il\u202f?',
      paragraphs: [tell('Non. Les gardes sans case au moment du vol sont défaussés.', 'M11-2')],
    },
    {
      id: 'q_sensor_stand',
      title: 'Le détecteur bloque-t-il toute la tuile\u202f?',
      paragraphs: [tell('Non, seulement six cases. Les autres sont ouvertes à tous.', 'M13-2')],
    },
  ],
};
export default security_questions;

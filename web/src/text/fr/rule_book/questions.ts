import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Questions et réponses',
  lead: 'Ce qu’on se demande en pleine partie, quand personne n’a le droit de répondre.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Un héros peut-il s’arrêter sur une case d’une autre couleur\u202f?',
      paragraphs: [
        tell(
          'Oui, sur n’importe quelle case de couloir. Il ne peut simplement pas utiliser ce qui est aux autres.',
          'B-MOVE-8',
        ),
      ],
    },
    {
      id: 'q_token',
      title: 'Un héros peut-il s’arrêter sur un jeton Hors service\u202f?',
      paragraphs: [tell('Oui. C’est alors une case ordinaire, et il ne se passe rien.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Deux héros peuvent-ils se croiser dans un couloir étroit\u202f?',
      paragraphs: [
        tell(
          'Pas directement. On ne traverse personne\u00a0: l’un des deux doit s’écarter, ou prendre le vortex.',
          'B-MOVE-2',
        ),
      ],
    },
    {
      id: 'q_stop',
      title: 'Puis-je arrêter un héros que quelqu’un d’autre déplace\u202f?',
      paragraphs: [
        tell(
          'Non. La personne qui déplace le héros décide où il s’arrête. Tu peux le faire repartir ensuite.',
          'B-ACT-3',
          'R-4',
        ),
      ],
    },
    {
      id: 'q_undo',
      title: 'J’ai avancé d’une case de trop. Puis-je revenir en arrière\u202f?',
      paragraphs: [
        tell('Non. Si tu n’as pas la direction opposée, il faut que quelqu’un d’autre s’en aperçoive.', 'B-ACT-5'),
      ],
    },
    {
      id: 'q_vortex_start',
      title: 'Faut-il être sur un vortex pour en prendre un\u202f?',
      paragraphs: [
        tell(
          'Non, cela marche de partout. Il n’y a que dans le scénario 13 que le héros doit partir d’un vortex.',
          'B-VORTEX-2',
          'S13-4',
        ),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Le vortex marche-t-il pendant la fuite\u202f?',
      paragraphs: [tell('Non. Le vol le coupe pour de bon. Prévoyez votre chemin avant de voler.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: 'Un héros peut-il prendre un passage d’une autre couleur\u202f?',
      paragraphs: [
        tell(
          'Oui, une fois qu’il est exploré. La couleur compte pour explorer, pas pour marcher.',
          'B-MOVE-4',
          'B-EXPL-7',
        ),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Une nouvelle tuile en touche une autre. Est-ce un passage\u202f?',
      paragraphs: [
        tell(
          'Si les deux côtés y sont ouverts, oui, même si personne n’y a exploré. Si l’un des deux est un mur, c’est une impasse.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Plusieurs héros peuvent explorer. Qui décide où va la tuile\u202f?',
      paragraphs: [
        tell(
          'La personne qui explore, après avoir vu la tuile. Les héros ne bougent pas jusque-là.',
          'B-EXPL-3',
          'R-7',
        ),
      ],
    },
    {
      id: 'q_no_fit',
      title: 'Et si une tuile piochée ne va nulle part\u202f?',
      paragraphs: [
        tell(
          'C’est impossible. On ne peut piocher que s’il y a un endroit pour elle, et toutes les tuiles vont partout. Si son dernier endroit disparaît, la tuile retourne sur la pioche.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Faut-il retourner le sablier le plus tôt possible\u202f?',
      paragraphs: [
        tell(
          'Mieux vaut éviter. Un retournement vous rend le sable déjà écoulé\u00a0: trop tôt, il vous en laisse très peu. En revanche, vous pouvez parler.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Peut-on s’arrêter sur une case sablier sans retourner le sablier\u202f?',
      paragraphs: [
        tell(
          'Non. S’y arrêter retourne le sablier, qu’on le veuille ou non, sauf si la case est hors service.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Peut-on utiliser deux fois une case sablier\u202f?',
      paragraphs: [tell('Non. Quatre cases, quatre retournements au plus.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'On parle. Qu’est-ce qui y met fin\u202f?',
      paragraphs: [
        tell(
          'La première action, de qui que ce soit. Pas les regards, ni le pion rouge, ni la tuile Vol, ni les déplacements refusés.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'Le sable s’arrête-t-il pendant qu’on parle\u202f?',
      paragraphs: [tell('Non. Parlez aussi longtemps que vous voulez, et que le sable le permet.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'Combien de fois peut-on parler grâce à l’elfe\u202f?',
      paragraphs: [
        tell(
          'Chaque fois que vous explorez une tuile avec l’elfe sur une case verte, à partir du scénario 4.',
          'S4-2',
          'R-9',
        ),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Les deux tuiles d’une boule de cristal doivent-elles venir d’un coup\u202f?',
      paragraphs: [
        tell(
          'La première peut attendre tant que la magicienne reste. La seconde doit être piochée avant que la magicienne bouge et avant que la personne qui explore fasse autre chose. Une fois piochée, elle n’est pas perdue\u00a0: elle attend d’être placée.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Une seule caméra, est-ce un problème\u202f?',
      paragraphs: [tell('Pas encore. Une caméra en marche ne bloque rien. Deux, si.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Un héros est déjà sur une case sablier quand la deuxième caméra apparaît. Et maintenant\u202f?',
      paragraphs: [
        tell(
          'Il peut rester, et il peut partir. Personne d’autre ne peut aller sur l’une d’elles avant qu’une caméra soit éteinte.',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_steal_who',
      title: 'Qui s’occupe du vol\u202f?',
      paragraphs: [
        tell(
          'N’importe qui. Il ne faut ni action ni tuile Action, mais quelqu’un doit le faire.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Un héros peut-il attendre sur sa sortie avant le vol\u202f?',
      paragraphs: [
        tell(
          'Il peut s’y arrêter, mais il doit revenir\u00a0: pour le vol, les quatre doivent être sur leur objet.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'Dans quel sens passent les tuiles Action\u202f?',
      paragraphs: [tell('Vers la gauche, dans le sens horaire, de place en place, à partir du scénario 3.', 'S3-1')],
    },
  ],
};
export default questions;

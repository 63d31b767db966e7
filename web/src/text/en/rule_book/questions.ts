import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Questions and answers',
  lead: 'What people wonder in the middle of a game, when nobody may answer.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Can a hero stop on a space of another colour?',
      paragraphs: [tell('Yes, on any corridor space. It just can’t use what belongs to the others.', 'B-MOVE-8')],
    },
    {
      id: 'q_token',
      title: 'Can a hero stop on an out-of-order token?',
      paragraphs: [tell('Yes. It’s just an ordinary space then, and nothing happens.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Can two heroes in a narrow corridor swap places?',
      paragraphs: [
        tell('Not directly. Nobody can pass anyone: one of them has to make way, or take the vortex.', 'B-MOVE-2'),
      ],
    },
    {
      id: 'q_stop',
      title: 'Can I stop a hero someone else is moving?',
      paragraphs: [
        tell('No. Whoever moves the hero decides where it stops. You can move it on afterwards.', 'B-ACT-3', 'R-4'),
      ],
    },
    {
      id: 'q_undo',
      title: 'I moved one space too far. Can I take it back?',
      paragraphs: [
        tell('No. If you don’t have the opposite direction yourself, someone else has to notice.', 'B-ACT-5'),
      ],
    },
    {
      id: 'q_vortex_start',
      title: 'Does a hero have to be on a vortex to use one?',
      paragraphs: [
        tell(
          'No, it works from anywhere. Only in scenario 13 does the hero have to start on one.',
          'B-VORTEX-2',
          'S13-4',
        ),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Does the vortex work during the escape?',
      paragraphs: [tell('No. The theft turns it off for good. Plan your way out before you steal.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: 'Can a hero walk through a passage of another colour?',
      paragraphs: [
        tell('Yes, once it’s explored. The colour matters for exploring, not for walking.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'A new tile touches an older one. Is that a passage?',
      paragraphs: [
        tell(
          'If both sides are open there, yes, even though nobody explored it. If one side is a wall, it’s a dead end.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Several heroes are ready to explore. Who decides where the tile goes?',
      paragraphs: [tell('Whoever explores, after seeing the tile. The heroes stay put until then.', 'B-EXPL-3', 'R-7')],
    },
    {
      id: 'q_no_fit',
      title: 'What if a drawn tile fits nowhere?',
      paragraphs: [
        tell(
          'That can’t happen. You can only draw when there’s a place for it, and every tile fits everywhere. If its last place disappears, the tile goes back on the deck.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Should we flip the timer as soon as possible?',
      paragraphs: [
        tell(
          'Better not. A flip gives you the sand that has already run through, so an early flip leaves you very little. But then again, you may talk.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Can we stop on a timer space without flipping?',
      paragraphs: [
        tell(
          'No. Stopping there flips the timer, whether you like it or not, unless the space is out of order.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Can we use a timer space twice?',
      paragraphs: [tell('No. Four spaces, four flips at most.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'We’re talking. What ends it?',
      paragraphs: [
        tell(
          'Anyone’s first action. Staring, the red pawn, flipping the theft tile and refused moves don’t.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'Does the sand stop while we talk?',
      paragraphs: [tell('No. Talk for as long as you like, and as long as you can afford.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'How often can the elf let us talk?',
      paragraphs: [
        tell('Each time you explore a tile with the elf on a green space, from scenario 4 on.', 'S4-2', 'R-9'),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Do both tiles of a crystal ball have to come at once?',
      paragraphs: [
        tell(
          'The first can wait as long as the mage stays. The second has to be drawn before the mage moves and before the explorer does anything else. Once drawn, it isn’t lost: it waits until it’s placed.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Is a single camera a problem?',
      paragraphs: [tell('Not yet. One working camera blocks nothing. Two do.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'A hero is already on a timer space when the second camera appears. What now?',
      paragraphs: [tell('It can stay and it can leave. Nobody else can enter one until a camera is off.', 'R-2')],
    },
    {
      id: 'q_steal_who',
      title: 'Whose job is the theft?',
      paragraphs: [
        tell('Anyone’s. It needs no action and no action tile, but someone has to do it.', 'B-THEFT-1', 'B-THEFT-2'),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Can a hero wait on its exit before the theft?',
      paragraphs: [
        tell(
          'It can stop there, but it has to come back: for the theft, all four must be on their items.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'Which way do action tiles move?',
      paragraphs: [tell('To the left, clockwise from seat to seat, from scenario 3 on.', 'S3-1')],
    },
  ],
};
export default questions;

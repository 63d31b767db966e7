import { tell, type Chapter } from '../book';

const questions: Chapter = {
  id: 'questions',
  title: 'Questions and answers',
  lead: 'What people ask in the middle of a game, when nobody may answer.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'May a hero stand on a space of another colour?',
      paragraphs: [tell('Yes, on every corridor space. It just cannot use what belongs to others.', 'B-MOVE-8')],
    },
    {
      id: 'q_token',
      title: 'May a hero stand on an out-of-order token?',
      paragraphs: [tell('Yes. The space is then an ordinary space, and nothing happens.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Can two heroes in a narrow corridor swap places?',
      paragraphs: [
        tell('Not directly. Nobody passes anybody; one of them has to make way, or take the vortex.', 'B-MOVE-2'),
      ],
    },
    {
      id: 'q_stop',
      title: 'May I stop a hero whom somebody else is moving?',
      paragraphs: [tell('No. Whoever moves decides where it ends. You may move it on afterwards.', 'B-ACT-3', 'R-4')],
    },
    {
      id: 'q_undo',
      title: 'I moved one space too far. Can I take that back?',
      paragraphs: [
        tell('No. If you do not have the opposite direction yourself, somebody else has to notice.', 'B-ACT-5'),
      ],
    },
    {
      id: 'q_vortex_start',
      title: 'Must a hero stand on a vortex to use one?',
      paragraphs: [
        tell('No, it works from everywhere. Only scenario 13 wants it to start on one.', 'B-VORTEX-2', 'S13-4'),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Does the vortex work during the escape?',
      paragraphs: [tell('No. The theft switches it off for good. Plan the way out before you steal.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: 'May a hero walk through a passage of another colour?',
      paragraphs: [
        tell('Yes, once it is explored. The colour matters for exploring, not for walking.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'A new tile touches an older one. Is that a passage?',
      paragraphs: [
        tell(
          'If both sides are open there, yes, although nobody explored it. If one side is a wall, it is a dead end.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Several heroes are ready to explore. Who decides where the tile goes?',
      paragraphs: [
        tell('Whoever explores, after seeing the tile. The heroes stay put until then.', 'B-EXPL-3', 'R-7'),
      ],
    },
    {
      id: 'q_no_fit',
      title: 'What if a drawn tile fits nowhere?',
      paragraphs: [
        tell(
          'That cannot happen: a place has to be there before you draw, and every tile fits every place. If its last place vanishes, the tile goes back on the deck.',
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
          'Rather not. A flip gives you the sand that has already run through, so an early flip leaves you little. But then, you may talk.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'May we enter a timer space without flipping?',
      paragraphs: [tell('No. Stopping there flips it, wanted or not, unless it is out of order.', 'B-TIME-2', 'R-6')],
    },
    {
      id: 'q_flip_again',
      title: 'Can a timer space be used twice?',
      paragraphs: [tell('No. Four spaces, four flips at most.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'We are talking. What ends it?',
      paragraphs: [
        tell(
          'The first action of anybody. Staring, the red pawn, flipping the theft tile and refused moves do not.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'Does the sand wait while we talk?',
      paragraphs: [tell('No. Talk as long as you like, and as long as you can afford.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'How often can the elf let us talk?',
      paragraphs: [
        tell('Each time a tile is explored with the elf on a green space, from scenario 4 on.', 'S4-2', 'R-9'),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Must both tiles of a crystal ball come at once?',
      paragraphs: [
        tell(
          'The first can wait as long as the mage stays. The second must be drawn before she moves and before the explorer does anything else. Once it is drawn it is not lost: it waits until it is placed.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Is a single camera a problem?',
      paragraphs: [
        tell('Not yet. One working camera closes nothing; the second one does.', 'S6-2'),
      ],
    },
    {
      id: 'q_camera_there',
      title: 'A hero already stands on a timer space when the second camera appears. What now?',
      paragraphs: [tell('It may stay and it may leave. Nobody may enter one until a camera is off.', 'R-2')],
    },
    {
      id: 'q_steal_who',
      title: 'Whose job is the theft?',
      paragraphs: [
        tell('Anybody’s. It needs no action and no action tile, but somebody has to do it.', 'B-THEFT-1', 'B-THEFT-2'),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'May a hero wait on its exit before the theft?',
      paragraphs: [
        tell(
          'It may stand there, but it has to come back: for the theft all four must be on their items.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'To which side do action tiles pass?',
      paragraphs: [tell('To the left, clockwise around the ring of seats, from scenario 3 on.', 'S3-1')],
    },
  ],
};
export default questions;

import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Questions about the expansion',
  lead: 'What people wonder when the lights come on.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Who moves the guards?',
      paragraphs: [
        tell(
          'You do. Anyone with the right arrow can move a guard, just like a hero. They never move by themselves.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Can a hero cut across a corner of the guard’s tile?',
      paragraphs: [tell('No. The whole tile is watched, and passing through is as bad as stopping.', 'M1-2', 'R-1')],
    },
    {
      id: 'q_guard_block',
      title: 'Can we park a guard on an item or an exit?',
      paragraphs: [tell('Yes. It triggers nothing, but nobody else can stand there.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: 'Does a guard on a sand timer space flip the timer?',
      paragraphs: [tell('No. Only heroes trigger things.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: 'Does using a token end the talking?',
      paragraphs: [
        tell(
          'Anti-stress tokens don’t. Placing a shaft or a breach, telekinesis and spells do: they’re actions.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'Do action tiles move after the sand timer token?',
      paragraphs: [
        tell('Yes. Spells end and the guard room is reset too: it’s a flip like any other.', 'R-35', 'M2-2'),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Do we need an action to use a shaft?',
      paragraphs: [
        tell('No. Anyone can move a hero from one end to the other. It ends the talking, though.', 'M3-2', 'R-26'),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'What if one end is on a sand timer space?',
      paragraphs: [
        tell(
          'Then it isn’t a sand timer space as long as the shaft is there. Arriving flips nothing, and cameras don’t mind.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Can we get rid of a breach?',
      paragraphs: [tell('Move a guard through it. That uses it up.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'A captive is being freed and another hero is caught. Have we lost?',
      paragraphs: [tell('Yes, if the first is still on 25* or set aside at that moment.', 'M5-6', 'R-51')],
    },
    {
      id: 'q_captive_shaft',
      title: 'Can the dwarf, as a captive, place a shaft to get out?',
      paragraphs: [
        tell(
          'No. A shaft has to be placed from outside, so it only helps when another hero is the captive. To free the dwarf, use a code or a breach.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Is a hero caught when its exit is on a guard’s tile?',
      paragraphs: [tell('Yes, on the first space of that tile. Being watched comes before the exit.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: 'Can the hero on the code space leave once someone has gone through the door?',
      paragraphs: [
        tell(
          'Yes. A hero only has to be there at the very moment someone goes through. After that, the code space is out of order.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Do we need a code to get out again?',
      paragraphs: [
        tell(
          'Look at the arrows: white means free. You can leave the timer and the control room on 28* without a code.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Can others act while a map is in use?',
      paragraphs: [
        tell('Yes, all of them. Only the explorer can’t do anything else, and the hero has to stay.', 'M7-2', 'R-41'),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'Does the beholder need a passage to move?',
      paragraphs: [tell('No. It moves to the next tile, walls or not, if there is one.', 'M8-3')],
    },
    {
      id: 'q_beholder_exit',
      title: 'Can the beholder stay over an exit tile for good?',
      paragraphs: [
        tell('As long as nobody moves it. Heroes who are already out don’t have to worry about it.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Can we move a tile with a guard on it?',
      paragraphs: [tell('No, the tile has to be empty. A guard at a meal is the only exception.', 'M9-2', 'R-68')],
    },
    {
      id: 'q_lift_cut',
      title: 'Can telekinesis cut heroes off?',
      paragraphs: [tell('Yes, as long as all tiles stay connected. Nobody will save you from yourselves.', 'M9-3')],
    },
    {
      id: 'q_spell_mage',
      title: 'Does the mage have to be nearby to cast a spell?',
      paragraphs: [tell('No. Anyone can cast it, from anywhere, even when the mage is already out.', 'R-70')],
    },
    {
      id: 'q_spell_flip',
      title: 'We flip the timer while the mage is invisible on a guard’s tile. What happens?',
      paragraphs: [
        tell(
          'The spell ends with the flip, and the mage is caught. Without the guard room, you lose.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Can a hero stop on a frog?',
      paragraphs: [
        tell(
          'Yes. But watch out for the flip: the guard comes back right there, or on the nearest empty space.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'We find a reinforcement tile after the theft. Does its guard come?',
      paragraphs: [tell('No. Guards without a space at the time of the theft are out of the game.', 'M11-2')],
    },
    {
      id: 'q_sensor_stand',
      title: 'Does the sensor block the whole tile?',
      paragraphs: [tell('No, just six spaces. Everyone can use the others.', 'M13-2')],
    },
  ],
};
export default security_questions;

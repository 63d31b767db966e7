import { tell, type Chapter } from '../book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Questions about the expansion',
  lead: 'What people ask when the lamps go on.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Who moves the guards?',
      paragraphs: [
        tell(
          'You do. Anybody with the arrow may move a guard, just like a hero. They never move by themselves.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'May a hero cut across a corner of the guard’s tile?',
      paragraphs: [
        tell('No. The whole tile is watched, and passing is as bad as stopping.', 'M1-2', 'R-1'),
      ],
    },
    {
      id: 'q_guard_block',
      title: 'May we park a guard on an item or an exit?',
      paragraphs: [
        tell('Yes. It sets nothing off, but nobody else can stand there.', 'M1-4'),
      ],
    },
    {
      id: 'q_guard_timer',
      title: 'Does a guard on a sand timer flip it?',
      paragraphs: [
        tell('No. Only heroes set things off.', 'M1-4'),
      ],
    },
    {
      id: 'q_token_talk',
      title: 'Does using a token end the talk?',
      paragraphs: [
        tell(
          'Anti-stress tokens do not. Laying a shaft or a breach, telekinesis and spells do: they are actions.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'After the sand timer token, do action tiles pass?',
      paragraphs: [
        tell('Yes, and spells end, and the guard room is put in order. It is a flip like any other.', 'R-35', 'M2-2'),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Do we need an action to take a shaft?',
      paragraphs: [
        tell('No. Anybody may move a hero from one end to the other. It ends the talk, though.', 'M3-2', 'R-26'),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'What if an end lies on a sand timer?',
      paragraphs: [
        tell(
          'Then it is none any more, as long as the end lies there. Arriving flips nothing, and cameras do not mind.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Can we get rid of a breach?',
      paragraphs: [
        tell('Lead a guard through it. That uses it up.', 'M4-2', 'R-67'),
      ],
    },
    {
      id: 'q_captive_second',
      title: 'A captive is being freed and another hero is caught. Lost?',
      paragraphs: [
        tell('Yes, if the first is still on 25* or set aside at that moment.', 'M5-6', 'R-51'),
      ],
    },
    {
      id: 'q_captive_shaft',
      title: 'May the dwarf, held captive, lay a shaft to get out?',
      paragraphs: [
        tell(
          'No. It has to be laid from outside, so somebody else must be the captive. The others can use a code or a breach for him.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Is a hero caught who reaches its exit on a guard’s tile?',
      paragraphs: [
        tell('Yes, at the first space of that tile. The watch comes before the exit.', 'R-47'),
      ],
    },
    {
      id: 'q_code_leave',
      title: 'May the hero on the code space leave after the door was passed?',
      paragraphs: [
        tell(
          'Yes. Only at the very moment of passing must somebody be on it. Afterwards it is out of order.',
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
          'Look at the arrows: white means free. The timer and the control room on 28* can be left without a code.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'May others act while a map is in use?',
      paragraphs: [
        tell(
          'Yes, all of them. Only the explorer must not do anything else, and the hero has to stay.',
          'M7-2',
          'R-41',
        ),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'Does the beholder need a passage to go on?',
      paragraphs: [
        tell('No. It goes to the tile next door, walls or not, if one lies there.', 'M8-3'),
      ],
    },
    {
      id: 'q_beholder_exit',
      title: 'May the beholder hover over an exit tile for good?',
      paragraphs: [
        tell('As long as nobody sends it on. Who is out already is out of its sight.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'May we move a tile with a guard on it?',
      paragraphs: [
        tell('No, the tile must be empty. A guard who eats is the one exception.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: 'May telekinesis cut heroes off?',
      paragraphs: [
        tell('Yes, as long as all tiles hang together. Nobody will save you from yourselves.', 'M9-3'),
      ],
    },
    {
      id: 'q_spell_mage',
      title: 'Must the mage be near to cast a spell?',
      paragraphs: [
        tell('No. Anybody casts, from anywhere; even when the mage is out already.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title: 'We flip while the mage is invisible on a guard’s tile. And now?',
      paragraphs: [
        tell(
          'The spell ends with the flip: the mage is caught, or without the guard room you have lost.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'May a hero stand on a frog?',
      paragraphs: [
        tell(
          'Yes. Mind the flip: the guard comes back right there, or on the nearest empty space.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'A reinforcement tile is found after the theft. Does its guard come?',
      paragraphs: [
        tell('No. Guards without a place at the theft are out of the game.', 'M11-2'),
      ],
    },
    {
      id: 'q_sensor_stand',
      title: 'Does the sensor bar the whole tile?',
      paragraphs: [
        tell('No, six spaces of it. The others are free to all.', 'M13-2'),
      ],
    },
  ],
};
export default security_questions;

import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'The modules',
  lead: 'One trick or one problem at a time, in the suggested order.',
  articles: [
    {
      id: 'm1',
      title: '1. Guard',
      scene: 'guard',
      caption: 'The guard watches all of tile 9*. The mage stays outside until someone moves the guard away.',
      paragraphs: [
        tell(
          'Tile 9* replaces tile 9. A guard waits on the theft tile and appears on the guard space when 9* is placed.',
          'M1-1',
        ),
        tell(
          'A guard watches the whole tile: no hero can enter or cross a tile with a guard, and no guard can enter or cross a tile with a hero. The guard room changes this.',
          'M1-2',
        ),
        tell(
          'You move guards like heroes, with the arrows and the escalator on your action tile. They can’t use the vortex, the dwarf’s openings or codes, but they can pass steel doors along white arrows.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Guards trigger nothing and explore nothing. They can stop on special spaces, and are in the way there like any other pawn.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Anti-stress tokens',
      paragraphs: [
        tell(
          'There are six tokens: one sand timer, two swaps and three loudspeakers. Anyone can use one at any time. Then it’s gone.',
          'M2-1',
        ),
        named('Sand timer', 'Flip the timer now, with all the effects of a flip.', 'M2-2'),
        named('Swap', 'Swap action tiles with another seat, which can’t refuse.', 'M2-3'),
        named('Loudspeaker', 'Everyone may talk, until the next action as usual.', 'M2-4'),
        tell(
          'A token or spell that would change nothing is refused, and you keep it: a loudspeaker while you may already talk, or a broom with nothing to sweep up.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Ventilation shafts',
      scene: 'shaft',
      caption: 'One end is under the dwarf, the other behind the walls of tile 8*. From now on, anyone can get in.',
      paragraphs: [
        tell(
          'There are two pairs, one square and one round. Anyone can place a pair at any time: one end under the dwarf, the other on an empty space in the mall.',
          'M3-1',
        ),
        tell(
          'Anyone can move a hero from one end to the other, if there’s no pawn there. This still works after the theft.',
          'M3-2',
        ),
        tell('A guard can go through too. Then the pair is gone.', 'M3-3'),
        tell('Once placed, a pair never moves. A special space under it becomes an ordinary one.', 'M3-4'),
        tell(
          'The dwarf and barbarian can place their tokens wherever they are in the mall, except on 25*. The other end needs an empty corridor space, which can also be on 8*, on 25* or behind a door.',
          'R-64',
        ),
        tell(
          'Only the symbol is covered. Walls, openings and escalators stay. You can’t explore from a covered edge, a covered camera doesn’t work, and a covered reinforcement space gets no guard. When the token goes, the symbol works again.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Wall breaches',
      scene: 'breach',
      caption: 'Half of it is under the barbarian, half behind the wall: now tile 8* has a door.',
      paragraphs: [
        tell(
          'There are three tokens. Anyone can place one at any time, across a wall between two spaces that touch: half under the barbarian, half on an empty corridor space, on the same tile or the next one.',
          'M4-1',
        ),
        tell(
          'Any hero can walk through with a move in that direction, even as part of a longer move. So can a guard, but then the token is gone.',
          'M4-2',
        ),
        tell('Once placed, a breach never moves. Special spaces under it become ordinary ones.', 'M4-3'),
        tell(
          'Any wall between corridor spaces that touch will do: inner walls, orange walls, and borders between tiles with at least one closed side. Never a steel door, and never an open edge. The other walls around a locked space are fair game.',
          'R-66',
          'M4-4',
        ),
        tell(
          'A guard who goes through a shaft, or across the wall of a breach, uses it up at once. Just standing on a token doesn’t.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Guard room',
      paragraphs: [
        tell(
          'You need tile 25*; a code space (7*, 8*, 9*, 26* or 29*) or the shafts; and something that catches heroes: guards, the beholder or the sensor.',
          'M5-1',
        ),
        tell(
          'A hero and a guard can now enter the same tile, whichever of them moves. The hero is caught, and both go to the guard room: onto the hero space and the guard space.',
          'M5-2',
          'R-28',
        ),
        tell(
          'As long as 25* isn’t in the mall, both are set aside. Nothing can happen to them there. They come into play with the tile.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Two captives at the same time and you lose. A captive is any hero who is set aside after being caught or is on 25*, no matter how it got there. Two heroes caught at once count too.',
          'M5-6',
          'R-51',
        ),
        tell(
          'When the beholder or the sensor catches a hero, the hero goes alone. A guard already in the room goes back to the guard space.',
          'R-54',
        ),
        tell('A captive isn’t on an item, so the theft has to wait.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Getting out of the guard room',
      scene: 'guard_room',
      caption: 'The guard is at the coffee machine. The dwarf walks round to the door, and someone holds a code.',
      paragraphs: [
        tell(
          'What works on a hero in the guard room: moves, the door with a code, and a shaft or breach placed from outside. What doesn’t: vortex, swap and teleportation. Ghost form doesn’t pass through its walls, invisibility hides nobody, and the dwarf and barbarian can’t place anything from inside.',
          'M5-5',
          'R-52',
        ),
        tell(
          'So there are three ways out: the steel door with a code, a shaft from outside into the room, or a breach from outside into the room.',
          'M5-8',
        ),
        tell('The guard is in the way. Move the guard onto the coffee machine, and the captive can get past.', 'M5-7'),
        tell(
          'The guard can’t leave while a hero is in the room, not even by shaft, breach, spell or control room. Becoming a frog is allowed.',
          'M5-4',
          'R-53',
        ),
        tell('The hero space and guard space work even under a shaft or a breach.', 'R-58'),
        tell(
          'Without this module, tile 25* is an ordinary tile: ghost form passes through its walls, every spell works there, and its steel door is still a steel door.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'The guard room at a flip',
      paragraphs: [
        tell('With a hero in the room, the hero and the guard go back to their spaces.', 'M5-9'),
        tell(
          'After that, only the captive is on the hero space, however many guards are in the room: one goes to the guard space, the others to the nearest free spaces.',
          'R-94',
        ),
        tell(
          'With a guard but no hero in the room, the guard goes out to the first empty space in front of the steel door, whoever is on that tile. A hero there is caught.',
          'M5-11',
        ),
        tell(
          'That’s the space touching the door, or the nearest empty one on that tile. If there’s no tile there, the guard stays in. If someone is caught, both go straight back in.',
          'R-55',
        ),
        tell(
          'After that, shafts and breaches on the guard room tile are discarded, even those with only one end or half there.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Steel doors and codes',
      scene: 'door',
      caption: 'The barbarian holds the code, and the dwarf goes through to the orange exit.',
      paragraphs: [
        tell(
          'While a hero is on a working code space (7*, 8*, 9*, 12*, 26*, 29*), another hero can pass any steel door along its red arrow. Then the code space is out of order, under the hero.',
          'M5-CODE-1',
        ),
        tell(
          'One code, one hero, once through the door. The hero on the code can’t be the one who goes through.',
          'R-59',
        ),
        tell('Anyone can pass freely along a white arrow. Where there’s no arrow, nobody can ever pass.', 'M5-CODE-2'),
        tell('A guard can’t use a code.', 'M5-CODE-3'),
        tell(
          'If there are several codes, you can choose one. Otherwise a code spell is used first, then the lowest tile number.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Locked exit',
      paragraphs: [
        tell(
          'Tile 12* replaces tile 12. There’s a steel door in front of the orange exit, and it needs a code.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Maps',
      scene: 'map',
      caption: 'The elf is on the map up here, and a tile appears at the green edge down there.',
      paragraphs: [
        tell(
          'When a hero is moved onto a map (26*, 29*), whoever has explore can explore from every exploration space of that hero’s colour in the mall as if the hero were there, including those on tiles found that way.',
          'M7-1',
        ),
        tell(
          'Using a map starts with the first tile, at once or later. It ends when the hero leaves, or when the explorer explores some other way or uses another action. Then the map is out of order. Flips, a new explorer, abilities and tokens don’t end it. A map that has added no tiles isn’t used up.',
          'M7-2',
          'R-41',
        ),
        tell('Exploring with the elf by map doesn’t let you talk.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Auto-explore',
      paragraphs: [
        tell(
          'Whoever has explore can explore from an auto-explore space (2*, 10*, 11*, 12*, 26*, 28*, 29*) at any time, with no hero there.',
          'M7-4',
        ),
        tell(
          'For crystal balls and telekinesis, it counts as an unused exploration space. It has no colour for maps, never lets you talk, and any pawn can stand on it. Its side is open, so a passage can form there even without this module.',
          'R-43',
        ),
        tell('You can play with just maps or just auto-explore. Either way, they count as one helper.', 'M7-5'),
        tell(
          'If a place can be explored in several ways, the first of these is used: a map or ball in use, a hero of that colour, auto-explore, an unused map, an unused ball.',
          'R-40',
        ),
        tell(
          'With an empty deck, maps, balls and auto-explore do nothing, and nothing is used up. Telekinesis still works.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Beholder',
      scene: 'beholder',
      caption: 'The beholder hovers over tile 7*. Nobody goes in until someone moves it away.',
      paragraphs: [
        tell(
          'Tile 7* replaces tile 7, and 27* is added. The beholder waits on the theft tile and appears with 7*. It’s on a tile, not on a space.',
          'M8-1',
        ),
        tell(
          'No hero may ever be on its tile, not even when passing through. Without the guard room, anything that would lead to that is refused. With it, the hero is caught, and the beholder stays.',
          'M8-2',
        ),
        tell(
          'While a hero is on a command space (27*), whoever has the move in that direction can send the beholder one tile that way, whether or not there’s a passage between the tiles.',
          'M8-3',
        ),
        tell('It never enters a guard’s tile or the guard room, and no guard enters its tile.', 'M8-4'),
      ],
    },
    {
      id: 'm9',
      title: '9. Telekinesis',
      scene: 'telekinesis',
      caption: 'The elf is at the east edge: tile 5 leaves the north and goes there.',
      paragraphs: [
        tell(
          'There are two tokens. While the elf is on an unused exploration space of any colour, anyone can spend one: a tile of the mall is moved there and placed as if it had been explored.',
          'M9-1',
        ),
        tell(
          'The tile must be empty, and not tile 1: no pawn, frog, beholder, sensor, out-of-order token, shaft or breach. A guard at a meal doesn’t count and moves with the restaurant.',
          'M9-2',
          'R-68',
        ),
        tell(
          'The mall must stay in one piece, with every tile sharing a side with the rest. You may cut off routes, at your own risk.',
          'M9-3',
          'R-31',
        ),
        tell(
          'It works with an empty deck, after the theft, and for 8* and 25*, but not while a drawn tile is waiting. It doesn’t let you talk. Sides that have lost their neighbour can be explored again.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Reinforcement guards',
      paragraphs: [
        tell(
          'One, two or all three of 2*, 10* and 11* replace 2, 10 and 11. For each, one more guard waits on the theft tile. You don’t need module 1.',
          'M11-1',
        ),
        tell(
          'When the theft tile is flipped, they appear on the reinforcement spaces of those tiles that are in the mall. Guards without a space are discarded. The others are ordinary guards.',
          'M11-2',
        ),
        tell('No guard can enter or cross a tile with another guard.', 'M11-3'),
        tell(
          'They appear even on a guard’s tile. If their space is taken, they appear on the nearest empty one: the fewest steps a guard could walk, with breaches open and ignoring pawns. If several are equally near, anyone can choose, before anything else can happen. (At other times, the northernmost is used, then the westernmost.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Guards who appear, come back or are sent out do so even where there’s another guard, the beholder or the sensor. After that, the usual bans apply.',
          'R-78',
        ),
        tell(
          'If a hero is caught while a guard is on the guard room tile, the hero goes there alone. The guard who caught the hero stays, and the one in the room goes back to the guard space.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Control room',
      scene: 'control_room',
      caption: 'The barbarian is in the control room: the guard can be put on any free yellow vortex.',
      paragraphs: [
        tell(
          'You need tile 28* and a code tile (7*, 8*, 9*, 26* or 29*): the control room is behind a steel door.',
          'M12-1',
        ),
        tell(
          'While a hero is in it, whoever has the vortex can move any guard onto any free vortex of that hero’s colour, as often as they like, even after the theft.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'The sensor covers six spaces, including the way in. Someone at the controls has to turn it.',
      paragraphs: [
        tell(
          'Tile 6* replaces tile 6, and 29* is added. The sensor waits on the theft tile and appears with 6*, facing the printed direction.',
          'M13-1',
        ),
        tell(
          'No pawn can enter or cross the six spaces it covers, by any means. The rest of the tile is free.',
          'M13-2',
        ),
        tell(
          'While a hero is at the sensor controls (29*), anyone can give it a quarter turn either way, if there’s no pawn on a space it would then cover.',
          'M13-3',
        ),
        tell(
          'With the guard room in play, it can turn onto a hero, who goes to the hero space there. A guard always stops it.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

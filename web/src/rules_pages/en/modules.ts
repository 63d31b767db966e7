import { named, tell, type Chapter } from '../book';

const modules: Chapter = {
  id: 'modules',
  title: 'The modules',
  lead: 'One trick or one trouble at a time, in the suggested order.',
  articles: [
    {
      id: 'm1',
      title: '1. Guard',
      scene: 'guard',
      caption: 'The guard watches all of tile 9*. The mage stays outside until somebody leads the guard away.',
      paragraphs: [
        tell(
          'Tile 9* takes the place of 9. A guard waits on the theft tile and comes onto the guard space when 9* is laid.',
          'M1-1',
        ),
        tell(
          'A guard watches the whole tile: no hero comes onto or through a tile with a guard, and no guard onto or through a tile with a hero. The guard room changes this.',
          'M1-2',
        ),
        tell(
          'You move guards like heroes, with the arrows and the escalator on your action tile. They use no vortex, no dwarf’s opening and no code, but pass steel doors along white arrows.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Guards set nothing off and explore nothing. They may stand on any such space, and are in the way there like every pawn.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Anti-stress tokens',
      paragraphs: [
        tell(
          'Six tokens lie ready: a sand timer, two swaps, three loudspeakers. Anybody may use one at any time; then it is gone.',
          'M2-1',
        ),
        named('Sand timer', 'the timer is flipped now, with everything that follows from a flip.', 'M2-2'),
        named('Swap', 'you exchange action tiles with another seat, which cannot refuse.', 'M2-3'),
        named('Loudspeaker', 'you may all talk, on the usual terms.', 'M2-4'),
        tell(
          'A token or spell that would change nothing is refused and kept: a loudspeaker while you may talk, a broom with nothing to sweep.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Ventilation shafts',
      scene: 'shaft',
      caption: 'One end under the dwarf, the other behind the walls of tile 8*. From now on anybody gets in there.',
      paragraphs: [
        tell(
          'Two pairs, one dark and one light. At any time anybody may lay a pair: one end under the dwarf, the other on an empty space of the mall.',
          'M3-1',
        ),
        tell(
          'A hero on one end may be moved to the other by anybody, if no pawn is there; after the theft too.',
          'M3-2',
        ),
        tell('A guard may go through as well. Then the pair is gone.', 'M3-3'),
        tell('A pair is laid once and never moved. A special space under it is an ordinary one.', 'M3-4'),
        tell(
          'Dwarf and barbarian lay their tokens while they are in the mall and not on 25*, wherever they stand. The other end needs an empty corridor space, also on 8*, on 25* or behind a door.',
          'R-64',
        ),
        tell(
          'Only the sign is covered: walls, openings and escalators stay. A covered edge is not explored, a covered camera is blind, a covered reinforcement space gets no guard. When the token goes, the sign is back.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Wall breaches',
      scene: 'breach',
      caption: 'Half of it under the barbarian, half behind the wall: now tile 8* has a door.',
      paragraphs: [
        tell(
          'Three tokens. At any time anybody may lay one across a wall between two spaces that touch: half under the barbarian, half on an empty corridor space, on one tile or across two neighbours.',
          'M4-1',
        ),
        tell(
          'Any hero walks through it with a move in that direction, also as part of a longer one. A guard too, but then the token is gone.',
          'M4-2',
        ),
        tell('Each is laid once and never moved. Special spaces under it are ordinary ones.', 'M4-3'),
        tell(
          'Any wall between touching corridor spaces will do: inner walls, orange walls, borders of tiles with at least one closed side. Never a steel door, never an open edge; the other walls around a locked space are fair game.',
          'R-66',
          'M4-4',
        ),
        tell(
          'A guard uses up a shaft by going through it and a breach by crossing its wall, at once. Standing on a token uses nothing up.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Guard room',
      paragraphs: [
        tell(
          'Needs tile 25*; a code space (7*, 8*, 9*, 26* or 29*) or the shafts; and something that catches: guards, the beholder or the sensor.',
          'M5-1',
        ),
        tell(
          'Hero and guard may now come onto the same tile, whichever of them moves. The hero is caught, and both go to the guard room: onto the hero space and the guard space.',
          'M5-2',
          'R-28',
        ),
        tell(
          'As long as 25* does not lie in the mall, both are set aside. Nothing touches them there; they come in with the tile.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Two captives at the same time, and the game is lost. Captive is whoever is set aside after a catch or stands on 25*, no matter how they got there, and also if two are caught at one stroke.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Beholder and sensor send the hero alone. A guard who is in the room goes back to the guard space.',
          'R-54',
        ),
        tell('A captive stands on no item, so the theft waits.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Getting out of the guard room',
      scene: 'guard_room',
      caption: 'The guard is at the coffee machine. The dwarf walks round to the door, and somebody holds a code.',
      paragraphs: [
        tell(
          'What reaches a hero in the guard room: moves, the door with a code, a shaft or breach laid from outside. No vortex, swap or teleportation; ghost form passes no wall here, invisibility hides nobody, and dwarf and barbarian lay nothing from inside.',
          'M5-5',
          'R-52',
        ),
        tell(
          'So there are three ways out: the steel door with a code, a shaft from outside into the room, a breach from outside into the room.',
          'M5-8',
        ),
        tell('The guard is in the way. Move the guard onto the coffee machine, and the captive gets past.', 'M5-7'),
        tell(
          'The guard cannot leave while a hero is in the room, by shaft, breach, spell or control room either. Becoming a frog is allowed.',
          'M5-4',
          'R-53',
        ),
        tell('Hero space and guard space do their work even under a shaft or a breach.', 'R-58'),
        tell(
          'Without this module tile 25* is a tile like any other: ghost form passes its walls, every spell reaches it, and its steel door stays one.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'The guard room at a flip',
      paragraphs: [
        tell('With a hero in the room, hero and guard go back to their spaces.', 'M5-9'),
        tell(
          'After it, the captive stands on the hero space and no guard does, however many are in the room: one goes to the guard space, the others to the nearest free spaces.',
          'R-94',
        ),
        tell(
          'With a guard but no hero in the room, the guard goes out to the first empty space before the steel door, whoever is on that tile. A hero there is caught.',
          'M5-11',
        ),
        tell(
          'That is the space touching the door, else the nearest empty one of that tile; without a tile there the guard stays in. If somebody is caught, both go back in at once.',
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
          'While a hero stands on a code space in order (7*, 8*, 9*, 12*, 26*, 29*), another hero may pass any steel door along its red arrow. Then the code space is out of order, beneath the hero.',
          'M5-CODE-1',
        ),
        tell('One code, one hero, one passage. Who holds the code is not the one who passes.', 'R-59'),
        tell('Along a white arrow everybody passes freely. Where no arrow points, nobody ever passes.', 'M5-CODE-2'),
        tell('A guard cannot use a code.', 'M5-CODE-3'),
        tell(
          'With several codes you may name one. Otherwise a code spell goes first, then the lowest tile number.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Locked exit',
      paragraphs: [
        tell(
          'Tile 12* takes the place of 12. Before the orange exit there is a steel door, and it wants a code.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Maps',
      scene: 'map',
      caption: 'The elf is on the map up here, and a tile comes at the green edge down there.',
      paragraphs: [
        tell(
          'When a hero is moved onto a map (26*, 29*), whoever has explore may explore all exploration spaces of that hero’s colour in the mall as if the hero were there, also those on tiles found that way.',
          'M7-1',
        ),
        tell(
          'Its use begins with the first tile, at once or later. It ends when the hero leaves, or the explorer explores otherwise or uses another action; then the map is out of order. Flips, a new explorer, abilities and tokens do not end it. A map that brought no tile was not used.',
          'M7-2',
          'R-41',
        ),
        tell('Exploring with the elf by a map opens no talk.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Auto-explore',
      paragraphs: [
        tell(
          'At an auto-explore space (2*, 10*, 11*, 12*, 26*, 28*, 29*) whoever has explore may explore at any time, with no hero there.',
          'M7-4',
        ),
        tell(
          'For crystal ball and telekinesis it is an unused exploration space. It has no colour for maps, never opens the talk, and any pawn may stand on it. Its side is open, so a passage can form there without this module too.',
          'R-43',
        ),
        tell('Maps and auto-explore may be played apart. Apart or together they are one helper.', 'M7-5'),
        tell(
          'The place decides which right a new tile uses: a map or ball in use, then a hero of that colour, then auto-explore, then a fresh map, then a fresh ball.',
          'R-40',
        ),
        tell(
          'With an empty deck maps, balls and auto-explore do nothing, and nothing is used up. Telekinesis goes on.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Beholder',
      scene: 'beholder',
      caption: 'The beholder hovers over tile 7*. Nobody goes in until it has been sent on.',
      paragraphs: [
        tell(
          'Tile 7* takes the place of 7, and 27* is added. The beholder waits on the theft tile and appears with 7*. It is on a tile, not on a space.',
          'M8-1',
        ),
        tell(
          'No hero may ever be on its tile, not even in passing. Without the guard room what would lead to that is refused; with it the hero is caught, and the beholder stays.',
          'M8-2',
        ),
        tell(
          'While a hero stands on a command space (27*), whoever has the move of that direction may send the beholder one tile that way, whether or not there is a way between the tiles.',
          'M8-3',
        ),
        tell('It never enters a guard’s tile or the guard room, and no guard enters its tile.', 'M8-4'),
      ],
    },
    {
      id: 'm9',
      title: '9. Telekinesis',
      scene: 'telekinesis',
      caption: 'The elf looks out to the east: tile 5 leaves the north and comes there.',
      paragraphs: [
        tell(
          'Two tokens. While the elf stands on an unused exploration space of any colour, anybody may spend one: a tile of the mall is moved there and laid as if explored.',
          'M9-1',
        ),
        tell(
          'The tile must be empty, and not tile 1: no pawn, frog, beholder, sensor, out-of-order token, shaft or breach. A guard at a meal does not count and goes with the restaurant.',
          'M9-2',
          'R-68',
        ),
        tell(
          'The mall must stay in one piece, every tile sharing a side with the rest. Ways may be cut, at your own risk.',
          'M9-3',
          'R-31',
        ),
        tell(
          'It works with an empty deck, after the theft, and for 8* and 25*, but not while a drawn tile waits. It opens no talk. Sides that lost their neighbour can be explored again.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Reinforcement guards',
      paragraphs: [
        tell(
          'One, two or all of 2*, 10* and 11* take the place of 2, 10 and 11. For each one more guard waits on the theft tile. Module 1 is not needed.',
          'M11-1',
        ),
        tell(
          'When the theft tile is flipped, they appear on the reinforcement spaces of those tiles that lie in the mall. Guards without a place are discarded; the others are guards like any.',
          'M11-2',
        ),
        tell('No guard comes onto or through a tile with another guard.', 'M11-3'),
        tell(
          'They appear even on a guard’s tile, and if their space is taken, on the nearest empty one: fewest steps a guard could walk, breaches open, pawns ignored. Among equals anybody chooses, before anything else. (At other times the northernmost is taken, then the westernmost.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Guards who appear, come back or are put out do so even with another guard, under the beholder or the sensor. After that the usual bans hold.',
          'R-78',
        ),
        tell(
          'If a hero is caught while a guard is on the guard room tile, the hero goes there alone; the one who caught stays, the one in the room goes back to the guard space.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Control room',
      scene: 'control_room',
      caption: 'The barbarian is in the control room: the guard may be put on any free yellow vortex.',
      paragraphs: [
        tell(
          'Needs tile 28* and a code tile (7*, 8*, 9*, 26* or 29*): the control room lies behind a steel door.',
          'M12-1',
        ),
        tell(
          'While a hero stands in it, whoever has the vortex may move any guard onto any free vortex of that hero’s colour, as often as they like, after the theft too.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'The sensor covers six spaces, the way in among them. Somebody at the controls has to turn it.',
      paragraphs: [
        tell(
          'Tile 6* takes the place of 6, and 29* is added. The sensor waits on the theft tile and appears with 6*, in the printed direction.',
          'M13-1',
        ),
        tell(
          'No pawn comes onto or through the six spaces it covers, by any means. The rest of the tile is free.',
          'M13-2',
        ),
        tell(
          'While a hero stands at the sensor controls (29*), anybody may turn it a quarter either way, if no pawn is on a space it would then cover.',
          'M13-3',
        ),
        tell(
          'With the guard room in play it may turn onto a hero, who goes to the hero space there. A guard always stops it.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;

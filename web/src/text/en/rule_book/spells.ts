import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Spells',
  lead: 'The mage’s ten tricks. Two of them are face up, for anyone to cast.',
  articles: [
    {
      id: 'm10',
      title: '10. Casting',
      paragraphs: [
        tell(
          'Two random spells are face up. Anyone can cast one at any time. Everyone is told, and that doesn’t break the silence.',
          'M10-1',
        ),
        tell(
          'Five take effect at once and are gone. Five last until the next flip and then are gone. Several can be active at the same time.',
          'M10-2',
        ),
        tell(
          'It doesn’t matter where anyone is, including the mage. Only ghost form and invisibility need the mage to be in the mall.',
          'R-70',
        ),
        tell(
          'Spells that could do nothing in your game aren’t dealt: frog, invisibility and voucher without guards, voucher without a McTrollald’s in the deck, clairvoyance with a face-up deck, code without steel doors.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Spells that take effect at once',
      paragraphs: [
        named(games['spell.broom.name'], 'Remove one out-of-order token. The space works again.', 'M10-BROOM'),
        named(
          games['spell.crystal-ball.name'],
          'As if the mage were on a crystal ball: up to two tiles. You keep the right to add them, even after a flip. After the first tile, the second must come before the explorer does anything else.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'As if a hero were on a code space: one hero, any hero, goes through any steel door once. It stays ready until it’s used, even after a flip. Never dealt without modules 5, 6 or 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Swap two pawns on corridor spaces: two heroes, two guards, or one of each. What counts is how things look once both have changed places. It doesn’t work on captives and their guard, guards at a meal, frogs, or heroes who are out.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Move one pawn to any empty corridor space, with the same exceptions as for swap.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Spells that last until the next flip',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'The deck is face up. You see the top tile. The order stays the same.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'The mage walks through inner walls, orange walls and the borders between tiles, wherever two corridor spaces touch. But not through shops or off the tiles, and not through pawns, the sensor’s spaces or a steel door without a code or white arrow.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'A guard becomes a frog: nobody can move it, it blocks nobody and watches nothing. Pawns can enter and cross its space, though it doesn’t count as empty. Other guards and the beholder can enter its tile. It works on a guard at a meal too. At the flip, the guard is back on that space.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'The mage can be moved onto and through guards’ tiles, and guards onto the mage’s. Pawns still block each other, and the beholder and sensor still see the mage.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'A guard goes into any McTrollald’s in the mall (2*, 6, 7, 7*, 18, 26*) and isn’t on any tile. At the flip, the guard is back on the space in front of the entrance. This spell doesn’t work on a frog. Two guards can eat in the same place.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'If the end of a spell leaves a guard and a hero on the same tile, the hero is caught. Without the guard room, you lose.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;

import games from '../../text/en/security_games';
import { named, tell, type Chapter } from '../book';

const spells: Chapter = {
  id: 'spells',
  title: 'Spells',
  lead: 'Ten tricks of the mage. Two of them lie open, for anybody to cast.',
  articles: [
    {
      id: 'm10',
      title: '10. Casting',
      paragraphs: [
        tell(
          'Two spells, left to chance, lie face up. Anybody may cast one at any time; the cast is announced to all, and that breaks no silence.',
          'M10-1',
        ),
        tell(
          'Five act at once and are gone. Five hold until the next flip and are gone then. Several may hold at the same time.',
          'M10-2',
        ),
        tell(
          'It does not matter where anybody stands, the mage included. Only ghost form and invisibility need the mage in the mall.',
          'R-70',
        ),
        tell(
          'What could do nothing in your game is not dealt: frog, invisibility and voucher without guards, voucher without a McTrollald’s in the deck, clairvoyance with an open deck, code without steel doors.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Spells that act at once',
      paragraphs: [
        named(games['spell.broom.name'], 'Take one out-of-order token away. The space works again.', 'M10-BROOM'),
        named(
          games['spell.crystal-ball.name'],
          'As if the mage stood on a crystal ball: up to two tiles. The right waits for the explorer, over flips too; after the first tile the second must come before the explorer does anything else.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'As if a hero stood on a code space: any one hero through any one steel door. It stays open until it is used, over flips too. Never dealt without modules 5, 6 or 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Exchange two pawns on corridor spaces: two heroes, two guards, or one of each. What counts is how it looks when both have changed places. Not for captives and their guard, guards at a meal, frogs, and heroes who are out.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Move one pawn to any empty corridor space, with the same exceptions as for a swap.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Spells that hold until the next flip',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'The deck lies face up. You see the top tile; the order stays as it is.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'The mage walks through inner walls, orange walls and the borders between tiles, wherever two corridor spaces touch. Not through shops or off the tiles, not through pawns, the sensor’s spaces or a steel door without code or white arrow.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'A guard becomes a frog: nobody moves it, it blocks nobody and watches nothing. Pawns may go onto and over its space, though it is not empty; other guards and the beholder may come onto its tile. A guard at a meal will do as well. At the flip the guard is back on that space.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'The mage may be moved onto and through guards’ tiles, and guards onto hers. Pawns still block each other, and beholder and sensor still see her.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'A guard goes into any McTrollald’s in the mall (2*, 6, 7, 7*, 18, 26*) and is on no tile; at the flip the guard stands on the space before its entrance. Not for a frog. Two guards may eat in one place.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'If the end of a spell puts a guard and a hero on one tile, the hero is caught; without the guard room the game is lost.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;

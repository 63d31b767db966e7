// The achievements in English.
import type { DeedTable } from '../deeds';

const table: DeedTable = {
  heading: 'Earned in this game',
  deeds: [
    ['Commuter line', 'All four heroes go through the same shaft, in either direction.'],
    [
      'The long tube',
      'The two ends of a shaft lie on the first and the last of seven or more tiles in one straight line.',
    ],
    ['Open house', 'All four heroes go through the same breach.'],
    ['New neighbours', 'A guard and the barbarian stand on the two halves of one breach.'],
    ['As the crow flies', 'Three breaches lie so that one straight move would lead through all of them.'],
    ['The caretaker’s round', 'One and the same guard goes through both shafts and all three breaches.'],
    ['Out by the vent', 'A captive leaves the guard room by a shaft.'],
    ['Through the plaster', 'A captive leaves the guard room by a breach.'],
    ['Revolving door', 'Each of the four heroes is caught and gets out of the guard room again.'],
    [
      'Lost in talk',
      'Once, after a flip that lets you talk, nobody does anything until the sand timer token flips it again.',
    ],
    ['Cartographers', 'One use of a map brings five or more new tiles.'],
    ['Window shopping', 'The beholder has been on all four item tiles; where it starts counts.'],
    ['All in one corner', 'The four item tiles form one group, joined side to side.'],
    ['No detours', 'From the theft to its exit each hero is only on the tile of its item and the tile of its exit.'],
    [
      'As if nothing happened',
      'The second telekinesis token puts the tile that the first one moved back in its place.',
    ],
    ['Six keys', 'Each of the six code spaces has opened a door.'],
    ['One sits it out', 'When the last tile is placed, at most three heroes have been moved at all.'],
    ['Two sit it out', 'When the last tile is placed, at most two heroes have been moved at all.'],
    ['Delivered to your door', 'Telekinesis moves the tile with the elf’s exit after the theft.'],
    ['Small talk', 'Two guards stand next to each other, with no wall between them that is not breached.'],
    ['Staff meeting', 'Three guards stand next to each other in a chain, with no unbreached wall between them.'],
    ['Doormen', 'Four guards stand on the four exit tiles, one on each.'],
    ['No way out', 'Guards are on all four tiles around a hero’s tile.'],
    [
      'Remote control',
      'Three reinforcement guards have appeared, and only the control room has moved them, at least once.',
    ],
    ['Fairy tale', 'A guard stands next to a frog.'],
    [
      'Thin air',
      'Under one invisibility spell the mage comes onto the tile of each of the four guards and leaves it again.',
    ],
    ['Nobody noticed', 'The swap spell exchanges two guards.'],
    ['A bite on the run', 'After the theft each hero passes the entrance of a McTrollald’s.'],
    ['The full programme', 'Win with all six challenges in play.'],
    ['Light luggage', 'Win with all challenges and at most three helpers.'],
    ['Bare hands', 'Win with all challenges and no helper.'],
    ['Time to spare', 'Win with all challenges and at most two flips.'],
    ['One turn of the glass', 'Win with all challenges and at most one flip.'],
    ['Three minutes flat', 'Win with all challenges and no flip.'],
    [
      'Lips sealed',
      'Win with all challenges and without a word, written or spoken. Gestures are fine when you may talk.',
    ],
    ['Poker faces', 'Win with all challenges and no sign at all: no word, no gesture, no red pawn, no stare.'],
    ['Solid ground', 'Win with all challenges and without the vortex, the control room included.'],
    ['Stairs are for others', 'Win with all challenges; no hero and no guard takes an escalator.'],
    [
      'A city of shops',
      'Win with all challenges and with every base tile in the deck that has no starred version there.',
    ],
    ['The grand tour', 'As “A city of shops”, and the whole deck is placed before the first flip.'],
    ['Legend', 'Win with all challenges: no helper, no sign at all, no vortex, no flip.'],
    ['Tell everybody', 'Share the page of the other forty-one, all earned.'],
  ],
};
export default table;

// Furniture that fills the further spaces of a bigger shop; drawn like the goods.
import { around, box, disc, type Drawing } from './shapes';

export const props = {
  crates: [
    `shade, ${box(21, 24, 70, 66, 3)}`,
    `wood ${box(15, 18, 34, 32, 3)}`,
    `crust ${box(52, 26, 34, 30, 3)}`,
    `wood ${box(30, 54, 38, 32, 3)}`,
    'line M15 28h34M15 40h34M52 36h34M52 46h34M30 64h38M30 75h38',
    `red ${disc(60, 31, 4)}${disc(70, 31, 4)}${disc(79, 31, 4)}`,
  ],
  table: [
    `shade, ${box(26, 30, 60, 56, 5)}`,
    `bark ${box(10, 34, 14, 32, 5)}${box(76, 34, 14, 32, 5)}`,
    `cream ${box(21, 20, 58, 60, 5)}`,
    `red, ${[20, 50].map((y) => [21, 50].map((x) => `M${x} ${y}h15v15h14v15h-14v-15h-15z`).join('')).join('')}`,
    `white ${disc(38, 42, 10)}${disc(63, 60, 10)}`,
    `crust ${disc(38, 42, 5)}`,
    `moss ${disc(63, 60, 5)}`,
    `line ${box(21, 20, 58, 60, 5)}`,
  ],
  plants: [
    `shade, ${disc(36, 40, 22)}${disc(70, 72, 18)}`,
    `bark ${disc(32, 36, 20)}${disc(66, 68, 17)}`,
    'leaf M32 36C20 30 16 20 20 14C30 16 34 26 32 36C36 24 46 18 52 22C52 32 42 38 32 36' +
      'C44 40 48 50 44 56C34 54 30 46 32 36C26 46 16 48 10 44C14 36 22 34 32 36z',
    'moss M66 68C58 62 56 54 60 50C68 52 70 60 66 68C72 62 82 62 86 66C82 74 74 74 66 68' +
      'C68 78 62 84 56 84C54 76 58 70 66 68z',
    `rose ${disc(32, 36, 5)}`,
  ],
  shelf: [
    `bark ${box(12, 16, 76, 32, 3)}`,
    `bark ${box(12, 54, 76, 32, 3)}`,
    `sea ${box(18, 22, 12, 22, 4)}${box(66, 60, 16, 22, 4)}`,
    `gold ${box(34, 26, 14, 18, 6)}${box(20, 62, 12, 20, 3)}`,
    `rose ${box(52, 22, 10, 22, 4)}${box(36, 64, 10, 18, 5)}`,
    `leaf ${box(66, 28, 16, 16, 7)}${box(50, 60, 12, 22, 4)}`,
  ],
  rug: [
    `red ${box(14, 24, 72, 52, 3)}`,
    `gold ${box(20, 30, 60, 40, 2)}`,
    `red ${box(25, 35, 50, 30, 2)}`,
    'cream M50 38L68 50L50 62L32 50z',
    `line ${[28, 36, 44, 52, 60, 68].map((y) => `M14 ${y}h-4M86 ${y}h4`).join('')}`,
  ],
  till: [
    `shade, ${box(18, 46, 76, 46, 5)}`,
    `wood ${box(12, 38, 76, 46, 5)}`,
    `crust ${box(12, 36, 76, 34, 5)}`,
    `iron ${box(28, 24, 34, 32, 4)}`,
    `lamp ${box(33, 28, 24, 9, 2)}`,
    'glint M34 44h3M44 44h3M54 44h3M34 50h3M44 50h3M54 50h3',
    `gold ${disc(74, 54, 5)}${disc(70, 60, 5)}${disc(78, 61, 5)}`,
  ],
  barrels: [
    `shade, ${disc(37, 42, 24)}${disc(70, 72, 21)}`,
    `wood ${disc(34, 36, 22)}${disc(66, 66, 20)}`,
    `crust ${disc(34, 36, 16)}${disc(66, 66, 14)}`,
    'line M26 24v24M34 20v32M42 24v24M60 54v24M67 52v28M73 55v22',
    `bark ${disc(78, 26, 11)}`,
    `lilac ${disc(78, 26, 7)}`,
  ],
  bench: [
    `wood ${box(14, 58, 72, 22, 5)}`,
    'line M16 65h68M16 72h68',
    `moss ${disc(50, 34, 20)}`,
    `leaf ${disc(50, 32, 17)}`,
    `gold ${disc(44, 28, 4)}${disc(57, 35, 4)}${disc(48, 40, 3)}`,
    `line ${around(6, 8, 14, 50, 32)}`,
  ],
} satisfies Record<string, Drawing>;

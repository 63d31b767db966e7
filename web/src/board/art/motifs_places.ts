// Shops and corners where you would rather stay a while; drawn like the goods.
import { around, box, disc, polygon, star, type Drawing } from './shapes';

const gear = (x: number, y: number, r: number): string => {
  const teeth: (readonly [number, number])[] = [];
  for (let i = 0; i < 8; ++i) {
    teeth.push([i * 45 - 14, r], [i * 45 - 9, r * 1.28], [i * 45 + 9, r * 1.28], [i * 45 + 14, r]);
  }
  return polygon(teeth, x, y);
};
const bloom = (x: number, y: number, r: number): string =>
  [0, 72, 144, 216, 288]
    .map((a) => disc(x + Math.sin((a * Math.PI) / 180) * r, y - Math.cos((a * Math.PI) / 180) * r, r * 0.72))
    .join('');

export const places = {
  aquarium: [
    `shade, ${box(17, 22, 74, 68, 12)}`,
    `sea ${box(13, 16, 74, 68, 12)}`,
    `water ${box(18, 21, 64, 58, 9)}`,
    'leaf, M24 78C20 66 30 62 26 50C34 60 32 70 34 78zM70 78C74 68 66 62 72 54C78 64 76 70 80 76z',
    'gold M36 40C44 30 58 32 62 42C58 52 44 52 36 44L26 52V32z',
    'red M58 64C52 56 42 58 38 65C42 72 52 72 58 67L66 74V58z',
    `dark, ${disc(56, 40, 2.2)}${disc(43, 64, 2)}`,
    `shine, ${disc(68, 30, 4)}${disc(74, 38, 2.5)}${disc(30, 62, 2.5)}`,
    'glint M20 34C20 28 24 24 30 23',
  ],
  hedge: [
    `shade, ${box(18, 22, 72, 68, 8)}`,
    `moss ${box(12, 15, 76, 72, 10)}`,
    `leaf ${box(12, 12, 76, 68, 10)}`,
    'floor M24 30H66V24H78V70H58V60H66V40H36V48H54V68H24V58H42V58H44V56H24z',
    `moss, ${disc(18, 20, 3)}${disc(52, 18, 3)}${disc(84, 44, 3)}${disc(18, 68, 3)}${disc(44, 74, 3)}`,
    `red ${disc(30, 18, 3)}${disc(18, 46, 3)}${disc(72, 75, 3)}`,
    `rose ${disc(45, 63, 4)}`,
  ],
  tailor: [
    `shade, ${box(20, 30, 70, 20, 6)}${box(18, 60, 50, 30, 6)}`,
    `rose ${box(14, 16, 60, 15, 7)}`,
    `sea ${box(22, 31, 60, 15, 7)}`,
    `gold ${disc(74, 23, 4, 7)}${disc(82, 38, 4, 7)}`,
    'cream M16 56H56V84C48 80 44 90 36 85S24 88 16 84z',
    'line M22 62h28M22 70h28M22 78h28',
    'steel M60 60L88 80L84 84L58 64zM60 82L88 62L84 58L58 78z',
    `red ${disc(62, 57, 7)}${disc(62, 86, 6)}`,
    `floor ${disc(62, 57, 3)}${disc(62, 86, 2.5)}`,
  ],
  music: [
    'shade, M20 26H88V60C74 62 74 92 54 92H20z',
    'ink M14 18H84V54C70 56 70 86 50 86H14z',
    'iron M30 24H78V49C64 52 64 79 48 80H30z',
    `cream ${box(14, 18, 13, 68)}`,
    'line M14 28h13M14 38h13M14 47h13M14 57h13M14 67h13M14 76h13',
    'dark, M20 25h8v5h-8zM20 35h8v5h-8zM20 54h8v5h-8zM20 63h8v5h-8z',
    'glint M38 32H68M38 40H62M38 48H56',
    `red ${disc(80, 78, 10)}`,
    'gold M48 62v-12l14-4v12',
    `gold ${disc(45, 63, 5, 4)}${disc(59, 59, 5, 4)}`,
  ],
  florist: [
    `wood ${box(14, 68, 72, 18, 4)}`,
    `leaf ${disc(30, 42, 21)}${disc(70, 40, 20)}${disc(50, 60, 20)}`,
    `red ${bloom(30, 38, 9)}`,
    `rose ${bloom(70, 35, 9)}`,
    `lilac ${bloom(50, 60, 9)}`,
    `gold ${disc(30, 38, 6)}${disc(70, 35, 6)}${disc(50, 60, 6)}`,
    `cream ${disc(50, 24, 6)}${disc(20, 62, 5)}${disc(80, 60, 5)}`,
    'line M22 74v9M36 78v6M64 78v6M78 74v9',
  ],
  photo: [
    `shade, ${box(18, 24, 50, 66, 6)}`,
    `iron ${box(13, 16, 50, 68, 6)}`,
    'red M19 22H57V78C52 82 50 74 45 78S38 82 34 78S24 82 19 78z',
    'line M28 24V74M38 24V76M48 24V74',
    `ink ${box(68, 20, 20, 62, 3)}`,
    `lamp ${box(71, 24, 14, 12)}${box(71, 43, 14, 12)}${box(71, 62, 14, 12)}`,
    `bark, ${disc(78, 30, 4)}${disc(78, 49, 4)}${disc(78, 68, 4)}`,
    `lamp ${star(8, 15, 7, 38, 50)}`,
  ],
  fountain: [
    `shade, ${disc(54, 56, 42)}`,
    `stone ${disc(50, 52, 41, 39)}`,
    `sea ${disc(50, 50, 35, 32)}`,
    `water ${disc(50, 48, 35, 30)}`,
    `ripples ${disc(50, 48, 28, 23)}`,
    `stone ${disc(50, 49, 17, 15)}`,
    `water ${disc(50, 46, 13, 11)}`,
    'glint M50 40V22M44 42C40 28 30 28 28 38M56 42C60 28 70 28 72 38M42 50C34 46 26 50 26 60M58 50C66 46 74 50 74 60',
    `cream ${disc(50, 44, 6)}`,
    `gold ${disc(34, 66, 2.5)}${disc(62, 68, 2.5)}${disc(72, 50, 2.5)}`,
  ],
  clocks: [
    `shade, ${disc(46, 52, 34)}`,
    `gold ${disc(42, 46, 33)}`,
    `cream ${disc(42, 46, 26)}`,
    `line ${around(12, 20, 24, 42, 46)}`,
    'thick M42 46V28M42 46L55 53',
    `red ${disc(42, 46, 4)}`,
    `steel ${gear(76, 74, 13)}`,
    `floor ${disc(76, 74, 5)}`,
    `crust ${gear(80, 20, 8)}`,
    `floor ${disc(80, 20, 3)}`,
  ],
  burger: [
    'moss M14 40C4 32 4 22 10 20C16 22 20 26 22 32zM86 40C96 32 96 22 90 20C84 22 80 26 78 32z',
    'leaf M50 12C76 12 86 32 84 54C82 78 68 90 50 90C32 90 18 78 16 54C14 32 24 12 50 12z',
    'moss, M30 16C40 10 60 10 70 16C66 20 34 20 30 16z',
    `lamp ${disc(36, 38, 8)}${disc(64, 38, 8)}`,
    `dark, ${disc(38, 40, 3.5)}${disc(62, 40, 3.5)}`,
    'line M26 28L42 32M74 28L58 32',
    'moss M44 46C44 54 56 54 56 46z',
    'ink M22 58C36 66 64 66 78 58C76 80 62 86 50 86C38 86 24 80 22 58z',
    'cream M26 60L34 63V72zM74 60L66 63V72zM38 64H46V70H38zM54 64H62V70H54zM46 64H54V68H46z',
    'red, M36 80C42 74 58 74 64 80C56 86 44 86 36 80z',
  ],
} satisfies Record<string, Drawing>;

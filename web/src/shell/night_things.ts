// What the night scene is made of: stars, roofs, and the goods in the shop windows.
import { box, disc, type Drawing } from '../board/art/shapes';

export const stars: readonly (readonly [x: number, y: number, size: number])[] = [
  [60, 150, 2],
  [130, 60, 3],
  [205, 190, 2],
  [270, 110, 2.5],
  [330, 40, 2],
  [395, 165, 3],
  [455, 80, 2],
  [520, 30, 2.5],
  [600, 75, 2],
  [690, 40, 3],
  [760, 110, 2],
  [835, 55, 2],
  [880, 170, 2.5],
  [945, 40, 2],
  [1090, 160, 3],
  [1150, 70, 2],
  [1130, 230, 2],
  [40, 250, 2.5],
  [160, 255, 2],
  [1040, 225, 2],
  [20, 50, 2],
  [1185, 20, 2.5],
];

// What is in a shop window 92 wide and 112 high; the origin is the middle of its sill.
export const goods: readonly Drawing[] = [
  [
    'purple M-30-6V-24C-30-30-22-32-22-38V-48H-10V-38C-10-32-2-30-2-24V-6z',
    'cream, M-25-18H-7V-9H-25z',
    'leaf M6-6V-18C6-26 12-28 12-34V-44H22V-34C22-28 30-26 30-18V-6z',
    `bark ${box(-22, -54, 12, 8, 2)}${box(12, -50, 10, 8, 2)}`,
  ],
  [
    `bark ${box(-3, -30, 6, 26)}${box(-16, -6, 32, 6, 3)}`,
    'red M-36-32C-36-40-24-40-22-42C-22-70 22-70 22-42C24-40 36-40 36-32C20-26-20-26-36-32z',
    'gold M-22-44C-10-39 10-39 22-44V-38C10-33-10-33-22-38z',
    'white M14-46C24-66 32-70 40-70C36-60 28-50 18-44z',
  ],
  [
    `red ${box(-36, -14, 44, 12, 2)}`,
    `sea ${box(-30, -26, 44, 12, 2)}`,
    `moss ${box(-36, -38, 40, 12, 2)}`,
    `gold ${box(14, -46, 13, 44, 2)}`,
    `lilac ${box(28, -42, 10, 40, 2)}`,
  ],
  [
    `gold ${disc(0, -34, 30, 5)}`,
    'cream M-26-34V-8C-26-2 26-2 26-8V-34C10-28-10-28-26-34z',
    'rose M-26-36C-26-44 26-44 26-36C26-26 20-28 16-22C12-28 8-20 2-20C-4-20-4-28-10-24C-16-20-26-26-26-36z',
    `red ${disc(0, -48, 7)}`,
  ],
  [],
  [
    `bark ${box(-3, -16, 6, 14)}${box(-18, -6, 36, 6, 3)}`,
    'lamp M-10-18H10L26-56H-26z',
    'gold, M-14-28H14L17-34H-17z',
    `gold ${disc(0, -60, 5)}`,
  ],
];

// The roofs of the town, as steps to the right and heights; it continues beyond both edges if there is room.
const roofs: readonly (readonly [width: number, height: number])[] = [
  [70, 96],
  [54, 150],
  [40, 118],
  [84, 70],
  [46, 138],
  [30, 176],
  [62, 104],
  [90, 60],
  [48, 124],
  [36, 164],
  [58, 90],
];
export const skyline = ((): string => {
  let path = 'M-1400 500';
  for (let x = -1400, i = 0; x < 2600; ++i) {
    const [width, height] = roofs[i % roofs.length] ?? [60, 90];
    path += `V${500 - height}h${width}`;
    x += width;
  }
  return `${path}V500z`;
})();

export const awning =
  'M-54-112H54L62-86C55-80 48-80 41-86C34-80 28-80 21-86C14-80 7-80 0-86' +
  'C-7-80-14-80-21-86C-28-80-34-80-41-86C-48-80-55-80-62-86z';

// A shutter's lines from one height to another.
export function slats(left: number, right: number, top: number, bottom: number, step: number): string {
  let path = '';
  for (let y = top; y <= bottom; y += step) path += `M${left} ${y}H${right}`;
  return path;
}

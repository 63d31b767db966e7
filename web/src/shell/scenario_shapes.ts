// The shapes that pictures of scenarios and rules are made of.
import { box, disc, type Drawing } from '../board/art/shapes';

export const door = (x: number, wide = 24, high = 44, foot = 76): string =>
  `M${x - wide / 2} ${foot}V${foot - high + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide / 2} ${foot - high + wide / 2}V${foot}z`;
export const knob = (x: number): string => `gold, ${disc(x, 58, 2.2)}`;

// A sand timer around a point.
export const timer = (x: number, y: number, size: number): Drawing => {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return [
    `white M${at(-13, -20)}H${x + 13 * size}C${at(13, -6)} ${at(4, -4)} ${at(4, 0)}C${at(4, 4)} ${at(13, 6)} ${at(13, 20)}H${x - 13 * size}C${at(-13, 6)} ${at(-4, 4)} ${at(-4, 0)}C${at(-4, -4)} ${at(-13, -6)} ${at(-13, -20)}z`,
    `gold, M${at(-8, -11)}H${x + 8 * size}C${at(6, -5)} ${at(2, -3)} ${at(1, 0)}V${y + 8 * size}C${at(5, 10)} ${at(10, 13)} ${at(11, 18)}H${x - 11 * size}C${at(-10, 13)} ${at(-5, 10)} ${at(-1, 8)}V${y}C${at(-2, -3)} ${at(-6, -5)} ${at(-8, -11)}z`,
    `crust ${box(x - 18 * size, y - 26 * size, 36 * size, 6 * size, 2)}${box(x - 18 * size, y + 20 * size, 36 * size, 6 * size, 2)}`,
  ];
};

// A camera on the wall that looks to one side, and what it sees.
export const camera = (x: number, y: number, side: 1 | -1): Drawing => [
  `shine, M${x + side * 14} ${y - 2}L${x + side * 46} ${y + 20}L${x + side * 30} ${y + 34}z`,
  `iron M${x - side * 12} ${y - 14}H${x - side * 6}V${y - 4}H${x - side * 12}z`,
  `steel M${x - side * 14} ${y - 7}L${x + side * 12} ${y - 10}L${x + side * 16} ${y + 3}L${x - side * 10} ${y + 8}z`,
  `ink ${disc(x + side * 13, y - 3, 5)}`,
  `red, ${disc(x - side * 6, y, 2.4)}`,
];

export const bubble = (x: number, y: number): string =>
  `white M${x - 20} ${y - 13}H${x + 20}Q${x + 25} ${y - 13} ${x + 25} ${y - 8}V${y + 6}Q${x + 25} ${y + 11} ${x + 20} ${y + 11}H${x - 4}L${x - 12} ${y + 20}V${y + 11}H${x - 20}Q${x - 25} ${y + 11} ${x - 25} ${y + 6}V${y - 8}Q${x - 25} ${y - 13} ${x - 20} ${y - 13}z`;
export const dots = (x: number, y: number): string =>
  `dark, ${disc(x - 10, y, 3)}${disc(x, y, 3)}${disc(x + 10, y, 3)}`;
export const cross = (x: number, y: number, size: number): string =>
  `stop, M${x - size} ${y - size + 6}L${x - size + 6} ${y - size}L${x + size} ${y + size - 6}L${x + size - 6} ${y + size}zM${x + size} ${y - size + 6}L${x + size - 6} ${y - size}L${x - size} ${y + size - 6}L${x - size + 6} ${y + size}z`;

// A turning gate between places.
export const vortex = (x: number, y: number, size: number): Drawing => [
  `lilac ${disc(x, y, size)}`,
  `whirl M${x} ${y}c${size * 0.3} ${-size * 0.5} ${size * 0.8} ${size * 0.1} ${size * 0.3} ${size * 0.5}c${-size * 0.5} ${size * 0.4} ${-size} ${-size * 0.1} ${-size * 0.8} ${-size * 0.6}c${size * 0.2} ${-size * 0.6} ${size * 0.9} ${-size * 0.6} ${size * 1.1} ${-size * 0.3}`,
];

export const tile = (x: number, y: number, size: number): string => `floor ${box(x, y, size, size, 4)}`;
export const eye = (x: number, y: number, size: number): Drawing => [
  `white M${x - size * 1.5} ${y}C${x - size * 0.8} ${y - size * 1.1} ${x + size * 0.8} ${y - size * 1.1} ${x + size * 1.5} ${y}C${x + size * 0.8} ${y + size * 1.1} ${x - size * 0.8} ${y + size * 1.1} ${x - size * 1.5} ${y}z`,
  `sea ${disc(x, y, size * 0.62)}`,
  `dark, ${disc(x, y, size * 0.3)}`,
  `white, ${disc(x + size * 0.2, y - size * 0.22, size * 0.14)}`,
];

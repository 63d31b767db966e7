// The camera as numbers: screen = drawing * scale + (x, y). Where it goes to show something, and how far it may stray.
import { type Box, cellSize, grown, type Point } from './geometry';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number; // screen pixels for one drawing unit
}

export interface View {
  readonly width: number; // pixels
  readonly height: number;
  readonly firm?: readonly Box[]; // what must never cover the mall: the player's own hand
  readonly floats?: readonly Box[]; // small things over the mall; it keeps clear of them if there is room
  readonly comfortable?: number; // the scale below which the whole mall gives way to what matters
}

// What to show: its outline, and the tiles in it, because a mall rarely fills its corners.
export interface Sight {
  readonly box: Box;
  readonly parts: readonly Box[];
}

export const asSight = (box: Box): Sight => ({ box, parts: [box] });

export const leastScale = 0.08;
export const mostScale = 3;
const comfortable = 0.32; // spaces of 32 pixels
const worthwhile = 1.35; // what matters is only shown alone if that makes it this much larger
const closest = 1.1; // a single tile doesn't fill a wide screen
const margin = 12; // drawing units that stay free around what is shown
const least = 0.945; // of the largest possible scale: this much is given up to keep clear of what floats
const ample = 0.56; // spaces of 56 pixels can spare more
const scales = 6; // how many are tried in between
const places = 12; // and on how many places in each direction

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toDrawing(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

// What is left of the view: next to every firm thing, on the side that leaves most.
export function clear({ width, height, firm = [] }: View): Box {
  let rest: Box = { left: 0, top: 0, right: width, bottom: height };
  for (const box of firm) {
    if (sizeOf(common(rest, box)) === 0) continue;
    const sides = [
      { ...rest, left: box.right },
      { ...rest, right: box.left },
      { ...rest, top: box.bottom },
      { ...rest, bottom: box.top },
    ];
    rest = sides.reduce((best, side) => (sizeOf(side) > sizeOf(best) ? side : best));
  }
  return rest;
}

function boxOnScreen(camera: Camera, box: Box): Box {
  const start = toScreen(camera, { x: box.left, y: box.top });
  const end = toScreen(camera, { x: box.right, y: box.bottom });
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

// How many of its spaces are under something that floats.
export function covered(camera: Camera, { parts }: Sight, { floats = [] }: View): number {
  let pixels = 0;
  for (const part of parts) {
    const shown = boxOnScreen(camera, part);
    for (const float of floats) pixels += sizeOf(common(shown, float));
  }
  return pixels / (cellSize * camera.scale) ** 2;
}

function centredOn(box: Box, view: View, scale: number): Camera {
  const room = clear(view);
  return {
    x: (room.left + room.right) / 2 - ((box.left + box.right) / 2) * scale,
    y: (room.top + room.bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
    scale,
  };
}

// As large as the view allows, but a little smaller or off centre if that hides less of it under what floats.
export function fit(sight: Sight, view: View): Camera {
  const room = clear(view);
  const box = grown(sight.box, margin);
  const wide = (room.right - room.left) / (box.right - box.left);
  const high = (room.bottom - room.top) / (box.bottom - box.top);
  const largest = between(Math.min(wide, high), leastScale, closest);
  const smallest = Math.max(leastScale, Math.min(largest * least, ample));
  let best = centredOn(box, view, largest);
  let loss = covered(best, sight, view);
  for (let i = 0; i < scales && loss > 0; i += 1) {
    const scale = largest + ((smallest - largest) * i) / (scales - 1);
    const found = besides(sight, box, view, scale);
    const cost = found.covered + i * 0.4; // one step smaller is worth it for half a space more in view
    if (cost < loss) [best, loss] = [found.camera, found.covered === 0 ? 0 : cost];
  }
  return best;
}

// The place at which the least of it is covered; if there are several, the one nearest to the middle.
function besides(sight: Sight, box: Box, view: View, scale: number): { camera: Camera; covered: number } {
  const room = clear(view);
  const middle = centredOn(box, view, scale);
  const slackX = Math.max(0, room.right - room.left - (box.right - box.left) * scale);
  const slackY = Math.max(0, room.bottom - room.top - (box.bottom - box.top) * scale);
  let best = { camera: middle, covered: covered(middle, sight, view), away: 0 };
  for (let column = 0; column <= places; column += 1) {
    for (let row = 0; row <= places; row += 1) {
      const dx = slackX * (column / places - 0.5);
      const dy = slackY * (row / places - 0.5);
      const camera = panBy(middle, dx, dy);
      const away = Math.hypot(dx, dy);
      const lost = covered(camera, sight, view);
      if (lost < best.covered || (lost === best.covered && away < best.away)) best = { camera, covered: lost, away };
    }
  }
  return best;
}

export function zoomAt(camera: Camera, point: Point, factor: number): Camera {
  const scale = between(camera.scale * factor, leastScale, mostScale);
  const fixed = toDrawing(camera, point);
  return { x: point.x - fixed.x * scale, y: point.y - fixed.y * scale, scale };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

// The mall can't get lost: the middle of the screen stays over it.
export function kept(camera: Camera, whole: Box, view: View): Camera {
  const middle = toDrawing(camera, { x: view.width / 2, y: view.height / 2 });
  const dx = between(middle.x, whole.left, whole.right) - middle.x;
  const dy = between(middle.y, whole.top, whole.bottom) - middle.y;
  return panBy(camera, -dx * camera.scale, -dy * camera.scale);
}

export function sees(camera: Camera, box: Box, view: View): boolean {
  const room = clear(view);
  const { left, top, right, bottom } = boxOnScreen(camera, box);
  return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
}

// Where the camera goes by itself: the whole mall while its spaces stay large enough, otherwise what matters; and
// nowhere while that is already in good view, because it is easier to play when the picture doesn't move.
export function follow(now: Camera, whole: Sight, needed: Box, view: View): Camera {
  const all = fit(whole, view);
  const close = fit(asSight(needed), view);
  const enough = view.comfortable ?? comfortable;
  if (all.scale >= enough || close.scale < all.scale * worthwhile) {
    const good = sees(now, whole.box, view) && now.scale >= all.scale * 0.85;
    return good && covered(now, whole, view) < covered(all, whole, view) + 1 ? now : all;
  }
  const best = centredOn(needed, view, Math.min(close.scale, enough * 1.5));
  const good = sees(now, needed, view) && now.scale >= best.scale * 0.75 && now.scale <= best.scale * 1.6;
  return good ? now : kept(best, whole.box, view);
}

// What matters, larger than in the whole mall: everything needed if that is worthwhile, otherwise where the player is.
export function closer(now: Camera, whole: Sight, needed: Box, focus: Box, view: View): Camera {
  const all = fit(whole, view);
  const close = fit(asSight(needed), view);
  const isWorthwhile = close.scale >= all.scale * worthwhile;
  const shown = isWorthwhile ? needed : focus;
  const scale = isWorthwhile ? close.scale : between(fit(asSight(focus), view).scale, all.scale, all.scale * 2);
  const best = centredOn(shown, view, scale);
  const isGood = sees(now, shown, view) && now.scale >= best.scale * 0.75 && now.scale <= best.scale * 1.6;
  return isGood ? now : kept(best, whole.box, view);
}

// As little as is needed to bring a box into view; its size stays.
export function nudged(camera: Camera, box: Box, view: View): Camera {
  const room = clear(view);
  const { left, top, right, bottom } = boxOnScreen(camera, box);
  const along = (start: number, end: number, from: number, to: number): number =>
    start < from || end - start > to - from ? from - start : end > to ? to - end : 0;
  return panBy(camera, along(left, right, room.left, room.right), along(top, bottom, room.top, room.bottom));
}

export function same(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.scale / b.scale - 1) < 0.001;
}

// To the eye: nearly the same size, and nearly the same place.
export function alike(a: Camera, b: Camera): boolean {
  return Math.abs(a.scale / b.scale - 1) < 0.2 && Math.hypot(a.x - b.x, a.y - b.y) < 60;
}

// Part of the way from one camera to another; the scale goes by factors, so that a zoom feels even.
export function blend(a: Camera, b: Camera, part: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** part;
  // The point of the drawing that both show at the same place stays fixed; without a zoom it is a plain glide.
  const share = Math.abs(b.scale - a.scale) < 1e-6 ? part : (scale - a.scale) / (b.scale - a.scale);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, scale };
}

// The camera as numbers: screen = drawing * scale + (x, y). Where it goes to show something, and how far it may stray.
import { type Box, grown, type Point } from './geometry';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number; // screen pixels for one drawing unit
}

export interface View {
  readonly width: number; // pixels
  readonly height: number;
  readonly top?: number; // of the height: what banners cover for a while
  readonly corner?: Corner;
}

// What the camera's own buttons cover, at the lower right.
interface Corner {
  readonly width: number;
  readonly height: number;
}

export const leastScale = 0.08;
export const mostScale = 3;
const comfortable = 0.32; // spaces of 32 pixels: below that the whole mall gives way to what matters
const worthwhile = 1.35; // and only where what matters is then seen so much larger
const closest = 1.1; // fitting a single tile does not fill a wide screen with it
const margin = 60; // drawing units that stay free around what is shown

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toDrawing(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

// In the middle of the view; lower where its upper edge would lie below a banner.
function centredOn(box: Box, view: View, scale: number): Camera {
  const y = view.height / 2 - ((box.top + box.bottom) / 2) * scale;
  const lowered = (view.top ?? 0) - (box.top - margin) * scale;
  return { x: view.width / 2 - ((box.left + box.right) / 2) * scale, y: Math.max(y, lowered), scale };
}

function filling(box: Box, view: View): Camera {
  const room = grown(box, margin);
  const wide = view.width / (room.right - room.left);
  const high = (view.height - (view.top ?? 0)) / (room.bottom - room.top);
  return centredOn(box, view, between(Math.min(wide, high), leastScale, closest));
}

// Nothing of it lies under the buttons in the corner: it stays beside or above them, whichever leaves it larger.
export function fit(box: Box, view: View): Camera {
  const free = filling(box, view);
  const { corner } = view;
  const end = toScreen(free, { x: box.right, y: box.bottom });
  if (!corner || end.x <= view.width - corner.width || end.y <= view.height - corner.height) return free;
  const beside = filling(box, { ...view, width: view.width - corner.width });
  const above = filling(box, { ...view, height: view.height - corner.height });
  return beside.scale >= above.scale ? beside : above;
}

export function zoomAt(camera: Camera, point: Point, factor: number): Camera {
  const scale = between(camera.scale * factor, leastScale, mostScale);
  const fixed = toDrawing(camera, point);
  return { x: point.x - fixed.x * scale, y: point.y - fixed.y * scale, scale };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

// The mall cannot be lost: the middle of the screen stays over it.
export function kept(camera: Camera, whole: Box, view: View): Camera {
  const middle = toDrawing(camera, { x: view.width / 2, y: view.height / 2 });
  const dx = between(middle.x, whole.left, whole.right) - middle.x;
  const dy = between(middle.y, whole.top, whole.bottom) - middle.y;
  return panBy(camera, -dx * camera.scale, -dy * camera.scale);
}

export function sees(camera: Camera, box: Box, view: View): boolean {
  const corner = toScreen(camera, { x: box.left, y: box.top });
  const other = toScreen(camera, { x: box.right, y: box.bottom });
  return corner.x >= 0 && corner.y >= (view.top ?? 0) && other.x <= view.width && other.y <= view.height;
}

// Where the camera goes by itself: the whole mall while its spaces stay large enough, otherwise what matters; and
// nowhere at all while it shows that well enough already, because a picture at rest is easier to play on.
export function follow(now: Camera, whole: Box, needed: Box, view: View): Camera {
  const all = fit(whole, view);
  const close = fit(needed, view);
  if (all.scale >= comfortable || close.scale < all.scale * worthwhile) {
    return sees(now, whole, view) && now.scale >= all.scale * 0.85 ? now : all;
  }
  const best = centredOn(needed, view, Math.min(close.scale, comfortable * 1.5));
  const good = sees(now, needed, view) && now.scale >= best.scale * 0.75 && now.scale <= best.scale * 1.6;
  return good ? now : kept(best, whole, view);
}

export function same(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.scale / b.scale - 1) < 0.001;
}

// Part of the way from one camera to another; the scale goes by factors, so that a zoom feels even.
export function blend(a: Camera, b: Camera, part: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** part;
  // The drawing point that both show at the same place stays fixed; without a zoom it is a plain glide.
  const share = Math.abs(b.scale - a.scale) < 1e-6 ? part : (scale - a.scale) / (b.scale - a.scale);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, scale };
}

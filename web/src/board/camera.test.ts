import { describe, expect, it } from 'vitest';
import {
  asSight,
  blend,
  clear,
  closer,
  covered,
  fit,
  follow,
  kept,
  nudged,
  sees,
  toDrawing,
  toScreen,
  zoomAt,
} from './camera';

const view = { width: 400, height: 800 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the camera', () => {
  it('shows a whole box in the middle', () => {
    const mall = asSight(box(0, 0, 1600, 800));
    const camera = fit(mall, view);
    expect(sees(camera, mall.box, view)).toBe(true);
    expect(toScreen(camera, { x: 800, y: 400 })).toEqual({ x: 200, y: 400 });
  });

  it('keeps clear of the hand, wherever it is', () => {
    const high = asSight(box(0, 0, 400, 1600));
    const below = { ...view, firm: [box(40, 700, 360, 800)] };
    expect(clear(below)).toEqual(box(0, 0, 400, 700));
    expect(sees(fit(high, below), high.box, below)).toBe(true);
    expect(sees(fit(high, view), high.box, below)).toBe(false);
    const aside = { width: 844, height: 390, firm: [box(0, 0, 120, 390), box(780, 0, 844, 390)] };
    expect(clear(aside)).toEqual(box(120, 0, 780, 390));
  });

  it('makes way for what floats, and shrinks a little for it', () => {
    const mall = asSight(box(0, 0, 2000, 2000));
    const open = { width: 640, height: 600 };
    expect(covered(fit(mall, { ...open, floats: [box(0, 0, 40, 600)] }), mall, open)).toBe(0);
    const aside = { ...open, floats: [box(0, 0, 50, 600)] };
    const camera = fit(mall, aside);
    expect(covered(camera, mall, aside)).toBe(0);
    expect(camera.scale).toBeLessThan(fit(mall, open).scale);
    expect(camera.scale).toBeGreaterThan(fit(mall, open).scale * 0.92);
  });

  it('prefers being under what floats to being small', () => {
    const mall = asSight(box(0, 0, 2000, 2000));
    const open = { width: 600, height: 600 };
    const crowded = { ...open, floats: [box(0, 0, 200, 600)] };
    const camera = fit(mall, crowded);
    expect(camera.scale).toBeGreaterThan(fit(mall, open).scale * 0.92);
    expect(sees(camera, mall.box, crowded)).toBe(true);
  });

  it('lets empty corners go under what floats', () => {
    const cross = { box: box(0, 0, 3000, 3000), parts: [box(1000, 0, 2000, 3000), box(0, 1000, 3000, 2000)] };
    const open = { width: 600, height: 600 };
    const corners = { ...open, floats: [box(0, 0, 190, 190), box(410, 410, 600, 600)] };
    expect(fit(cross, corners)).toEqual(fit(cross, open));
  });

  it('does not enlarge a single tile too much', () => {
    expect(fit(asSight(box(0, 0, 400, 400)), { width: 2560, height: 1440 }).scale).toBeLessThan(1.2);
  });

  it('zooms around the pointer', () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const point = { x: 120, y: 90 };
    const after = zoomAt(before, point, 2);
    expect(after.scale).toBe(1);
    expect(toDrawing(after, point)).toEqual(toDrawing(before, point));
    expect(zoomAt(before, point, 1000).scale).toBeLessThanOrEqual(3);
  });

  it('never loses sight of the mall', () => {
    const mall = box(0, 0, 400, 400);
    const lost = kept({ x: 5000, y: -5000, scale: 1 }, mall, view);
    const middle = toDrawing(lost, { x: 200, y: 400 });
    expect(middle).toEqual({ x: 0, y: 400 });
  });

  it('glides evenly', () => {
    const a = { x: 0, y: 0, scale: 0.25 };
    const b = { x: 300, y: 0, scale: 1 };
    expect(blend(a, b, 0)).toEqual(a);
    expect(blend(a, b, 1)).toEqual(b);
    expect(blend(a, b, 0.5).scale).toBeCloseTo(0.5);
  });
});

describe('following', () => {
  const small = asSight(box(0, 0, 1000, 1000));
  const large = asSight(box(0, 0, 4000, 4000));

  it('shows everything while spaces stay large enough', () => {
    expect(follow({ x: 0, y: 0, scale: 2 }, small, box(0, 0, 100, 100), view)).toEqual(fit(small, view));
    const nearly = { ...fit(small, view), scale: fit(small, view).scale * 0.95 };
    expect(follow(nearly, small, box(0, 0, 100, 100), view)).toBe(nearly);
  });

  it('shows what matters when the mall has grown', () => {
    const needed = box(3000, 3000, 3600, 3600);
    const camera = follow(fit(large, view), large, needed, view);
    expect(sees(camera, needed, view)).toBe(true);
    expect(camera.scale).toBeGreaterThan(fit(large, view).scale);
  });

  it('stays put while that is in view', () => {
    const needed = box(3000, 3000, 3600, 3600);
    const camera = follow(fit(large, view), large, needed, view);
    expect(follow(camera, large, box(3100, 3000, 3600, 3500), view)).toBe(camera);
  });

  it('shows everything when what matters is nearly everything', () => {
    expect(follow({ x: 0, y: 0, scale: 1 }, large, box(100, 100, 3900, 3900), view)).toEqual(fit(large, view));
  });

  it('goes closer when asked, to where the player is if everything is needed', () => {
    const all = fit(large, view);
    const needed = box(3000, 3000, 3600, 3600);
    expect(sees(closer(all, large, needed, needed, view), needed, view)).toBe(true);
    const own = box(100, 100, 600, 600);
    const camera = closer(all, large, large.box, own, view);
    expect(sees(camera, own, view)).toBe(true);
    expect(camera.scale).toBeGreaterThan(all.scale * 1.5);
    expect(closer(camera, large, large.box, box(150, 100, 600, 550), view)).toBe(camera);
  });

  it('brings a place into view with the smallest movement', () => {
    const now = { x: 0, y: 0, scale: 1 };
    expect(nudged(now, box(100, 100, 200, 200), view)).toEqual(now);
    expect(nudged(now, box(350, -40, 450, 60), view)).toEqual({ x: -50, y: 40, scale: 1 });
    expect(nudged(now, box(-100, 0, 900, 100), view)).toEqual({ x: 100, y: 0, scale: 1 }); // wider than the view
    const below = { ...view, firm: [box(0, 700, 400, 800)] };
    expect(nudged(now, box(100, 650, 200, 750), below)).toEqual({ x: 0, y: -50, scale: 1 });
  });
});

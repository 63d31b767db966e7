import { describe, expect, it } from 'vitest';
import { blend, fit, follow, kept, sees, toDrawing, toScreen, zoomAt } from './camera';

const view = { width: 400, height: 800 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the camera', () => {
  it('shows a whole box in the middle', () => {
    const mall = box(0, 0, 1600, 800);
    const camera = fit(mall, view);
    expect(sees(camera, mall, view)).toBe(true);
    expect(toScreen(camera, { x: 800, y: 400 })).toEqual({ x: 200, y: 400 });
  });

  it('leaves room for a banner only where the mall would reach below it', () => {
    const wide = box(0, 0, 1600, 800);
    const covered = { ...view, top: 70 };
    expect(fit(wide, covered)).toEqual(fit(wide, view));
    const high = box(0, 0, 400, 1600);
    const camera = fit(high, covered);
    expect(toScreen(camera, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(70);
    expect(sees(camera, high, covered)).toBe(true);
    expect(sees(fit(high, view), high, covered)).toBe(false);
  });

  it('leaves nothing of the whole mall under the buttons in the corner', () => {
    const covered = { width: 640, height: 640, corner: { width: 52, height: 140 } };
    const open = { width: 640, height: 640 };
    for (const mall of [box(0, 0, 3000, 3000), box(0, 0, 3000, 2700), box(0, 0, 1500, 3000)]) {
      const camera = fit(mall, covered);
      const end = toScreen(camera, { x: mall.right, y: mall.bottom });
      expect(end.x <= 640 - 52 || end.y <= 640 - 140).toBe(true);
      expect(sees(camera, mall, open)).toBe(true);
    }
    expect(fit(box(0, 0, 3000, 900), covered)).toEqual(fit(box(0, 0, 3000, 900), open)); // it does not reach them
    const end = toScreen(fit(box(0, 0, 3000, 3000), open), { x: 3000, y: 3000 });
    expect(end.x > 640 - 52 && end.y > 640 - 140).toBe(true);
  });

  it('does not blow a single tile up', () => {
    expect(fit(box(0, 0, 400, 400), { width: 2560, height: 1440 }).scale).toBeLessThan(1.2);
  });

  it('zooms around the pointer', () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const point = { x: 120, y: 90 };
    const after = zoomAt(before, point, 2);
    expect(after.scale).toBe(1);
    expect(toDrawing(after, point)).toEqual(toDrawing(before, point));
    expect(zoomAt(before, point, 1000).scale).toBeLessThanOrEqual(3);
  });

  it('never loses the mall', () => {
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
  const small = box(0, 0, 1000, 1000);
  const large = box(0, 0, 4000, 4000);

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

  it('rests while that is in view', () => {
    const needed = box(3000, 3000, 3600, 3600);
    const camera = follow(fit(large, view), large, needed, view);
    expect(follow(camera, large, box(3100, 3000, 3600, 3500), view)).toBe(camera);
  });

  it('shows everything when what matters is nearly everything', () => {
    expect(follow({ x: 0, y: 0, scale: 1 }, large, box(100, 100, 3900, 3900), view)).toEqual(fit(large, view));
  });
});

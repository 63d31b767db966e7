// Pans the mall with the mouse, wherever pawns and buttons are.
import type { Page } from '@playwright/test';

export async function panBy(page: Page, dx: number, dy: number): Promise<void> {
  await page.evaluate(
    ([x, y]) => {
      const stage = document.querySelector('.mall-stage');
      const send = (type: string, left: number, top: number, buttons: number): void => {
        const common = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, button: 0, buttons };
        stage?.dispatchEvent(new PointerEvent(type, { ...common, clientX: left, clientY: top }));
      };
      send('pointerdown', 300, 300, 1);
      send('pointermove', 300 + x, 300 + y, 1);
      send('pointerup', 300 + x, 300 + y, 0);
    },
    [dx, dy] as const,
  );
}

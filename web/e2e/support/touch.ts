// Fingers on the glass, several at once: Playwright's own touch screen has one finger that only taps.
import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const usualSteps = 6; // moves that a finger sends on its way
const longPressMs = 1_000; // browsers wait for half of it

export class TouchScreen {
  private readonly fingers = new Map<number, Point>();

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<TouchScreen> {
    return new TouchScreen(await page.context().newCDPSession(page));
  }

  async down(finger: number, at: Point): Promise<void> {
    this.fingers.set(finger, at);
    await this.send('touchStart');
  }

  // All of them at the same time, each on a straight line.
  async move(to: Readonly<Record<number, Point>>, steps = usualSteps): Promise<void> {
    const from = new Map(this.fingers);
    for (let step = 1; step <= steps; step += 1) {
      for (const [finger, start] of from) {
        const goal = to[finger] ?? start;
        const part = step / steps;
        this.fingers.set(finger, { x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part });
      }
      await this.send('touchMove');
    }
  }

  async up(finger: number): Promise<void> {
    const at = this.fingers.get(finger);
    if (at === undefined) throw new Error(`Finger ${finger} is not on the glass.`);
    this.fingers.delete(finger);
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [{ id: finger, ...at }] });
  }

  // Held until the browser treats it as a long press, then lifted.
  async longPress({ x, y }: Point): Promise<void> {
    await this.session.send('Input.synthesizeTapGesture', { x, y, duration: longPressMs, gestureSourceType: 'touch' });
  }

  // As when the system uses the touch for its own gesture.
  async cancel(): Promise<void> {
    this.fingers.clear();
    await this.send('touchCancel');
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchCancel'): Promise<void> {
    const touchPoints = [...this.fingers].map(([id, { x, y }]) => ({ id, x, y }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

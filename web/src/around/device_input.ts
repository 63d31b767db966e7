// Keys and gamepads of the people around one screen: what each presses goes to their own hand, and to no other.
import type { Key } from '../board/meaning';
import { isElsewhere, isShortcut, listenForKeys } from '../keys/key_dispatcher';
import { commandOfControl, type Control, controlOf, type Device, isGamepad, numberOfPad } from './controls';

export interface Pressed {
  take(key: Key): boolean;
}

export interface HeldDevice {
  readonly device: Device;
  readonly hand: Pressed;
}

export type PadReading = Pick<Gamepad, 'axes' | 'buttons' | 'connected'>;

export interface PadWorld {
  pads(): readonly (PadReading | null)[];
  frame(then: (now: number) => void): number;
  cancel(frame: number): void;
}

export const browserPads: PadWorld = {
  pads: () => navigator.getGamepads?.() ?? [],
  frame: (then) => requestAnimationFrame(then),
  cancel: (frame) => cancelAnimationFrame(frame),
};

type Way = 'north' | 'east' | 'south' | 'west';

const isWay = (control: Control): control is Way => ['north', 'east', 'south', 'west'].includes(control);
const tilted = 0.6; // of the stick's way: it points somewhere
const upright = 0.35; // and no longer does
const repeatAfterMs = 380;
const repeatMs = 170;
const longestLook = 50; // a picture that comes late doesn't make anyone walk farther

function keyOf(control: Control): Key {
  const command = commandOfControl(control);
  return { command, code: command === null ? 'Enter' : '', far: false };
}

// Where a stick points, if anywhere; one that has pointed keeps doing so until it is nearly upright.
export function wayOfStick(axes: readonly number[], before: Way | null): Way | null {
  const [x = 0, y = 0] = axes;
  const isAcross = Math.abs(x) > Math.abs(y);
  if (Math.max(Math.abs(x), Math.abs(y)) < (before === null ? tilted : upright)) return null;
  return isAcross ? (x > 0 ? 'east' : 'west') : y > 0 ? 'south' : 'north';
}

interface PadState {
  readonly down: ReadonlySet<string>; // buttons
  readonly way: Way | null; // of the stick
  readonly held: { readonly control: Way; readonly left: number } | null; // goes on walking in so many ms
}

const atRest: PadState = { down: new Set(), way: null, held: null };

export class DeviceInput {
  private readonly states = new Map<Device, PadState>();
  private lookedAt = 0;

  constructor(
    private readonly held: readonly HeldDevice[],
    private readonly world: PadWorld = browserPads,
  ) {}

  listen(): () => void {
    const stopKeys = listenForKeys('shared', (event) => this.key(event));
    let frame = 0;
    const look = (now: number): void => {
      this.look(now);
      frame = this.world.frame(look);
    };
    if (this.held.some(({ device }) => isGamepad(device))) frame = this.world.frame(look);
    return () => {
      stopKeys();
      this.world.cancel(frame);
    };
  }

  private key(event: KeyboardEvent): boolean {
    if (isShortcut(event) || event.isComposing || isElsewhere(event)) return false;
    for (const { device, hand } of this.held) {
      const control = isGamepad(device) ? null : controlOf(device, event.code);
      if (control === null) continue;
      if (!event.repeat || isWay(control)) hand.take(keyOf(control));
      return true;
    }
    return false;
  }

  // What has been pressed since the last look.
  look(now: number): void {
    const passed = Math.min(longestLook, now - this.lookedAt);
    this.lookedAt = now;
    const pads = this.world.pads();
    for (const { device, hand } of this.held) {
      const pad = isGamepad(device) ? pads[numberOfPad(device)] : null;
      if (!pad?.connected) {
        this.states.delete(device);
        continue;
      }
      this.states.set(device, this.read(device, hand, pad, passed));
    }
  }

  private read(device: Device, hand: Pressed, pad: PadReading, passed: number): PadState {
    const before = this.states.get(device) ?? atRest;
    const down = new Set(pad.buttons.flatMap((button, i) => (button.pressed ? [`b${i}`] : [])));
    const way = wayOfStick(pad.axes, before.way);
    let walking: Way | null = way;
    for (const code of down) {
      const control = controlOf(device, code);
      if (control === null) continue;
      if (isWay(control)) walking ??= control;
      if (!before.down.has(code)) hand.take(keyOf(control));
    }
    if (way !== null && way !== before.way) hand.take(keyOf(way));
    if (walking === null) return { down, way, held: null };
    if (before.held?.control !== walking) return { down, way, held: { control: walking, left: repeatAfterMs } };
    const left = before.held.left - passed;
    if (left > 0) return { down, way, held: { control: walking, left } };
    hand.take(keyOf(walking));
    return { down, way, held: { control: walking, left: left + repeatMs } };
  }
}

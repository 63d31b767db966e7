// Sound that a phone call or a sleeping tab has taken away comes back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Node {
  readonly kind: string;
  readonly gain: { value: number; setTargetAtTime(value: number): void };
  readonly pan: { value: number };
  connect(to: Node): Node;
}

class FakeContext extends EventTarget {
  static made: FakeContext[] = [];
  state = 'suspended';
  mayResume = true;
  currentTime = 0;
  destination = {};

  constructor() {
    super();
    FakeContext.made.push(this);
  }
  nodes: Node[] = [];
  make(kind: string): Node {
    const gain = {
      value: 1,
      setTargetAtTime: (value: number) => void (gain.value = value),
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    const node = { kind, gain, pan: { value: 0 }, connect: (to: Node) => to, disconnect: () => undefined };
    this.nodes.push(node);
    return node;
  }
  createGain(): Node {
    return this.make('gain');
  }
  createStereoPanner(): Node {
    return this.make('panner');
  }
  createDynamicsCompressor(): unknown {
    const value = { value: 0 };
    return { threshold: value, ratio: value, attack: value, release: value, connect: () => undefined };
  }
  resume(): Promise<void> {
    if (!this.mayResume) return Promise.reject(new DOMException('', 'InvalidStateError'));
    this.turns('running');
    return Promise.resolve();
  }
  turns(state: string): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const touch = (): void => void document.dispatchEvent(new Event('pointerup'));
let stop: () => void;
let box: typeof import('./sound_box').soundBox;
let sideOf: typeof import('./sound_box').sideOf;
let isHidden: boolean;

function context(): FakeContext {
  const [only, ...more] = FakeContext.made;
  if (only === undefined || more.length > 0) throw new Error(`There are ${FakeContext.made.length} contexts.`);
  return only;
}

beforeEach(async () => {
  FakeContext.made = [];
  isHidden = false;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.resetModules();
  ({ soundBox: box, sideOf } = await import('./sound_box'));
  vi.spyOn(await import('./strikes'), 'playStrikes').mockImplementation(() => undefined);
  stop = box.unlockOnFirstTouch();
  touch();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sound of the page', () => {
  it('begins with the first touch', () => {
    expect(context().state).toBe('running');
  });

  it('returns by itself when a call is over', () => {
    context().mayResume = false;
    context().turns('interrupted');
    expect(context().state).toBe('interrupted');
    context().mayResume = true;
    context().turns('suspended'); // what Safari says when the call has ended
    expect(context().state).toBe('running');
  });

  it('returns with a touch if the browser requires one', () => {
    context().mayResume = false;
    context().turns('interrupted');
    touch();
    expect(context().state).toBe('interrupted');
    context().mayResume = true;
    touch();
    expect(context().state).toBe('running');
  });

  it('waits while the page is hidden, and returns with it', () => {
    isHidden = true;
    context().turns('interrupted');
    expect(context().state).toBe('interrupted');
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(context().state).toBe('running');
  });

  it('comes from the side where something happens', () => {
    box.play('step', 1, sideOf(900, 1000));
    expect(
      context()
        .nodes.filter(({ kind }) => kind === 'panner')
        .map(({ pan }) => pan.value > 0.3),
    ).toEqual([true]);
    box.play('tile', 1, sideOf(100, 1000));
    const [, left] = context().nodes.filter(({ kind }) => kind === 'panner');
    expect(left?.pan.value).toBeLessThan(-0.3);
    expect([sideOf(500, 1000), sideOf(-80, 1000), sideOf(4000, 1000), sideOf(5, 0)]).toEqual([0, -1, 1, 0]);
  });

  it('gives way to voices, and comes back', () => {
    const [mix] = context().nodes;
    expect(mix?.gain.value).toBe(1);
    box.giveWay(true);
    expect(mix?.gain.value).toBeLessThan(0.5);
    box.giveWay(false);
    expect(mix?.gain.value).toBe(1);
  });
});

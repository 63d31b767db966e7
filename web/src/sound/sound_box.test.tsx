// Sound that a phone call or a sleeping tab has taken away comes back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  const { soundBox } = await import('./sound_box');
  stop = soundBox.unlockOnFirstTouch();
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
});

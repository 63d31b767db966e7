import { beforeEach, describe, expect, it } from 'vitest';
import { BannerQueue, hurriedMs, type Banner, type Timer } from './banners';

class FakeTimer implements Timer {
  now = 0;
  private calls: { at: number; call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.now + ms, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter((other) => other !== entry);
    };
  }

  pass(ms: number): void {
    this.now += ms;
    for (const due of this.calls.filter((entry) => entry.at <= this.now)) {
      this.calls = this.calls.filter((other) => other !== due);
      due.call();
    }
  }
}

function banner(about: string, more: Partial<Banner> = {}): Banner {
  return { about, tone: 'plain', title: about, ms: 4000, ...more };
}

describe('the place for banners', () => {
  let timer: FakeTimer;
  let queue: BannerQueue;
  beforeEach(() => {
    timer = new FakeTimer();
    queue = new BannerQueue(timer);
  });

  it('shows one and lets it go after its time', () => {
    queue.push(banner('talk'));
    expect(queue.current.value?.title).toBe('talk');
    timer.pass(3999);
    expect(queue.current.value).not.toBeNull();
    timer.pass(1);
    expect(queue.current.value).toBeNull();
  });

  it('hurries when another waits', () => {
    queue.push(banner('talk'));
    queue.push(banner('actions'));
    expect(queue.current.value?.about).toBe('talk');
    timer.pass(hurriedMs);
    expect(queue.current.value?.about).toBe('actions');
    timer.pass(4000);
    expect(queue.current.value).toBeNull();
  });

  it('replaces what is shown or waits about the same thing', () => {
    queue.push(banner('talk', { title: 'old' }));
    const first = queue.current.value?.id;
    queue.push(banner('talk', { title: 'new' }));
    expect(queue.current.value?.title).toBe('new');
    expect(queue.current.value?.id).not.toBe(first);
    queue.push(banner('actions', { title: 'one' }));
    queue.push(banner('actions', { title: 'two' }));
    queue.dismiss();
    expect(queue.current.value?.title).toBe('two');
    queue.dismiss();
    expect(queue.current.value).toBeNull();
  });

  it('lets what is urgent come first, and then goes on', () => {
    queue.push(banner('actions'));
    queue.push(banner('talk'));
    queue.push(banner('knock', { urgent: true }));
    const seen: string[] = [];
    while (queue.current.value) {
      seen.push(queue.current.value.about);
      queue.dismiss();
    }
    expect(seen).toEqual(['knock', 'actions', 'talk']);
  });

  it('takes back what is no longer true', () => {
    queue.push(banner('talk'));
    queue.push(banner('actions'));
    queue.withdraw('talk');
    expect(queue.current.value?.about).toBe('actions');
    queue.push(banner('talk'));
    queue.withdraw('talk');
    queue.dismiss();
    expect(queue.current.value).toBeNull();
  });

  it('keeps the newest when too many wait', () => {
    for (const about of ['a', 'b', 'c', 'd', 'e', 'f']) queue.push(banner(about));
    const seen: string[] = [];
    while (queue.current.value) {
      seen.push(queue.current.value.about);
      queue.dismiss();
    }
    expect(seen).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
});

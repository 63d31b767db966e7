import { beforeEach, describe, expect, it } from 'vitest';
import { BannerQueue, hurriedMs, restMs, urgentMs, type Banner, type Timer } from './banners';

class FakeTimer implements Timer {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter((other) => other !== entry);
    };
  }

  pass(ms: number): void {
    this.time += ms;
    for (const due of this.calls.filter((entry) => entry.at <= this.time)) {
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

  it('gives what is urgent its time, and the rest of its own to what was interrupted', () => {
    queue.push(banner('actions', { ms: 5000 }));
    timer.pass(2000);
    queue.push(banner('knock', { urgent: true, ms: 2500 }));
    queue.push(banner('talk'));
    timer.pass(urgentMs - 1);
    expect(queue.current.value?.about).toBe('knock');
    timer.pass(1);
    expect(queue.current.value).toMatchObject({ about: 'actions', ms: 3000 });
    timer.pass(hurriedMs);
    expect(queue.current.value?.about).toBe('talk');
  });

  it('does not bring back what was nearly over', () => {
    queue.push(banner('actions', { ms: 5000 }));
    timer.pass(5000 - restMs + 1);
    queue.push(banner('knock', { urgent: true }));
    queue.dismiss();
    expect(queue.current.value).toBeNull();
  });

  it('never lengthens what is shown because another waits', () => {
    queue.push(banner('talk'));
    timer.pass(3900);
    queue.push(banner('actions'));
    timer.pass(100);
    expect(queue.current.value?.about).toBe('actions');
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

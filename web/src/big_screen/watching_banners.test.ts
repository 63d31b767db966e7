import { afterEach, expect, it } from 'vitest';
import { BannerQueue, type Banner } from '../words/banners';
import { keepToWatching } from './watching_banners';

const queue = new BannerQueue({ now: () => 0, after: () => () => undefined });
const banner = (about: string): Banner => ({
  about,
  tone: 'plain',
  title: 'Bo left',
  text: 'Tap the seat.',
  ms: 4_500,
});
const stop = keepToWatching(queue);
afterEach(() => queue.clear());

it('says who has left, and not how to take the seat', () => {
  queue.push(banner('left 1'));
  expect(queue.current.value).toMatchObject({ about: 'left 1', title: 'Bo left' });
  expect(queue.current.value?.text).toBeUndefined();
});

it('shows nothing about joining and leading the table, and goes on with what waits', () => {
  queue.push(banner('joined'));
  expect(queue.current.value).toBeNull();
  queue.push(banner('theft'));
  queue.push(banner('host'));
  queue.push(banner('ball'));
  expect(queue.current.value).toMatchObject({ about: 'theft', text: 'Tap the seat.' });
  queue.dismiss();
  expect(queue.current.value?.about).toBe('ball');
});

it('leaves banners alone once it has stopped', () => {
  stop();
  queue.push(banner('host'));
  expect(queue.current.value?.about).toBe('host');
});

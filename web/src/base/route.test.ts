import { describe, expect, it } from 'vitest';
import { pathOf, readRoute, type Route } from './route';

describe('the addresses of the page', () => {
  const places: readonly (readonly [string, Route])[] = [
    ['/', { at: 'home' }],
    ['/t/GV5B3E', { at: 'table', code: 'GV5B3E' }],
    ['/screen/GV5B3E', { at: 'screen', code: 'GV5B3E' }],
    ['/practice', { at: 'practice' }],
    ['/practice/solo', { at: 'solo' }],
    ['/practice/introduction', { at: 'introduction' }],
    ['/book', { at: 'book' }],
    ['/crew', { at: 'crew' }],
    ['/heist', { at: 'heist' }],
    ['/achievements/0123abcd', { at: 'achievements', record: '0123abcd' }],
    ['/rules', { at: 'rules', id: null }],
    ['/rules/B-MOVE-2', { at: 'rules', id: 'B-MOVE-2' }],
    ['/editor', { at: 'editor' }],
    ['/replay', { at: 'replay', id: null }],
    ['/replay/0123abcd', { at: 'replay', id: '0123abcd' }],
  ];

  it.each(places)('%s is read and written back', (path, route) => {
    expect(readRoute(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it('accept the older name of achievements', () => {
    expect(readRoute('/deeds/0123abcd')).toEqual({ at: 'achievements', record: '0123abcd' });
  });

  it('accept lower case, a trailing slash and a query', () => {
    expect(readRoute('/t/gv5-b3e/')).toEqual({ at: 'table', code: 'GV5B3E' });
    expect(readRoute('/screen/gv5-b3e')).toEqual({ at: 'screen', code: 'GV5B3E' });
    expect(readRoute('/practice/?x=1')).toEqual({ at: 'practice' });
    expect(readRoute('/index.html')).toEqual({ at: 'home' });
  });

  it.each([
    '/t',
    '/t/GV5',
    '/screen',
    '/screen/GV5B30',
    '/t/GV5B3E/more',
    '/practice/chess',
    '/elsewhere',
    '/deeds',
    '/achievements',
    '/t/%E0%A4%A',
  ])('%s leads nowhere', (path) => {
    expect(readRoute(path)).toEqual({ at: 'nowhere', path });
  });
});

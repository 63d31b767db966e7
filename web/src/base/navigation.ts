// Going from place to place without loading the page anew, over the browser's own history.
import { signal } from '@preact/signals';
import { addressOf, placeOf } from './base_path';
import { readRoute, type Route } from './route';

const current = signal<Route>(readRoute(placeOf(globalThis.location?.pathname ?? '/')));

export const route = { get value(): Route { return current.value; } };

let steps = 0; // that this page itself has taken: whether "back" stays inside it

function arrive(): void {
  current.value = readRoute(placeOf(location.pathname));
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    steps = Math.max(0, steps - 1);
    arrive();
  });
}

export function go(place: string, how: 'push' | 'replace' = 'push'): void {
  const path = addressOf(place);
  if (how === 'replace') {
    history.replaceState(null, '', path);
  } else {
    if (path === location.pathname + location.search) return;
    history.pushState(null, '', path);
    steps += 1;
  }
  arrive();
  scrollTo(0, 0);
}

// To where one came from, or home when that is another site.
export function goBack(): void {
  if (steps > 0) history.back();
  else go('/');
}

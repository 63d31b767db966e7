// Going from place to place without reloading the page, using the browser's history.
import { signal } from '@preact/signals';
import { addressOf, placeOf } from './base_path';
import { readRoute, type Route } from './route';
import { ScrollMemory } from './scroll_memory';

const current = signal<Route>(readRoute(placeOf(globalThis.location?.pathname ?? '/')));

export const route = {
  get value(): Route {
    return current.value;
  },
};

// Every history entry that this page made has a number. Those before the first belong to other sites.
let entry = 0;
let arrival: 'new' | 'again' | null = null; // how the next screen was reached
const scrolling = new ScrollMemory();

function numberOf(state: unknown): number | null {
  const number = (state as { readonly entry?: unknown } | null)?.entry;
  return typeof number === 'number' ? number : null;
}

function setEntry(number: number): void {
  entry = number;
  history.replaceState({ entry }, '');
}

function arrive(how: 'new' | 'again' | null): void {
  arrival = how;
  current.value = readRoute(placeOf(location.pathname));
}

export function followHistory(): void {
  history.scrollRestoration = 'manual';
  const begun = numberOf(history.state);
  if (begun === null) {
    setEntry(0);
  } else {
    entry = begun; // a reload
    arrival = 'again';
  }
  scrolling.follow(() => (arrival === null ? entry : null));
  addEventListener('popstate', (event) => {
    const to = numberOf(event.state);
    scrolling.keep();
    if (to === null)
      setEntry(entry + 1); // another # of the same place
    else entry = to;
    arrive(to === null ? null : 'again');
  });
}

// The screen has been drawn, as far as it has been fetched.
export function hasArrived(): void {
  if (arrival === 'new') scrolling.begin(entry);
  else if (arrival === 'again') scrolling.restore(entry);
  arrival = null;
}

// Whether the page is being scrolled back to where it was: nothing else should scroll it then.
export function restoresScroll(): boolean {
  return scrolling.isRestoring;
}

export function go(place: string, how: 'push' | 'replace' = 'push'): void {
  const path = addressOf(place);
  if (how === 'replace') {
    history.replaceState({ entry }, '', path);
  } else {
    if (path === location.pathname + location.search) return;
    scrolling.keep();
    entry += 1;
    history.pushState({ entry }, '', path);
  }
  arrive('new');
}

// Back to where the visitor came from, or home if that is another site.
export function goBack(): void {
  if (entry > 0) history.back();
  else go('/');
}

// Where this page lies on its site. All places inside the page are named as if it had the site for itself ("/rules");
// only what the browser or the server sees carries the path before it ("/maze/rules").

// The server writes it into index.html: '/', or '/maze/' where it lies below a site.
function written(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/';
}

// The address of a place, for the browser.
export function addressIn(base: string, place: string): string {
  return base + place.replace(/^\//, '');
}

// The place of an address. What does not lie below the base is taken as it is: the page then says that nothing is there.
export function placeIn(base: string, address: string): string {
  if (`${address}/` === base) return '/';
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}

const base = written();

export const addressOf = (place: string): string => addressIn(base, place);
export const placeOf = (address: string): string => placeIn(base, address);

// http://192.168.0.7:8080, or https://example.org/maze: what everything else of the server is written behind.
export const site = (): string => location.origin + base.replace(/\/$/, '');

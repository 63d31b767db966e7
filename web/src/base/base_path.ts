// Where this page is on its site. Places inside the page are named as if it had the whole site ("/rules"); only what the
// browser or the server sees has the path in front of it ("/maze/rules").

// The server writes it into index.html: '/', or '/maze/' if the page is below a site.
function written(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/';
}

// The address of a place, for the browser.
export function addressIn(base: string, place: string): string {
  return base + place.replace(/^\//, '');
}

// The place of an address. An address outside the base is kept as it is: the page then says that nothing is there.
export function placeIn(base: string, address: string): string {
  if (`${address}/` === base) return '/';
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}

const base = written();

export const addressOf = (place: string): string => addressIn(base, place);
export const placeOf = (address: string): string => placeIn(base, address);

// http://192.168.0.7:8080, or https://example.org/maze: the prefix of all the server's addresses.
export const site = (): string => location.origin + base.replace(/\/$/, '');

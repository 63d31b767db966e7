// The service worker: keeps the files of one build of the page in the browser, so that practice works without a server
// once it has been loaded. It never gets between the page and a table: api and ws bypass it, and while the server
// answers, the page comes from there.
// After the build web/scripts/stamp.mjs writes the build's name and its files into the two lines below.
export {};

const build: string = 'unbuilt';
const files: readonly string[] = ['every file']; // relative to this one

// What is used here of the worker's scope; the page's own types don't have it.
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: { readonly origin: string; readonly href: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
declare const self: Worker;

const prefix = 'magicmaze-page-';
const own = prefix + build;
// This worker and its page have the same path on their site: '/', or '/maze/'.
const base = new URL('.', self.location.href).pathname;
const paths = files.map((file) => new URL(file, self.location.href).pathname);
const patienceMs = 4000; // for a server that neither answers nor refuses

const isNamedAfterContent = (path: string): boolean => path.startsWith(`${base}assets/`);

// All files or none. A server that was updated in between sends another index: then the next worker will be the right
// one.
async function keepFiles(): Promise<void> {
  const cache = await caches.open(own);
  try {
    await cache.addAll(
      paths.map((path) => new Request(path, { cache: isNamedAfterContent(path) ? 'default' : 'no-cache' })),
    );
    const index = await (await cache.match(base))?.text();
    if (!index?.includes(build)) throw new Error('The page is of another build.');
  } catch (trouble) {
    await caches.delete(own);
    throw trouble;
  }
}

// The files of the previous build stay: a page of it may be open in another tab and still need one of them.
async function clearAway(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function fromServer(request: Request): Promise<Response> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('late')), patienceMs));
  const answer = await Promise.race([fetch(request), late]);
  if (answer.status >= 502 && answer.status <= 504) throw new Error('The server is away.');
  return answer;
}

// The server's page if there is a server, otherwise the kept one: the address says what to show.
async function page(request: Request): Promise<Response> {
  try {
    return await fromServer(request);
  } catch (trouble) {
    const kept = await (await caches.open(own)).match(base);
    if (kept) return kept;
    throw trouble;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function serverFirst(request: Request): Promise<Response> {
  try {
    return await fromServer(request);
  } catch (trouble) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw trouble;
  }
}

const isPage = (path: string): boolean =>
  path.startsWith(base) &&
  /^(?:$|(?:t|screen|practice|rules|replay|editor|book|crew|heist|achievements|deeds)(?:\/|$))/.test(
    path.slice(base.length),
  );

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(clearAway()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
  } else if (isNamedAfterContent(pathname)) {
    event.respondWith(keptFirst(request));
  } else if (paths.includes(pathname)) {
    event.respondWith(serverFirst(request));
  }
});

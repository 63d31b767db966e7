// Everything the link needs from outside: time, sockets, storage and chance. Tests bring their own.
import { addressOf, site } from '../base/base_path';
import { Emitter, type Source } from '../base/source';

export interface Timer {
  cancel(): void;
}

export interface SocketListener {
  opened(): void;
  heard(frame: string): void;
  closed(code: number): void; // once, also when it couldn't be opened
}

export interface RawSocket {
  send(frame: string): void;
  close(): void; // no more messages
}

// What may have happened to the connection meanwhile; asleep: nothing in the page runs until it is visible.
export type Wake = 'online' | 'offline' | 'visible' | 'asleep';

export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Environment {
  now(): number; // steady milliseconds
  wallClock(): number; // milliseconds since 1970
  after(ms: number, then: () => void): Timer;
  open(url: string, listener: SocketListener): RawSocket;
  random(): number; // 0 to 1, for the length of pauses
  secret(): string; // 128 random bits as 32 hexadecimal digits
  readonly wakes: Source<Wake>;
  readonly memory: Memory;
  readonly origin: string; // http://192.168.0.7:8080, or https://example.org/maze below a site
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function openWebSocket(url: string, listener: SocketListener): RawSocket {
  const socket = new WebSocket(url);
  let listens = true;
  socket.onopen = () => {
    if (listens) listener.opened();
  };
  socket.onmessage = (event: MessageEvent<unknown>) => {
    if (listens && typeof event.data === 'string') listener.heard(event.data);
  };
  socket.onclose = (event) => {
    if (!listens) return;
    listens = false;
    listener.closed(event.code);
  };
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    close: () => {
      listens = false;
      socket.close();
    },
  };
}

// Private windows and blocked cookies throw on any touch: then a seat lasts as long as the page.
export function carefulMemory(): Memory {
  const here = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return here.get(key) ?? localStorage.getItem(key);
      } catch {
        return here.get(key) ?? null;
      }
    },
    setItem: (key, value) => {
      try {
        localStorage.setItem(key, value);
        here.delete(key);
      } catch {
        here.set(key, value);
      }
    },
    removeItem: (key) => {
      here.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // as above
      }
    },
  };
}

// crypto.getRandomValues is there over plain http too, unlike the rest of WebCrypto.
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function browserWakes(): Source<Wake> {
  const wakes = new Emitter<Wake>();
  addEventListener('online', () => wakes.emit('online'));
  addEventListener('offline', () => wakes.emit('offline'));
  addEventListener('pageshow', (event) => {
    if (event.persisted) wakes.emit('visible');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakes.emit('visible');
  });
  document.addEventListener('freeze', () => wakes.emit('asleep'));
  document.addEventListener('resume', () => wakes.emit('visible'));
  return wakes;
}

let inBrowser: Environment | null = null;

export function browserEnvironment(): Environment {
  inBrowser ??= {
    now: () => performance.now(),
    wallClock: () => Date.now(),
    after: (ms, then) => {
      const id = setTimeout(then, ms);
      return { cancel: () => clearTimeout(id) };
    },
    open: openWebSocket,
    random: () => Math.random(),
    secret: randomSecret,
    wakes: browserWakes(),
    memory: carefulMemory(),
    origin: site(),
    fetch: (path, init) => fetch(addressOf(path), init),
  };
  return inBrowser;
}

// Every key of the page comes through here: one listener, and scopes in a fixed order. A handler names its scope; the
// first one that takes a key has it, and nobody after it.

const beforeThePage = [
  'rebind', // waits for the next key, which then means nothing else
  'watch', // only watches, and takes nothing
  'by_ear', // questions of someone who plays by ear
  'shared', // people who share this keyboard, each with a part of it
  'play', // heroes, ways, actions
  'modules', // guards, the shaft, the tray
  'seat', // the small menu of a seat
  'point', // a key for whatever has the focus
] as const;

// These leave keys to whatever has the focus: a field, a slider, the board.
const afterThePage = ['talk', 'replay', 'rules'] as const;

export type KeyScope = (typeof beforeThePage)[number] | (typeof afterThePage)[number];

type Handler = (event: KeyboardEvent) => boolean; // true: it is taken

const handlers = new Map<KeyScope, Set<Handler>>();

function dispatch(event: KeyboardEvent, scopes: readonly KeyScope[]): void {
  for (const scope of scopes) {
    for (const handler of handlers.get(scope) ?? []) {
      if (!handler(event)) continue;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
  }
}

const early = (event: KeyboardEvent): void => dispatch(event, beforeThePage);
const late = (event: KeyboardEvent): void => dispatch(event, afterThePage);

// Returns a function that stops it.
export function listenForKeys(scope: KeyScope, handler: Handler): () => void {
  if (handlers.size === 0) {
    addEventListener('keydown', early, true);
    addEventListener('keydown', late);
  }
  const own = handlers.get(scope) ?? new Set();
  handlers.set(scope, own.add(handler));
  return () => {
    own.delete(handler);
    if (own.size === 0 && handlers.get(scope) === own) handlers.delete(scope);
    if (handlers.size > 0) return;
    removeEventListener('keydown', early, true);
    removeEventListener('keydown', late);
  };
}

// A shortcut of the browser or of the system.
export function isShortcut(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

// Someone is typing, or has a dialog open: keys belong to that.
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') != null;
}

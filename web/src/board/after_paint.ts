// Work that nobody waits for: names for screen readers, the camera. It runs after the next picture has been painted.

const patienceMs = 120; // a hidden page paints nothing, so there is also a timer
const longestMs = 400; // after this long it runs, no matter what else has to be painted

// Everything waiting for a picture shares one timer: every timer costs time before the picture.
const waiting = new Map<() => void, number>(); // since when
let frame = 0;
let clock: ReturnType<typeof setTimeout> | undefined;
let news = false; // there is something new that hasn't been painted yet

// Another picture is due meanwhile: it goes first, and the work follows it.
function begin(work: () => void): void {
  const since = waiting.get(work);
  if (since === undefined || (clock !== undefined && performance.now() - since < longestMs)) return;
  waiting.delete(work);
  work();
}

function painted(): void {
  cancelAnimationFrame(frame);
  clearTimeout(clock);
  clock = undefined;
  setTimeout(() => (news = clock !== undefined), 0);
  // One task each, so that a key press doesn't have to wait for all of them.
  for (const work of waiting.keys()) setTimeout(() => begin(work), 0);
}

// Whether the next picture shows something new: things that move all the time then wait for the one after it.
export function somethingIsNew(): boolean {
  return news;
}

// Collects calls until the picture has been painted.
export function afterPaint(work: () => void): { ask(): void; stop(): void } {
  const own = (): void => work();
  return {
    ask(): void {
      news = true;
      if (!waiting.has(own)) waiting.set(own, performance.now());
      if (clock !== undefined) return;
      clock = setTimeout(painted, patienceMs);
      frame = requestAnimationFrame(painted);
    },
    stop: () => waiting.delete(own),
  };
}

// Work that nobody waits for: names for screen readers, the camera. It runs after the next picture has been painted.

// Gathers calls until the picture is out; a hidden page paints nothing, so a clock stands by.
export function afterPaint(work: () => void): { ask(): void; stop(): void } {
  let frame = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    if (frame !== 0) cancelAnimationFrame(frame);
    clearTimeout(clock);
    frame = 0;
    clock = undefined;
  };
  const run = (): void => {
    stop();
    work();
  };
  return {
    ask(): void {
      if (clock !== undefined) return;
      clock = setTimeout(run, 120);
      frame = requestAnimationFrame(() => {
        frame = 0;
        clearTimeout(clock);
        clock = setTimeout(run, 0);
      });
    },
    stop,
  };
}

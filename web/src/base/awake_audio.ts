// A phone call, another app or a sleeping tab takes the sound from a page: its context is suspended, on iOS interrupted, and
// stays so. It is taken up again as soon as the browser allows it: when the state changes, when the page is seen again, or
// with the next touch or key.
const touches = ['pointerdown', 'pointerup', 'keydown'] as const;

// Returns how to stop.
export function keepAwake(context: AudioContext): () => void {
  const resume = (): void => {
    if (context.state === 'running' || context.state === 'closed' || document.hidden) return;
    context.resume().catch(() => undefined); // not yet
  };
  context.addEventListener('statechange', resume);
  document.addEventListener('visibilitychange', resume);
  touches.forEach((touch) => document.addEventListener(touch, resume, true));
  return () => {
    context.removeEventListener('statechange', resume);
    document.removeEventListener('visibilitychange', resume);
    touches.forEach((touch) => document.removeEventListener(touch, resume, true));
  };
}

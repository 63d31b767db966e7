// A phone call, another app or a sleeping tab can take the sound away from a page: its context is suspended (on iOS,
// interrupted) and stays that way. It is resumed as soon as the browser allows it: when the state changes, when the page
// becomes visible again, or with the next touch or key.
const touches = ['pointerdown', 'pointerup', 'keydown'] as const;

// Returns a function that stops it.
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

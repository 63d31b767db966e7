// Keeps the screen on during a game. Only if the browser offers it: on https or localhost, and if the battery isn't
// nearly empty; otherwise nothing happens and nothing breaks.

export const canStayAwake: boolean = typeof navigator !== 'undefined' && 'wakeLock' in navigator;

// Returns a function that lets the screen sleep again.
export function stayAwake(): () => void {
  if (!canStayAwake) return () => undefined;
  let over = false;
  let lock: WakeLockSentinel | null = null;

  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (over) await granted.release();
      else lock = granted;
    } catch {
      // Refused, mostly to save power: the screen may sleep, and the game survives that.
    }
  };

  // The browser releases the lock whenever the page is hidden.
  const onVisible = (): void => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release().catch(() => undefined);
  };
}

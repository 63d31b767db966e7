// Keeps the screen on while a game runs. Only where the browser offers it: on https, on localhost, and with a battery
// that is not nearly empty; elsewhere nothing happens and nothing breaks.

export const canStayAwake: boolean = typeof navigator !== 'undefined' && 'wakeLock' in navigator;

// Returns how to let the screen sleep again.
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

  // The browser lets go of the lock whenever the page is hidden.
  const onVisible = (): void => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release().catch(() => undefined);
  };
}

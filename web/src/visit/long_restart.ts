// A server that announced a restart is usually back at once; if it takes longer, there is a screen for it.
import { useEffect, useState } from 'preact/hooks';
import type { LinkState } from '../game/session';

export const longRestartMs = 10_000;

export function useLongRestart(link: LinkState): boolean {
  const since = link.kind === 'reconnecting' && link.restarting ? link.since : null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (since === null) return undefined;
    const timer = setTimeout(() => setLong(true), since + longRestartMs - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  return isLong && since !== null;
}

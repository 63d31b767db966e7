// Fetches the words of the expansion where games of it are named. Until they are there, and without them, a game is its id.
import { useEffect } from 'preact/hooks';
import { isGameName } from '../engine/game_names';
import { loadSecurityTexts } from '../text/security';

export function useGameWords(scenarios: readonly string[]): void {
  const isWanted = scenarios.some(isGameName);
  useEffect(() => {
    if (isWanted) loadSecurityTexts().catch(() => undefined);
  }, [isWanted]);
}

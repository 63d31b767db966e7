// Loads the expansion's texts where its games are named. Until they arrive, and without them, a game is shown by its id.
import { useEffect } from 'preact/hooks';
import { isGameName } from '../engine/game_names';
import { loadSecurityTexts } from '../text/security';

export function useGameWords(scenarios: readonly string[]): void {
  const isWanted = scenarios.some(isGameName);
  useEffect(() => {
    if (isWanted) loadSecurityTexts().catch(() => undefined);
  }, [isWanted]);
}

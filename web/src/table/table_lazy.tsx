// What isn't needed when a game begins, loaded when it is.
import { withSecurityTexts } from '../scenarios/with_security_texts';
import { lazy } from '../ui/lazy';
import { asExtra, asPart } from '../ui/missing_part';

export const SecurityGoal = lazy(
  withSecurityTexts(async () => (await import('./security_goal')).SecurityGoal),
  asPart,
);
export const RaceGhost = lazy(async () => {
  const [{ RaceGhost: ghost }, { loadBookTexts }] = await Promise.all([
    import('../race/race_ghost'),
    import('../text/book'),
  ]);
  await loadBookTexts();
  return ghost;
}, asExtra);

export const ByEar = lazy(async () => (await import('../by_ear/by_ear_loader')).loadByEar(), asExtra);

const endPanel = async () => (await import('../end/end_panel')).EndPanel;

// Every game has an end, but nobody needs it before.
export const EndPanel = lazy(endPanel, asPart);

export function fetchEnd(): void {
  void endPanel().catch(() => undefined);
}

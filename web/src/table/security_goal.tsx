// A tutorial's goal during the game: out of the way, and folded by players who know it. On a small screen it starts
// folded: the lobby has just shown it, and it would cover the first tile.
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Session } from '../game/session';
import { ts } from '../text/security';
import { Button } from '../ui/button';
import { gameGoal, gameHard, isTutorial } from '../scenarios/security_games';
import './security_goal.css';

export function SecurityGoal({ session }: { readonly session: Session }): JSX.Element | null {
  const isFolded = useSignal(matchMedia('(max-width: 40rem)').matches);
  const id = useComputed(() => session.confirmed.value?.scenario ?? '').value;
  const hasMark = useComputed(() => session.confirmed.value?.security?.goal_mark === true).value;
  // The table's choice may already be the next game's.
  const isHard = useComputed(() => session.confirmed.value?.security?.hardcore_earned !== undefined).value;
  if (!isTutorial(id)) return null;
  return (
    <aside class="security-goal" data-goal={id} data-folded={isFolded.value} aria-label={ts('stage.goal')}>
      {!isFolded.value && (
        <p>
          <strong>{ts('stage.goal')}</strong> {gameGoal(id)}
          {isHard && <span> {gameHard(id)}</span>}
          {hasMark && <em> {ts('stage.goal.half')}</em>}
        </p>
      )}
      <Button
        kind="quiet"
        icon={isFolded.value ? 'flag' : 'close'}
        label={ts(isFolded.value ? 'stage.goal.show' : 'stage.goal.hide')}
        expanded={!isFolded.value}
        onClick={() => (isFolded.value = !isFolded.value)}
      />
    </aside>
  );
}

// Where the game was decided. Won: at the theft. Lost: the last moment with a plan, which is searched for on request.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tr } from '../text/replay';
import { decimalText, tn } from '../text/text';
import { Button } from '../ui/button';
import { AtTime } from './after_the_game';
import { findLostAt, type LostAt } from '../turning_point/lost_at';
import { startSolver, type Solver } from '../turning_point/solver';
import type { Watched } from './replay_screen';

const patienceMs = 45_000;

type Search = { readonly kind: 'not_asked' } | { readonly kind: 'looking' } | LostAt;

export function TurningPoint({ watched }: { readonly watched: Watched }): JSX.Element {
  const { player, text } = watched;
  const search = useSignal<Search>({ kind: 'not_asked' });
  const solver = useRef<Solver | null>(null);
  useEffect(() => () => solver.current?.end(), [player]);

  const theft = player.moments.find(({ kind }) => kind === 'theft');
  if (player.last.value.outcome === 'won' && theft !== undefined) {
    return (
      <p>
        {tr('after.won_at')} <AtTime player={player} at={theft.at} />
      </p>
    );
  }
  const look = async (): Promise<void> => {
    search.value = { kind: 'looking' };
    const until = performance.now() + patienceMs;
    const hired = startSolver(text);
    solver.current = hired;
    try {
      search.value = await findLostAt(hired.rescue, player.lines.length, () => performance.now() > until);
    } catch {
      search.value = { kind: 'unknown' };
    } finally {
      hired.end();
    }
  };
  // A lost game's end leads here: what it asks is looked for at once.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash !== '#lost' || player.last.value.outcome === 'won') return;
    place.current?.scrollIntoView({ block: 'center' });
    void look();
  }, [player]);
  const found = search.value;
  const pace = decimalText(player.recording.pace_ms / 1000, 1);
  const at = found.kind === 'found' && found.lines > 0 ? (player.lines[found.lines - 1]?.at ?? 0) : 0;
  return (
    <div ref={place} class="turning-point" aria-live="polite" data-found={found.kind}>
      {found.kind === 'not_asked' && (
        <Button icon="bulb" onClick={() => void look()}>
          {tr('after.lost_at.look')}
        </Button>
      )}
      {found.kind === 'looking' && <p>{tr('after.lost_at.looking')}</p>}
      {found.kind === 'found' && (
        <p>
          {tr(found.exact ? 'after.lost_at' : 'after.lost_at.rough', { actions: tn('end.actions', found.actions) })}{' '}
          <AtTime player={player} at={at} />
        </p>
      )}
      {found.kind === 'none' && <p>{tr('after.lost_at.none')}</p>}
      {found.kind === 'unknown' && <p>{tr('after.lost_at.unknown')}</p>}
      <p class="after-note">{tr('after.lost_at.note', { pace })}</p>
    </div>
  );
}

// Under the verdict: whether a few deals can be won, and in how many actions.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { te } from '../text/editor';
import { OddsFinder, type DealVerdict } from './odds';

const calmMs = 500; // while someone changes one thing after the other nothing is searched

export function oddsText(found: readonly DealVerdict[]): string {
  const actions = found.flatMap(({ verdict, actions: count }) => (verdict === 'winnable' && count ? [count] : []));
  const count = found.length;
  if (actions.length === 0) return te('editor.odds.none', { count });
  const [least, most] = [Math.min(...actions), Math.max(...actions)];
  return te('editor.odds.some', { count, won: actions.length, actions: least === most ? least : `${least}–${most}` });
}

export function OddsLine({ ruleset }: { readonly ruleset: string | null }): JSX.Element {
  const finder = useMemo(() => new OddsFinder(), []);
  useEffect(() => () => finder.stop(), [finder]);
  useEffect(() => {
    const timer = setTimeout(() => void finder.look(ruleset), ruleset === null ? 0 : calmMs);
    return () => clearTimeout(timer);
  }, [finder, ruleset]);
  const odds = finder.odds.value;
  return (
    <p class="editor-odds" role="status" data-odds={odds.kind}>
      {odds.kind === 'looking' && te('editor.odds.looking')}
      {odds.kind === 'done' && oddsText(odds.found)}
    </p>
  );
}

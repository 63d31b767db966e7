// Whether a tutorial was won in hardcore mode: missing its condition costs the credit, not the game.
import type { JSX } from 'preact';
import { ts } from '../text/security';

export function SecurityCredit({ earned }: { readonly earned: boolean }): JSX.Element {
  return (
    <p data-hardcore={earned ? 'earned' : 'missed'}>{ts(earned ? 'stage.hardcore.earned' : 'stage.hardcore.missed')}</p>
  );
}

// Help on demand: one step, in words and on the board.
import type { JSX } from 'preact';
import type { LocalSession } from '../game/local_session';
import type { CompanionGame } from '../teammates/companion_game';
import { tp } from '../text/practice';
import { Button } from '../ui/button';
import { hintText } from './hint_words';
import './hint_panel.css';

export interface HintPanelProps {
  readonly session: LocalSession;
  readonly companionGame: CompanionGame;
  readonly mine?: number | null; // who reads it, if not the first seat; null: several people
}

function wordsOf({ session, companionGame, mine = session.seat.value }: HintPanelProps): string {
  const help = companionGame.helper.help.value;
  if (companionGame.isGone.value || help.kind === 'away') return tp('hint.away');
  if (help.kind === 'thinking') return tp('hint.thinking');
  return help.kind === 'hint' ? hintText(help.hint, session.table.value, mine) : '';
}

export function HintPanel(props: HintPanelProps): JSX.Element | null {
  const { session, companionGame } = props;
  const help = companionGame.helper.help.value;
  const table = session.table.value;
  if (table?.phase !== 'playing') return null;
  const step = help.kind === 'hint' && help.hint.verdict === 'winnable' ? help.hint : null;
  return (
    <section
      class="hint-panel"
      aria-label={tp('hint.title')}
      data-hint={step?.step.action}
      data-hint-seats={step?.seats.join(' ')}
    >
      <p class="hint-panel-words" role="status">
        {wordsOf(props)}
      </p>
      <Button
        kind="quiet"
        icon="bulb"
        disabled={help.kind === 'thinking' || table.clock !== 'running'}
        onClick={() => void companionGame.helper.ask()}
      >
        {tp('hint.ask')}
      </Button>
    </section>
  );
}

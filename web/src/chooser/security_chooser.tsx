// The host's sheet for Maximum Security: an introduction, thirteen tutorials as a path with their goals, three full
// games, and modules to mix. Like everything in the chooser it takes effect at once.
import type { JSX } from 'preact';
import type { Engine } from '../engine/engine';
import { ts } from '../text/security';
import { asLabel } from '../text/text';
import { choose } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';
import {
  fullGames,
  gameGoal,
  gameNews,
  gameOf,
  gameTitle,
  introduction,
  isTutorial,
  scenarioFor,
  tutorials,
  toSecurity,
} from '../scenarios/security_games';
import { SecurityModules } from './security_modules';
import './security_chooser.css';

interface StationProps {
  readonly id: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Station({ id, chosen, onChoose }: StationProps): JSX.Element {
  const number = id.slice(1);
  return (
    <li class="chooser-station">
      <button
        type="button"
        class="chooser-pick"
        aria-pressed={chosen}
        data-tutorial={isTutorial(id) ? id : undefined}
        onClick={onChoose}
      >
        <span class="chooser-number" aria-hidden="true">
          {id === introduction ? '★' : number}
        </span>
        <span class="chooser-words">
          <strong>
            {id !== introduction && (
              <span class="hidden-text">
                {asLabel(ts(isTutorial(id) ? 'game.number.T' : 'game.number.F', { number }))}{' '}
              </span>
            )}
            {gameTitle(id)}
          </strong>
          <span>{isTutorial(id) ? gameGoal(id) : gameNews(id)}</span>
        </span>
      </button>
    </li>
  );
}

export interface SecurityChooserProps extends TablePartProps {
  readonly engine: Engine;
}

export function SecurityChooser({ session, table, me, engine }: SecurityChooserProps): JSX.Element {
  const { choice } = table;
  const now = gameOf(choice);
  const list = (ids: readonly string[]): JSX.Element[] =>
    ids.map((id) => (
      <Station
        key={id}
        id={id}
        chosen={id === now?.id}
        onChoose={() => {
          const scenario = scenarioFor({ id, hardcore: now?.hardcore ?? false, tokens: now?.tokens ?? false });
          void choose(session, toSecurity(choice, scenario));
        }}
      />
    ));
  return (
    <>
      <section>
        <h3>{ts('stage.intro')}</h3>
        <ol class="chooser-grid">{list([introduction])}</ol>
      </section>
      <section>
        <h3>{ts('game.tutorials')}</h3>
        <p class="soft-text">{ts('game.tutorials.about')}</p>
        <ol class="chooser-path">{list(tutorials)}</ol>
      </section>
      <section>
        <h3>{ts('game.full')}</h3>
        <p class="soft-text">{ts('game.full.about')}</p>
        <ol class="chooser-path">{list(fullGames)}</ol>
      </section>
      <SecurityModules session={session} table={table} me={me} engine={engine} />
    </>
  );
}

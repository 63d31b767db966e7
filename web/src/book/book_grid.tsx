// A wall of scenarios: what has been won, how well, by whom and how often, and your own stars.
import type { JSX } from 'preact';
import { compareGames, isGameName } from '../engine/game_names';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { expansion, gameName } from '../scenarios/scenario_name';
import { useGameWords } from '../scenarios/use_game_words';
import { tb, tbn } from '../text/book';
import { Icon } from '../ui/icon';
import type { Cell } from './book_api';
import { bestText, nameOfScenario } from './words';
import './book_grid.css';

export interface Chosen {
  readonly scenario: string;
  readonly level: number;
}

const bookScenarios = Array.from({ length: 17 }, (_, index) => `S${index + 1}`);

export interface GridRow {
  readonly scenario: string;
  readonly cells: readonly Cell[];
}

export interface Grid {
  readonly book: readonly GridRow[];
  readonly security: readonly GridRow[];
  readonly own: readonly GridRow[];
}

// All scenarios of the rule book, won or not, then wins of the expansion in its order, then everything else by name.
export function gridRows(cells: readonly Cell[]): Grid {
  const rowOf = (scenario: string): GridRow => ({
    scenario,
    cells: cells.filter((cell) => cell.scenario === scenario).sort((a, b) => a.level - b.level),
  });
  const others = [...new Set(cells.map((cell) => cell.scenario))].filter((name) => !bookScenarios.includes(name));
  const own = others.filter((name) => !isGameName(name));
  return {
    book: bookScenarios.map(rowOf),
    security: others.filter(isGameName).sort(compareGames).map(rowOf),
    own: own.sort((a, b) => a.localeCompare(b)).map(rowOf),
  };
}

function CellButton({
  cell,
  pressed,
  onChoose,
}: {
  readonly cell: Cell;
  readonly pressed: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const { scenario, level } = cell;
  const who = bestText(cell);
  return (
    <button type="button" class="book-cell" aria-pressed={pressed} onClick={() => onChoose({ scenario, level })}>
      <strong>{level === 0 ? tb('book.level_unknown') : tb('book.level', { level })}</strong>{' '}
      <span class="book-cell-best">
        <Icon name="sand" />
        {cell.fewest_spaces === null ? tb('book.only_apart') : tb('book.best', { spaces: cell.fewest_spaces })}
      </span>{' '}
      {who !== '' && (
        <span class="book-cell-who" data-best={cell.best_crew === null ? 'people' : 'crew'}>
          <Icon name={cell.best_crew === null ? 'people' : 'mask'} />
          <span>{who}</span>
        </span>
      )}{' '}
      <span class="soft-text">{tbn('book.entries', cell.entries)}</span>
    </button>
  );
}

function Stars({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class="book-stars" data-stars={count}>
      <span class="hidden-text">{tb('book.stars', { count })}</span>
      {[1, 2, 3].map((star) => (
        <span key={star} class={star <= count ? 'book-star book-star-lit' : 'book-star'}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}

function Rows({
  rows,
  stars,
  chosen,
  onChoose,
}: {
  readonly rows: readonly GridRow[];
  readonly stars: (scenario: string) => number;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  return (
    <ul class="book-grid">
      {rows.map(({ scenario, cells }) => (
        <li class={cells.length === 0 ? 'book-row book-row-dark' : 'book-row'} key={scenario} data-scenario={scenario}>
          <div class="book-row-picture">
            <ScenarioPicture id={scenario} />
            <Stars count={stars(scenario)} />
          </div>
          <span class="book-row-name">{gameName(scenario) ?? nameOfScenario(scenario)}</span>
          <div class="book-row-cells">
            {cells.length === 0 && <span class="book-row-none">{tb('book.not_yet')}</span>}
            {cells.map((cell) => (
              <CellButton
                key={cell.level}
                cell={cell}
                pressed={chosen?.scenario === scenario && chosen.level === cell.level}
                onChoose={onChoose}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function BookGrid({
  cells,
  stars,
  chosen,
  onChoose,
}: {
  readonly cells: readonly Cell[];
  readonly stars: (scenario: string) => number; // your own
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const { book, security, own } = gridRows(cells);
  useGameWords(security.map(({ scenario }) => scenario));
  return (
    <>
      <Rows rows={book} stars={stars} chosen={chosen} onChoose={onChoose} />
      {security.length > 0 && (
        <>
          <h3>{expansion}</h3>
          <Rows rows={security} stars={stars} chosen={chosen} onChoose={onChoose} />
        </>
      )}
      {own.length > 0 && (
        <>
          <h3>{tb('book.own')}</h3>
          <Rows rows={own} stars={stars} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

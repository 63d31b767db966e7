// Scenarios by levels: what has been won, how well, and how often.
import type { JSX } from 'preact';
import { tb, tbn } from '../text/book';
import { Icon } from '../ui/icon';
import type { Cell } from './book_api';
import { nameOfScenario } from './words';
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

// All scenarios of the book, won or not, and then whatever else has been won, by name.
export function gridRows(cells: readonly Cell[]): { readonly book: readonly GridRow[]; readonly own: readonly GridRow[] } {
  const rowOf = (scenario: string): GridRow => ({
    scenario,
    cells: cells.filter((cell) => cell.scenario === scenario).sort((a, b) => a.level - b.level),
  });
  const others = [...new Set(cells.map((cell) => cell.scenario))].filter((name) => !bookScenarios.includes(name));
  return { book: bookScenarios.map(rowOf), own: others.sort((a, b) => a.localeCompare(b)).map(rowOf) };
}

function CellButton({ cell, pressed, onChoose }: {
  readonly cell: Cell;
  readonly pressed: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const { scenario, level } = cell;
  return (
    <button type="button" class="book-cell" aria-pressed={pressed} onClick={() => onChoose({ scenario, level })}>
      <strong>{level === 0 ? tb('book.level_unknown') : tb('book.level', { level })}</strong>{' '}
      <span class="book-cell-best">
        <Icon name="sand" />
        {cell.fewest_spaces === null ? tb('book.only_apart') : tb('book.best', { spaces: cell.fewest_spaces })}
      </span>{' '}
      <span class="soft-text">{tbn('book.entries', cell.entries)}</span>
    </button>
  );
}

function Rows({ rows, chosen, onChoose }: {
  readonly rows: readonly GridRow[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  return (
    <ul class="book-grid">
      {rows.map(({ scenario, cells }) => (
        <li class="book-row" key={scenario}>
          <span class="book-row-name">{nameOfScenario(scenario)}</span>
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

export function BookGrid({ cells, chosen, onChoose }: {
  readonly cells: readonly Cell[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const { book, own } = gridRows(cells);
  return (
    <>
      <Rows rows={book} chosen={chosen} onChoose={onChoose} />
      {own.length > 0 && (
        <>
          <h3>{tb('book.own')}</h3>
          <Rows rows={own} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

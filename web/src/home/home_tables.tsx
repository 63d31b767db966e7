// The public tables as a list to choose from.
import type { JSX } from 'preact';
import { roomAt, type TableSummary } from '../link/api';
import { t, tn } from '../text/text';
import { Link } from '../ui/link';
import { peopleText } from './people_text';
import { publicTables } from './public_tables';
import { scenarioName } from '../scenarios/scenario_name';

function Row({ table }: { readonly table: TableSummary }): JSX.Element {
  const playing = table.phase === 'playing';
  const closed = table.locked || playing || roomAt(table) === 0;
  const label = t(closed ? 'home.tables.watch' : 'home.tables.join', { name: table.host });
  return (
    <li>
      <Link to={`/t/${table.code}`} class="home-table" label={label}>
        <span class="home-table-words">
          <strong>{t('home.tables.host', { name: table.host })}</strong>
          <span>{scenarioName(table.scenario)}</span>
        </span>
        <span class="home-table-facts">
          <span class={playing ? 'home-table-state home-table-playing' : 'home-table-state'}>
            {t(playing ? 'home.tables.playing' : 'home.tables.gathering')}
          </span>
          <span>{playing ? peopleText(table) : tn('home.tables.free', table.free_seats)}</span>
        </span>
      </Link>
    </li>
  );
}

export function HomeTables(): JSX.Element | null {
  const tables = publicTables.value;
  if (tables === 'no_server') return null;
  return (
    <section class="home-tables" aria-labelledby="home-tables">
      <h2 id="home-tables">{t('home.tables')}</h2>
      {tables === 'unknown' || tables.length === 0 ? (
        <p class="soft-text">{tables === 'unknown' ? ' ' : t('home.tables.none')}</p>
      ) : (
        <ul class="home-table-list">
          {tables.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

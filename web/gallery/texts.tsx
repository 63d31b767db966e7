// Every text of the page in all languages side by side, for people who read or translate them: /gallery/texts.html
// during development, never built. ?table=talk&search=voice&languages=en,fr narrows it down.
import { signal } from '@preact/signals';
import { render, type JSX } from 'preact';
import '../src/style/fonts.css';
import '../src/style/tokens.css';
import './texts.css';
import { languageCodes, languages, type LanguageCode } from '../src/settings/languages';
import { achievementsOf, tableNames, tableOf } from '../src/text/flaws';

const tables = [...tableNames, 'achievements', 'rules'] as const;
type TableChoice = (typeof tables)[number];

interface RuleBook {
  readonly default: readonly { readonly id: string; readonly title: string }[];
}

const books = import.meta.glob<RuleBook>('../src/text/*/rule_book/book.ts', { eager: true });

// Every string below a value, by the path that leads there.
function strings(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) strings(part, path === '' ? key : `${path}.${key}`, found);
  }
  return found;
}

function textsOf(language: LanguageCode, table: TableChoice): Map<string, string> {
  if (table === 'achievements') return strings(achievementsOf(language), '', new Map());
  if (table === 'rules') return strings(books[`../src/text/${language}/rule_book/book.ts`]?.default, '', new Map());
  return strings(tableOf(language, table), '', new Map());
}

const query = signal(new URLSearchParams(location.search));

function choose(name: string, value: string): void {
  const next = new URLSearchParams(query.value);
  next.set(name, value);
  history.replaceState(null, '', `?${next.toString()}`);
  query.value = next;
}

function Texts(): JSX.Element {
  const table = tables.find((each) => each === query.value.get('table')) ?? 'index';
  const search = (query.value.get('search') ?? '').toLowerCase();
  const wanted = query.value.get('languages')?.split(',');
  const shown = languageCodes.filter((code) => wanted?.includes(code) ?? true);
  const columns = new Map(shown.map((code) => [code, textsOf(code, table)]));
  const keys = [...textsOf('en', table).keys()].filter((key) => {
    const row = [key, ...shown.map((code) => columns.get(code)?.get(key) ?? '')];
    return search === '' || row.some((text) => text.toLowerCase().includes(search));
  });
  return (
    <>
      <nav class="texts-choices">
        <select value={table} onChange={(event) => choose('table', event.currentTarget.value)}>
          {tables.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <input
          type="search"
          value={search}
          placeholder="search"
          onInput={(event) => choose('search', event.currentTarget.value)}
        />
        <span>{keys.length} texts</span>
      </nav>
      <table class="texts-table">
        <thead>
          <tr>
            <th>key</th>
            {shown.map((code) => (
              <th key={code}>{languages[code].name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {shown.map((code) => (
                <td key={code} lang={languages[code].tag}>
                  {columns.get(code)?.get(key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

document.documentElement.dataset['theme'] = 'night';
render(<Texts />, document.body);

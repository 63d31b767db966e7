// All pictures of the board on one page, for people who draw them: /gallery/index.html during development, never built.
import { signal } from '@preact/signals';
import { render, type JSX } from 'preact';
import engineUrl from 'virtual:engine';
import '../src/style/fonts.css';
import '../src/style/tokens.css';
import './gallery.css';
import { ArtDefs } from '../src/board/art/art_defs';
import { loadEngine } from '../src/engine/wasm_engine';
import { FacesPage } from './faces_page';
import { MallPage } from './mall_page';
import { PiecesPage } from './pieces_page';
import { SecurityMallPage, SecurityPiecesPage } from './security_page';

const choices = {
  show: ['faces', 'mall', 'pieces', 'security', 'security_mall'],
  theme: ['night', 'dawn', 'contrast'],
  palette: ['standard', 'red_green', 'blue_yellow', 'bold'],
  turns: ['all', '0', '1', '2', '3'],
} as const;
type Choice = keyof typeof choices;

// The address holds what is chosen, so that a page can be found again: ?show=mall&theme=dawn&count=24
const query = signal(new URLSearchParams(location.search));
const chosen = (choice: Choice): string => query.value.get(choice) ?? choices[choice][0];

function choose(choice: Choice, value: string): void {
  const next = new URLSearchParams(query.value);
  next.set(choice, value);
  history.replaceState(null, '', `?${next.toString()}`);
  query.value = next;
}

const { catalog } = await loadEngine(fetch(engineUrl));

function Gallery(): JSX.Element {
  const root = document.documentElement;
  root.dataset['theme'] = chosen('theme');
  root.dataset['palette'] = chosen('palette');
  const show = chosen('show');
  return (
    <>
      <ArtDefs />
      {!query.value.has('bare') && (
        <nav class="gallery-choices">
          {(Object.keys(choices) as Choice[]).map((choice) => (
            <select value={chosen(choice)} onChange={(event) => choose(choice, event.currentTarget.value)}>
              {choices[choice].map((value) => (
                <option value={value}>{`${choice}: ${value}`}</option>
              ))}
            </select>
          ))}
        </nav>
      )}
      {show === 'mall' ? (
        <MallPage faces={catalog.tiles} count={Number(query.value.get('count') ?? 12)} />
      ) : show === 'pieces' ? (
        <PiecesPage />
      ) : show === 'security' ? (
        <SecurityPiecesPage />
      ) : show === 'security_mall' ? (
        <SecurityMallPage catalog={catalog} ask={query.value.get('ask') ?? ''} />
      ) : (
        <FacesPage
          faces={catalog.tiles}
          only={query.value.get('tiles')?.split(',') ?? null}
          turns={chosen('turns')}
          size={Number(query.value.get('size') ?? 300)}
        />
      )}
    </>
  );
}

render(<Gallery />, document.body);

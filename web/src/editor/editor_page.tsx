// The editor of custom scenarios: put together, checked by the engine at every change, tried, played and passed on.
import replayUrl from 'virtual:replay';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Engine } from '../engine/engine';
import { RuleLink } from '../rules_pages/rule_link';
import { GoneScreen } from '../shell/gone';
import { scenarioName } from '../scenarios/scenario_name';
import { TopBar } from '../shell/top_bar';
import { Waiting } from '../shell/waiting';
import { editorTexts, te } from '../text/editor';
import type { Refusing } from '../text/refusal_text';
import { loadSecurityTexts } from '../text/security';
import { t } from '../text/text';
import { Choices } from '../ui/choices';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { orFailure, useResource } from '../ui/use_resource';
import { ScreenHeading } from '../ui/screen_heading';
import { Checker } from './checker';
import { DeckPicker } from './deck_picker';
import { flawText, ModuleList } from './module_list';
import { flawOf } from './custom_flaw';
import { OddsLine } from './odds_line';
import { firstScenario, likeScenario, rulesetText, type CustomScenario } from './custom_scenario';
import { fromAddress } from './reading';
import { RuleSwitches } from './rule_switches';
import { Sharing } from './sharing';
import './editor_page.css';

const seatNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface VerdictProps {
  readonly flaw: Refusing | null;
  readonly isNew: boolean; // nothing has been changed yet: nothing is wrong, only missing
}

export function Verdict({ flaw, isNew }: VerdictProps): JSX.Element {
  if (isNew && flaw !== null) {
    return (
      <p class="editor-verdict editor-verdict-new" role="status" data-flaw={flaw.refused}>
        <Icon name="pencil" />
        <span>{te('editor.begin')}</span>
      </p>
    );
  }
  return (
    <p class="editor-verdict" role="status" data-flaw={flaw?.refused ?? ''}>
      <Icon name={flaw === null ? 'check' : 'close'} />
      <span>
        {flaw === null ? te('editor.fine') : flawText(flaw)} {flaw?.rule != null && <RuleLink rule={flaw.rule} />}
      </span>
    </p>
  );
}

interface BasisProps {
  readonly engine: Engine;
  readonly onChoose: (id: string) => void;
}

function Basis({ engine, onChoose }: BasisProps): JSX.Element {
  return (
    <label class="editor-basis">
      <span class="field-label">{te('editor.like')}</span>
      <select value="" onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="" disabled>
          {te('editor.like.none')}
        </option>
        {engine.catalog.scenarios.map(({ id }) => (
          <option key={id} value={id}>
            {scenarioName(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

// Its name doesn't matter to the search: another one doesn't restart it.
function solvable(own: CustomScenario, seats: number): string {
  return rulesetText({ ...own, name: 'x' }, seats);
}

function Editor({ engine, checker }: { readonly engine: Engine; readonly checker: Checker }): JSX.Element {
  const { catalog } = engine;
  const [first] = useState(() => firstScenario(catalog));
  const [own, setOwn] = useState(() => fromAddress(location.hash, catalog) ?? first);
  const [seats, setSeats] = useState(4);
  // Another link in the same tab.
  useEffect(() => {
    const follow = (): void => {
      const found = fromAddress(location.hash, catalog);
      if (found !== null) setOwn(found);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [catalog]);
  const flaw = useMemo(() => flawOf(own, seats, catalog, checker), [catalog, checker, own, seats]);
  return (
    <main class="editor-main">
      <div class="editor-head">
        <ScreenHeading title={te('editor.title')} />
        <p class="soft-text">{te('editor.lead')}</p>
      </div>
      <div class="editor-bar card">
        <div class="editor-verdicts">
          <Verdict flaw={flaw} isNew={own === first} />
          <OddsLine ruleset={flaw === null ? solvable(own, seats) : null} />
        </div>
        <Sharing catalog={catalog} own={own} seats={seats} playable={flaw === null} onLoad={setOwn} />
      </div>
      <section class="card editor-part editor-basics">
        <Field label={te('editor.name')} value={own.name} longest={60} onInput={(name) => setOwn({ ...own, name })} />
        <Basis engine={engine} onChoose={(id) => setOwn(likeScenario(catalog, id, own.name))} />
        <Choices
          label={te('editor.seats')}
          compact
          value={seats}
          options={seatNumbers.map((value) => ({ value, label: String(value) }))}
          onChange={setSeats}
        />
      </section>
      <section class="card editor-part" aria-labelledby="editor-deck">
        <h2 id="editor-deck">{te('editor.deck')}</h2>
        <DeckPicker catalog={catalog} own={own} onChange={setOwn} />
      </section>
      <section class="card editor-part" aria-labelledby="editor-rules">
        <h2 id="editor-rules">{te('editor.rules')}</h2>
        <RuleSwitches own={own} onChange={setOwn} />
      </section>
      <section class="card editor-part" aria-labelledby="editor-modules">
        <h2 id="editor-modules">{te('editor.modules')}</h2>
        <ModuleList own={own} onChange={setOwn} />
      </section>
    </main>
  );
}

export function EditorPage({ engine }: { readonly engine: Engine }): JSX.Element {
  const { state } = useResource((signal) => {
    const checker = Checker.load(fetch(replayUrl, { signal }));
    return orFailure(Promise.all([checker, editorTexts.load(), loadSecurityTexts()]));
  }, []);
  if (state.kind === 'loading') return <Waiting text={t('door.looking')} />;
  if (state.kind === 'failed') return <GoneScreen why="engine" />;
  const [checker] = state.value;
  return (
    <div class="editor">
      <TopBar />
      <Editor engine={engine} checker={checker} />
    </div>
  );
}

// The host's sheet: seven heists as a path, ten challenges, the expansion, and how to play them. Everything takes effect
// at once.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Scenario } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { withChanges } from '../game/choosing';
import { asLabel, t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { choose } from '../shell/asking';
import { campaign, challenges, scenarioOf, toScenario } from '../scenarios/choice';
import { ChooserOptions } from './chooser_options';
import type { TablePartProps } from '../game/table_part';
import { scenarioNews, scenarioTitle } from '../scenarios/scenario_name';
import { SecurityChooser } from './security_lazy';
import './chooser.css';

interface StationProps {
  readonly scenario: Scenario;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Station({ scenario, chosen, onChoose }: StationProps): JSX.Element {
  return (
    <li class="chooser-station">
      <button type="button" class="chooser-pick" aria-pressed={chosen} onClick={onChoose}>
        <span class="chooser-number" aria-hidden="true">
          {scenario.number}
        </span>
        <span class="chooser-words">
          <strong>
            <span class="hidden-text">{asLabel(t('scenario.number', { number: scenario.number }))} </span>
            {scenarioTitle(scenario.id)}
          </strong>
          <span>{scenarioNews(scenario.id)}</span>
        </span>
      </button>
    </li>
  );
}

const books = ['Magic Maze', 'Maximum Security']; // names that every language keeps

export interface ChooserProps extends TablePartProps {
  readonly engine: Engine;
  readonly onClose: () => void;
}

export function Chooser({ session, me, engine, onClose, ...props }: ChooserProps): JSX.Element {
  const [tab, setTab] = useState<'what' | 'how'>('what'); // on narrow screens; wide ones show both
  const table = withChanges(session, props.table);
  const { choice } = table;
  const now = scenarioOf(engine.catalog, choice);
  const [book, setBook] = useState(now === null ? 1 : 0);
  const list = (scenarios: readonly Scenario[]): JSX.Element[] =>
    scenarios.map((scenario) => (
      <Station
        key={scenario.id}
        scenario={scenario}
        chosen={scenario.id === now?.id}
        onChoose={() => void choose(session, toScenario(choice, scenario))}
      />
    ));
  return (
    <Dialog
      title={t('chooser.title')}
      size="large"
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('chooser.done')}
        </Button>
      }
    >
      <div class="chooser-tabs">
        {(['what', 'how'] as const).map((each) => (
          <Button
            key={each}
            kind={tab === each ? 'plain' : 'quiet'}
            pressed={tab === each}
            onClick={() => setTab(each)}
          >
            {t(`chooser.tab.${each}`)}
          </Button>
        ))}
      </div>
      <div class="chooser" data-tab={tab}>
        <div class="chooser-lists">
          <div class="chooser-books">
            {books.map((each, index) => (
              <Button
                key={each}
                kind={book === index ? 'plain' : 'quiet'}
                pressed={book === index}
                onClick={() => setBook(index)}
              >
                {each}
              </Button>
            ))}
          </div>
          {book === 1 ? (
            <SecurityChooser session={session} table={table} me={me} engine={engine} />
          ) : (
            <>
              <section>
                <h3>{t('scenario.campaign')}</h3>
                <p class="soft-text">{t('scenario.campaign.about')}</p>
                <ol class="chooser-path">{list(campaign(engine.catalog))}</ol>
              </section>
              <section>
                <h3>{t('scenario.challenges')}</h3>
                <p class="soft-text">{t('scenario.challenges.about')}</p>
                <ol class="chooser-grid">{list(challenges(engine.catalog))}</ol>
              </section>
            </>
          )}
        </div>
        <ChooserOptions session={session} table={table} me={me} scenario={now} />
      </div>
    </Dialog>
  );
}

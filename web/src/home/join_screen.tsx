// Someone followed a link: what table it is, one field for the name, one button.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameFault, tidyName } from '../base/name';
import { roomAt, type TableSummary } from '../link/api';
import { settings } from '../settings/settings';
import { t, tn } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ScreenHeading } from '../ui/screen_heading';
import { purposeOf } from '../scenarios/table_purpose';
import { peopleText } from './people_text';
import { NameField } from './name_field';
import { NightScene } from '../shell/night_scene';
import { scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { TopBar } from '../shell/top_bar';
import './join_screen.css';

export interface JoinScreenProps {
  readonly table: TableSummary;
  readonly onEnter: (as: 'player' | 'spectator') => void;
  readonly onAgain: () => void;
}

function notice(table: TableSummary): string | null {
  if (table.locked) return t('door.locked');
  if (table.phase === 'playing') return t('door.playing');
  return roomAt(table) === 0 ? t('door.full') : null;
}

export function JoinScreen({ table, onEnter, onAgain }: JoinScreenProps): JSX.Element {
  const [name, setName] = useState(settings.name.peek());
  const [fault, setFault] = useState<string | null>(null);
  const note = notice(table);
  const purpose = purposeOf(table);
  const { locked } = table;
  const watches = table.phase !== 'playing' && roomAt(table) === 0;

  const enterAs = (part: 'player' | 'spectator'): void => {
    const wrong = nameFault(name);
    if (wrong !== null) return setFault(t(`home.name.${wrong}`));
    settings.name.value = tidyName(name);
    onEnter(part);
  };
  const enter = (event: Event): void => {
    event.preventDefault();
    if (locked) onAgain();
    else enterAs(watches ? 'spectator' : 'player');
  };

  return (
    <div class="join-screen">
      <TopBar />
      <main class="join-screen-main">
        <NightScene />
        <form class="join-screen-card card" onSubmit={enter}>
          <ScreenHeading title={table.host === '' ? t('door.title.nobody') : t('door.title', { name: table.host })} />
          <p class="join-screen-scenario">
            <strong>{scenarioName(table.scenario)}</strong>
            <span>{scenarioNews(table.scenario)}</span>
          </p>
          <p class="join-screen-facts">
            {peopleText(table)} · {tn('home.tables.free', table.free_seats)}
          </p>
          {purpose !== null && (
            <p class="join-screen-purpose" data-challenge={purpose}>
              <Icon name={purpose === 'heist' ? 'star' : 'flag'} />
              <span>{t(`door.${purpose}`)}</span>
            </p>
          )}
          {note !== null && <p class="join-screen-note">{note}</p>}
          {!locked && (
            <NameField
              value={name}
              fault={fault}
              onInput={(value) => {
                setName(value);
                setFault(null);
              }}
            />
          )}
          <Button type="submit" kind="primary" size="large" wide icon={locked ? 'again' : watches ? 'eye' : 'door'}>
            {t(locked ? 'door.try_again' : watches ? 'door.watch' : 'door.enter')}
          </Button>
          {!locked && !watches && table.phase !== 'playing' && (
            <Button kind="quiet" icon="eye" onClick={() => enterAs('spectator')}>
              {t('door.watch')}
            </Button>
          )}
        </form>
      </main>
    </div>
  );
}

// One name and four ways in: a table of your own, one of strangers, one with teammates, or someone's code.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { goingToPlayAt } from '../base/arrival';
import { forCrew } from '../base/crew';
import { nameFault, tidyName } from '../base/name';
import { go } from '../base/navigation';
import { codeFault, readCode } from '../base/table_code';
import { api, type ApiError, type Opening } from '../link/api';
import { ownGames, usualPace } from '../settings/own_games';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Icon, type IconName } from '../ui/icon';
import { toast } from '../ui/toast';
import { openForAnyone, tableForAnyone } from './play_with_anyone';
import { NameField } from './name_field';
import { lookForTables, publicTables } from './public_tables';

// What someone who has never played starts with. Alone with teammates, a pause disturbs nobody.
const withTeammates = (): Opening => ({
  scenario: 'S1',
  pauses: true,
  teammates: { count: 3, pace: usualPace(ownGames.peek()), stand_in: true },
});

function openingTrouble(error: ApiError): string {
  if (error.error === 'TooManyTeammates') return t('refusal.TooManyTeammates');
  if (error.error === 'NoNewTables') return t('home.no_new');
  if (error.status === 429) return t('home.busy');
  return error.status === 503 ? t('home.full') : t('home.failed');
}

interface QuickWayProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

// A way in that starts at once, with a line about what happens.
function QuickWay({ id, icon, title, note, disabled, onClick }: QuickWayProps): JSX.Element {
  return (
    <button
      type="button"
      class="button home-quick"
      data-way={id}
      aria-disabled={disabled ? 'true' : undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon name={icon} />
      <span class="home-quick-words">
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
    </button>
  );
}

export function HomeEntry(): JSX.Element {
  const [name, setName] = useState(settings.name.peek());
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<{ readonly name?: string; readonly code?: string }>({});
  const [isOpening, setIsOpening] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);

  // Remembers the name, or says what is wrong with it.
  const introduce = (): boolean => {
    const fault = nameFault(name);
    if (fault !== null) {
      setFaults({ name: t(`home.name.${fault}`) });
      nameInput.current?.focus();
      return false;
    }
    settings.name.value = tidyName(name);
    return true;
  };

  const open = async (opening: Opening): Promise<void> => {
    if (isOpening || !introduce()) return;
    setIsOpening(true);
    const answer = await api.createTable({ ...opening, ...forCrew() });
    setIsOpening(false);
    if (answer.ok) go(`/t/${answer.value.code}`);
    else toast(openingTrouble(answer.error), 'trouble');
  };

  // The list may be seconds old, so it is requested again.
  const playWithAnyone = async (): Promise<void> => {
    if (isOpening || !introduce()) return;
    setIsOpening(true);
    const answer = await api.publicTables();
    setIsOpening(false);
    const found = answer.ok ? tableForAnyone(answer.value) : null;
    if (found === null) return open(openForAnyone);
    goingToPlayAt(found.code);
    go(`/t/${found.code}`);
  };

  const join = (event: Event): void => {
    event.preventDefault();
    const read = readCode(code);
    const fault = codeFault(code);
    if (read === null) {
      if (fault) setFaults({ code: t(`home.code.${fault.fault}`, { sign: fault.sign }) });
      return;
    }
    if (introduce()) go(`/t/${read}`);
  };

  return (
    <section class="home-entry card">
      {publicTables.value === 'no_server' && (
        <div class="trouble-note" role="status">
          <p>{t('home.no_server')}</p>
          <Button icon="again" onClick={() => void lookForTables()}>
            {t('home.no_server.retry')}
          </Button>
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open({});
        }}
      >
        <NameField
          value={name}
          fault={faults.name ?? null}
          inputRef={nameInput}
          onInput={(value) => {
            setName(value);
            setFaults({});
          }}
        />
        <Button type="submit" kind="primary" size="large" icon="door" wide disabled={isOpening}>
          {isOpening ? t('home.opening') : t('home.open')}
        </Button>
        <QuickWay
          id="anyone"
          icon="people"
          title={t('home.anyone')}
          note={t('home.anyone.note')}
          disabled={isOpening}
          onClick={() => void playWithAnyone()}
        />
        <QuickWay
          id="mates"
          icon="mask"
          title={t('teammates.play')}
          note={t('teammates.play.note')}
          disabled={isOpening}
          onClick={() => void open(withTeammates())}
        />
      </form>
      <p class="home-or">
        <span>{t('home.or')}</span>
      </p>
      <form class="home-join" onSubmit={join}>
        <Field
          label={t('home.code')}
          value={code}
          placeholder={t('home.code.placeholder')}
          capitals
          enterKey="go"
          fault={faults.code ?? null}
          onInput={(value) => {
            // A pasted link becomes its code, so that you see that it was understood.
            const read = value.length > 8 ? readCode(value) : null;
            setCode(read ?? value);
            setFaults({});
          }}
        />
        <Button type="submit">{t('home.join')}</Button>
      </form>
    </section>
  );
}

// The sheet of keys: what each does, and how to change it.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings';
import { byEar } from '../speech/by_ear_choice';
import { byEarTexts, te } from '../text/by_ear';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { listenForKeys } from './key_dispatcher';
import {
  earCommandName,
  type EarCommand,
  earCommands,
  earKeyLabel,
  earKeys,
  isEarCommand,
  reboundEar,
} from './ear_keys';
import { type AnyCommand, bindings, canBind, clashes, heroOf, keyLabel, rebound } from './keyboard_commands';
import './keys_sheet.css';

type Note = 'keys.far' | 'keys.choose' | 'keys.seats';

interface Group {
  readonly title: `keys.group.${'heroes' | 'ways' | 'actions' | 'table' | 'security'}`;
  readonly commands: readonly AnyCommand[];
  readonly note: Note | null;
}

const groups: readonly Group[] = [
  { title: 'keys.group.heroes', commands: ['hero1', 'hero2', 'hero3', 'hero4', 'let_go'], note: null },
  { title: 'keys.group.ways', commands: ['north', 'east', 'south', 'west'], note: 'keys.far' },
  { title: 'keys.group.actions', commands: ['vortex', 'escalator', 'explore', 'theft', 'reveal'], note: 'keys.choose' },
  {
    title: 'keys.group.table',
    commands: ['do_something', 'stare', 'say', 'point', 'fit', 'pause', 'help'],
    note: 'keys.seats',
  },
  { title: 'keys.group.security', commands: ['guard1', 'guard2', 'guard3', 'guard4', 'shaft', 'tray'], note: null },
];

interface WithLayout {
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> };
}

// What is printed on this person's keys, if the browser reports it.
const layout = signal<ReadonlyMap<string, string>>(new Map());

async function askLayout(): Promise<void> {
  try {
    const map = await (navigator as WithLayout).keyboard?.getLayoutMap?.();
    if (map) layout.value = map;
  } catch {
    // Not allowed here: the keys are then named as on an American keyboard.
  }
}

function commandName(command: AnyCommand): string {
  const hero = heroOf(command);
  if (hero !== null) return t(`hero.${hero}`);
  const [, number] = /^guard(\d)$/.exec(command) ?? [];
  if (number !== undefined) return t('keys.guard', { number });
  return t(`keys.${command as Exclude<AnyCommand, `${'hero' | 'guard'}${1 | 2 | 3 | 4}`>}`);
}

function bind(command: AnyCommand | EarCommand, code: string): void {
  const changed = settings.keys.peek();
  settings.keys.value = isEarCommand(command) ? reboundEar(changed, command, code) : rebound(changed, command, code);
}

export function KeysSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [waiting, setWaiting] = useState<AnyCommand | EarCommand | null>(null);
  const keys = bindings(settings.keys.value);
  const isByEar = byEar.value !== 'off';
  const own = earKeys(settings.keys.value);
  const clashing = clashes<string>(isByEar ? { ...keys, ...own } : keys);
  useEffect(() => void askLayout(), []);
  useEffect(() => {
    if (isByEar) byEarTexts.load().catch(() => undefined); // the keys can be changed without their names
  }, [isByEar]);
  useLayoutEffect(() => {
    if (waiting === null) return undefined;
    return listenForKeys('rebind', ({ code }) => {
      const isKept = code === 'Escape' && waiting !== 'let_go';
      if (!isKept && canBind(code)) bind(waiting, code);
      if (isKept || canBind(code)) setWaiting(null);
      return true;
    });
  }, [waiting]);

  const unchanged = Object.keys(settings.keys.value).length === 0;
  const footer = (
    <Button kind="quiet" disabled={unchanged} onClick={() => (settings.keys.value = {})}>
      {t('keys.reset')}
    </Button>
  );
  return (
    <Dialog title={t('keys.title')} size="large" onClose={onClose} footer={footer}>
      <p class="keys-intro">{t('keys.intro')}</p>
      <div class="keys-groups">
        {groups.map((group) => (
          <section class="keys-group" key={group.title}>
            <h3>{t(group.title)}</h3>
            <ul>
              {group.commands.map((command) => (
                <KeyRow
                  key={command}
                  name={commandName(command)}
                  label={waiting === command ? null : keyLabel(keys[command], layout.value)}
                  clashing={clashing.has(command)}
                  onChange={() => setWaiting(waiting === command ? null : command)}
                />
              ))}
            </ul>
            {group.note !== null && <p class="keys-note">{t(group.note)}</p>}
          </section>
        ))}
        {isByEar && (
          <section class="keys-group">
            <h3>{te('ear.keys.group')}</h3>
            <ul>
              {earCommands.map((command) => (
                <KeyRow
                  key={command}
                  name={earCommandName(command)}
                  label={waiting === command ? null : earKeyLabel(own[command], layout.value)}
                  clashing={clashing.has(command)}
                  onChange={() => setWaiting(waiting === command ? null : command)}
                />
              ))}
            </ul>
            <p class="keys-note">{te('ear.keys.fixed')}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly name: string;
  readonly label: string | null; // null: waits for a key
  readonly clashing: boolean;
  readonly onChange: () => void;
}

function KeyRow({ name, label, clashing, onChange }: RowProps): JSX.Element {
  return (
    <li class={clashing ? 'keys-row keys-row-clash' : 'keys-row'}>
      <span class="keys-name">{name}</span>
      <button
        type="button"
        class={label === null ? 'keys-cap keys-cap-waiting' : 'keys-cap'}
        aria-label={label === null ? t('keys.press') : t('keys.change', { command: name, key: label })}
        onClick={onChange}
      >
        {label ?? t('keys.press')}
      </button>
      {clashing && (
        <span class="keys-clash" role="status">
          {t('keys.clash')}
        </span>
      )}
    </li>
  );
}

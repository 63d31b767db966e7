// The line above the quiet screens: the way home, the language, the settings.
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { settings, type Language } from '../settings/settings';
import { language, t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { SettingsDialog } from './dialogs_later';
import './top_bar.css';

const names: readonly { readonly code: Exclude<Language, 'system'>; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'pt', name: 'Português' },
];

function LanguageSwitch(): JSX.Element {
  return (
    <label class="top-bar-language">
      <Icon name="globe" />
      <span class="hidden-text">{t('home.language')}</span>
      <select
        value={language.value}
        onChange={(event) => {
          const chosen = names.find((each) => each.code === event.currentTarget.value);
          if (chosen) settings.language.value = chosen.code;
        }}
      >
        {names.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  );
}

export interface TopBarProps {
  readonly children?: ComponentChildren; // in place of the way home
  readonly home?: boolean; // this is home already
}

export function TopBar({ children, home = false }: TopBarProps): JSX.Element {
  const open = useSignal(false);
  return (
    <header class="top-bar">
      <div class="top-bar-left">
        {children ??
          (!home && (
            <Link to="/" class="top-bar-home">
              <Icon name="back" />
              {t('home.title')}
            </Link>
          ))}
      </div>
      <div class="top-bar-right">
        <LanguageSwitch />
        <Button kind="quiet" icon="gear" label={t('home.settings')} onClick={() => (open.value = true)} />
      </div>
      {open.value && <SettingsDialog onClose={() => (open.value = false)} />}
    </header>
  );
}

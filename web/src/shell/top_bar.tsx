// The bar at the top of all screens but the game: the link home, the language, the settings.
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { isLanguage, languageCodes, languages } from '../settings/languages';
import { settings } from '../settings/settings';
import { language, t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { SettingsDialog } from './dialogs_lazy';
import './top_bar.css';

function LanguageSwitch(): JSX.Element {
  return (
    <label class="top-bar-language">
      <Icon name="globe" />
      <span class="hidden-text">{t('home.language')}</span>
      <select
        value={language.value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isLanguage(chosen)) settings.language.value = chosen;
        }}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={languages[code].tag}>
            {languages[code].name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  );
}

export interface TopBarProps {
  readonly children?: ComponentChildren; // instead of the link home
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
              {t('gone.home')}
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

// Everything you can choose for this browser; it takes effect at once.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { canStayAwake } from '../base/wake_lock';
import { HeroSymbol } from '../board/art/hero_symbol';
import { colours } from '../engine/words';
import { languageCodes, languages } from '../settings/languages';
import { settings, type Language, type Motion, type Palette, type SoundKind, type Theme } from '../settings/settings';
import type { SoundName } from '../sound/effects';
import { soundBox } from '../sound/sound_box';
import { isQuiet, turnSound } from '../sound/quiet';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Dialog } from '../ui/dialog';
import { lazy } from '../ui/lazy';
import { asDialog, asExtra } from '../ui/missing_part';
import { Slider } from '../ui/slider';
import { Toggle } from '../ui/toggle';
import './settings_dialog.css';

function languageChoices(): readonly { readonly value: Language; readonly label: string }[] {
  const all = languageCodes.map((code) => ({ value: code, label: languages[code].name }));
  return [{ value: 'system', label: t('settings.language.system') }, ...all];
}

const themes: readonly Theme[] = ['system', 'night', 'dawn', 'contrast'];
const palettes: readonly Palette[] = ['standard', 'red_green', 'blue_yellow', 'bold'];
const motions: readonly Motion[] = ['system', 'full', 'reduced'];
const sounds: readonly SoundKind[] = ['moves', 'sand', 'talk', 'knock', 'end'];
const samples: Readonly<Record<SoundKind, SoundName>> = {
  moves: 'step',
  sand: 'flip',
  talk: 'bell',
  knock: 'knock',
  end: 'exit',
};

const KeysSheet = lazy(async () => (await import('../keys/keys_sheet')).KeysSheet, asDialog);

const ByEarSettings = lazy(async () => {
  const [{ ByEarSettings: part }, { byEarTexts }] = await Promise.all([
    import('../speech/by_ear_settings'),
    import('../text/by_ear'),
  ]);
  await byEarTexts.load();
  return part;
}, asExtra);

function Looks(): JSX.Element {
  return (
    <section class="settings-part">
      <h3>{t('settings.looks')}</h3>
      <Choices
        label={t('settings.theme')}
        value={settings.theme.value}
        options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(value) => (settings.theme.value = value)}
      />
      <Choices
        label={t('settings.palette')}
        value={settings.palette.value}
        options={palettes.map((value) => ({ value, label: t(`settings.palette.${value}`) }))}
        note={t('settings.palette.note')}
        onChange={(value) => (settings.palette.value = value)}
      />
      <div class="settings-preview" aria-hidden="true">
        {colours.map((colour) => (
          <svg key={colour} class={`settings-hero settings-${colour}`} viewBox="-50 -50 100 100">
            <rect class="settings-tile" x="-48" y="-48" width="96" height="96" rx="14" />
            <HeroSymbol colour={colour} />
          </svg>
        ))}
      </div>
      <Choices
        label={t('settings.motion')}
        value={settings.motion.value}
        options={motions.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        onChange={(value) => (settings.motion.value = value)}
      />
      <Toggle
        label={t('settings.seat_below')}
        note={t('settings.seat_below.note')}
        on={settings.seatBelow.value}
        onChange={(on) => (settings.seatBelow.value = on)}
      />
    </section>
  );
}

function Sounds(): JSX.Element {
  const vibrates = 'vibrate' in navigator;
  return (
    <section class="settings-part">
      <h3>{t('settings.sound')}</h3>
      <Toggle label={t('settings.sound.on')} on={!isQuiet.value} onChange={turnSound} />
      {sounds.map((kind) => {
        const volume = settings.volume.value[kind];
        return (
          <Slider
            key={kind}
            label={t(`settings.sound.${kind}`)}
            value={volume}
            least={0}
            most={1}
            step={0.05}
            text={t('settings.percent', { percent: Math.round(volume * 100) })}
            disabled={isQuiet.value}
            onInput={(value) => (settings.volume.value = { ...settings.volume.value, [kind]: value })}
            onDone={() => soundBox.play(samples[kind])}
          />
        );
      })}
      <Toggle
        label={t('settings.soft')}
        note={t('settings.soft.note')}
        on={settings.soft.value}
        onChange={(on) => (settings.soft.value = on)}
      />
      {vibrates ? (
        <Toggle
          label={t('settings.vibration')}
          on={settings.vibration.value}
          onChange={(on) => (settings.vibration.value = on)}
        />
      ) : (
        <p class="soft-text">{t('settings.vibration.none')}</p>
      )}
    </section>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const showsKeys = useSignal(false);
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div class="settings">
        <Choices
          label={t('settings.language')}
          value={settings.language.value}
          options={languageChoices()}
          onChange={(value) => (settings.language.value = value)}
        />
        <Looks />
        <Sounds />
        <ByEarSettings />
        <section class="settings-part">
          <h3>{t('settings.keys')}</h3>
          <Button icon="keys" onClick={() => (showsKeys.value = true)}>
            {t('settings.keys.show')}
          </Button>
          {!canStayAwake && <p class="soft-text">{t('settings.awake.none')}</p>}
        </section>
      </div>
      {showsKeys.value && <KeysSheet onClose={() => (showsKeys.value = false)} />}
    </Dialog>
  );
}

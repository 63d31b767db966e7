// The keys of one person, or the buttons of all gamepads, and how to change them: press what it shall be.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { canBind } from '../keys/keyboard_commands';
import { listenForKeys } from '../keys/key_dispatcher';
import { ta } from '../text/around';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import {
  changeControl,
  type Control,
  controlLabel,
  controls,
  controlsOf,
  type Device,
  heroOfControl,
  isGamepad,
  isReset,
  numberOfPad,
  resetControls,
  sharedCodes,
} from './controls';
import { browserPads } from './device_input';
import { deviceName } from './device_name';
import './controls_sheet.css';

function nameOf(control: Control): string {
  const hero = heroOfControl(control);
  if (hero !== null) return t(`hero.${hero}`);
  if (control === 'confirm') return ta('around.confirm');
  return t(`keys.${control as Exclude<Control, 'confirm' | `hero${1 | 2 | 3 | 4}`>}`);
}

// The next button of that gamepad that is pressed and wasn't before.
function nextButton(device: Device, pressed: (code: string) => void): () => void {
  const down = (): ReadonlySet<number> => {
    const pad = browserPads.pads()[numberOfPad(device)];
    return new Set(pad?.buttons.flatMap((button, i) => (button.pressed ? [i] : [])) ?? []);
  };
  let before = down();
  let frame = 0;
  const look = (): void => {
    const now = down();
    const fresh = [...now].find((button) => !before.has(button));
    before = now;
    if (fresh !== undefined) return pressed(`b${fresh}`);
    frame = browserPads.frame(look);
  };
  frame = browserPads.frame(look);
  return () => browserPads.cancel(frame);
}

export interface ControlsSheetProps {
  readonly device: Device;
  readonly used: readonly Device[]; // everyone's
  readonly onClose: () => void;
}

export function ControlsSheet({ device, used, onClose }: ControlsSheetProps): JSX.Element {
  const [waiting, wait] = useState<Control | null>(null);
  const keys = controlsOf(device);
  const shared = sharedCodes(used);
  useLayoutEffect(() => {
    if (waiting === null) return undefined;
    return listenForKeys('rebind', ({ code }) => {
      if (code === 'Escape') wait(null);
      else if (!isGamepad(device) && canBind(code)) {
        changeControl(device, waiting, code);
        wait(null);
      }
      return true;
    });
  }, [waiting, device]);
  useEffect(() => {
    if (waiting === null || !isGamepad(device)) return undefined;
    return nextButton(device, (code) => {
      changeControl(device, waiting, code);
      wait(null);
    });
  }, [waiting, device]);
  const footer = (
    <Button kind="quiet" disabled={isReset(device)} onClick={() => resetControls(device)}>
      {t('keys.reset')}
    </Button>
  );
  return (
    <Dialog title={deviceName(device)} onClose={onClose} footer={footer}>
      {isGamepad(device) && <p class="controls-note">{ta('around.keys.pad')}</p>}
      <ul class="controls-list">
        {controls.map((control) => {
          const label = controlLabel(device, keys[control]);
          const isShared = shared.has(keys[control]);
          const name = nameOf(control);
          return (
            <li key={control} class="controls-row" data-control={control}>
              <span class="controls-name">{name}</span>
              <button
                type="button"
                class="controls-cap"
                data-waiting={waiting === control}
                data-clash={isShared}
                aria-label={
                  waiting === control ? ta('around.keys.press') : t('keys.change', { command: name, key: label })
                }
                onClick={() => wait(waiting === control ? null : control)}
              >
                {waiting === control ? ta('around.keys.press') : label}
              </button>
              {isShared && <span class="controls-clash">{ta('around.keys.clash')}</span>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

// What comes after a game: the main way on as the one large button, and every other way behind "More".
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { memberOf } from '../game/table_facts';
import type { Play } from '../play/play';
import { nextScenario } from '../scenarios/choice';
import { hasSetDeal } from '../scenarios/table_purpose';
import { ask } from '../shell/asking';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { dealIcon } from '../ui/deal_icon';
import { Dialog } from '../ui/dialog';
import type { IconName } from '../ui/icon';
import type { Onward } from './result';
import './ways_on.css';

export interface Way {
  readonly icon: IconName;
  readonly label: string;
  readonly go: () => void;
}

export interface Ways {
  readonly ways: readonly Way[]; // the main one first
  readonly decidedBy: string | null; // the host's name, if it isn't me
}

export interface Ending {
  readonly won: boolean;
  readonly onLobby: (() => void) | undefined;
  readonly onward: Onward | undefined;
}

// A win leads on, anything else to another try; only the host can deal, the others go to the lobby.
export function waysOn({ session, engine }: Pick<Play, 'session' | 'engine'>, { won, onLobby, onward }: Ending): Ways {
  const table = session.table.value;
  const host = table !== null && session.me.value !== null && table.host === session.me.value.id;
  const name = memberOf(table, table?.host ?? null)?.name ?? '';
  const isSet = table !== null && hasSetDeal(table);
  const again = (deal: 'new' | 'same'): void => void ask(session, { t: 'again', deal });
  const hasNext =
    onward === undefined && table !== null && !isSet && nextScenario(engine.catalog, table.choice) !== null;
  const next: readonly Way[] =
    onward !== undefined
      ? [{ icon: 'mask', ...onward }]
      : host && hasNext
        ? [{ icon: 'forth', label: t('end.next'), go: () => void ask(session, { t: 'next' }) }]
        : [];
  const anew: readonly Way[] =
    host && !isSet ? [{ icon: dealIcon.new, label: t('end.again'), go: () => again('new') }] : [];
  const same: readonly Way[] = host ? [{ icon: dealIcon.same, label: t('end.same'), go: () => again('same') }] : [];
  const lobby: readonly Way[] =
    onLobby === undefined
      ? []
      : [{ icon: 'people', label: t(session.kind === 'local' ? 'end.back' : 'end.lobby'), go: onLobby }];
  const ways = won ? [...next, ...anew, ...same, ...lobby] : [...anew, ...same, ...next, ...lobby];
  return { ways, decidedBy: host ? null : name };
}

interface WaysOnProps extends Ways {
  readonly onReport: () => void;
  readonly children: ComponentChildren; // what can be looked at
}

export function WaysOn({ ways, decidedBy, onReport, children }: WaysOnProps): JSX.Element {
  const isOpen = useSignal(false);
  const [main, ...others] = ways;
  const leave = (go: () => void): void => {
    isOpen.value = false;
    go();
  };
  return (
    <>
      {decidedBy !== null && <p class="soft-text">{t('end.host_decides', { name: decidedBy })}</p>}
      {main && (
        <Button kind="primary" size="large" wide icon={main.icon} onClick={main.go}>
          {main.label}
        </Button>
      )}
      <div class="ways-on">
        {children}
        <Button kind="quiet" icon="menu" expanded={isOpen.value} onClick={() => (isOpen.value = true)}>
          {t('end.more')}
        </Button>
      </div>
      {isOpen.value && (
        <Dialog title={t('end.more')} onClose={() => (isOpen.value = false)}>
          <div class="ways-on-list">
            {others.map(({ icon, label, go }) => (
              <Button key={label} wide icon={icon} onClick={() => leave(go)}>
                {label}
              </Button>
            ))}
            <Button wide icon="pencil" onClick={() => leave(onReport)}>
              {t('report.title')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

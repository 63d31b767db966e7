// Before this browser forgets a crew's secret: a confirmation, and the last chance to keep its link.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isCrewSecret } from '../base/crew';
import { settings } from '../settings/settings';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { bookApi } from './book_api';
import { CrewLink } from './crew_link';
import { useResource } from '../ui/use_resource';

interface Way {
  readonly label: string;
  readonly go: () => void;
}

export interface GivingUpProps {
  readonly title: string;
  readonly text?: string;
  readonly secret: string; // that would be forgotten
  readonly stay: Way;
  readonly give: Way;
}

export function GivingUp({ title, text, secret, stay, give }: GivingUpProps): JSX.Element {
  return (
    <Dialog
      title={title}
      onClose={stay.go}
      footer={
        <>
          <Button onClick={stay.go}>{stay.label}</Button>
          <Button kind="danger" onClick={give.go}>
            {give.label}
          </Button>
        </>
      }
    >
      <div class="crew-part">
        {text !== undefined && <p>{text}</p>}
        <p>{tb('crew.keep_link')}</p>
        <CrewLink secret={secret} />
      </div>
    </Dialog>
  );
}

// From now on tables opened by this browser play for it.
export function playFor(secret: string): void {
  settings.crew.value = secret;
  toast(tb('crew.plays'));
}

export interface CrewSwitchProps {
  readonly offered: string; // the secret of the link that was opened
  readonly onDone: () => void;
}

// Another crew's link was opened. A crew that the server doesn't know doesn't replace anything.
export function CrewSwitch({ offered, onDone }: CrewSwitchProps): JSX.Element | null {
  const secret = settings.crew.value;
  const mine = useResource(() => bookApi.crew(secret), [secret]).state;
  const other = useResource(() => bookApi.crew(offered), [offered]).state;
  const isUseless = other.kind === 'failed';
  useEffect(() => {
    if (other.kind !== 'failed') return;
    toast(tb(other.error.error === 'NoSuchCrew' ? 'crew.unknown' : 'crew.failed'), 'trouble');
    onDone();
  }, [isUseless]);
  if (mine.kind === 'loading' || other.kind !== 'here' || !isCrewSecret(secret)) return null;
  const names = { mine: mine.kind === 'here' ? mine.value.name : tb('heist.you'), other: other.value.name };
  return (
    <GivingUp
      title={tb('crew.switch', names)}
      text={tb('crew.switch.text', names)}
      secret={secret}
      stay={{ label: tb('crew.stay', names), go: onDone }}
      give={{
        label: tb('crew.switch.yes', names),
        go: () => {
          playFor(offered);
          onDone();
        },
      }}
    />
  );
}

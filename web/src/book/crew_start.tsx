// Two ways into a crew: a new one, or the link of one that exists.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { readCrewSecret } from '../base/crew';
import { longestName, nameFault, tidyName } from '../base/name';
import { settings } from '../settings/settings';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { toast } from '../ui/toast';
import { bookApi } from './book_api';

function Found(): JSX.Element {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const found = async (): Promise<void> => {
    const wrong = nameFault(name);
    if (wrong !== null) {
      setFault(tb(`crew.name.${wrong}`, { most: longestName }));
      return;
    }
    if (isAsking) return;
    setIsAsking(true);
    const answer = await bookApi.found(tidyName(name));
    setIsAsking(false);
    if (answer.ok) settings.crew.value = answer.value.secret;
    else toast(tb(answer.error.status === 429 ? 'crew.busy' : 'crew.failed'), 'trouble');
  };
  return (
    <form
      class="card crew-form"
      onSubmit={(event) => {
        event.preventDefault();
        void found();
      }}
    >
      <h2>{tb('crew.found')}</h2>
      <Field
        label={tb('crew.name')}
        value={name}
        note={tb('crew.name.note')}
        fault={fault}
        longest={longestName * 2}
        enterKey="done"
        onInput={(value) => {
          setName(value);
          setFault(null);
        }}
      />
      <Button type="submit" kind="primary" icon="mask" disabled={isAsking}>
        {tb('crew.make')}
      </Button>
    </form>
  );
}

function Join(): JSX.Element {
  const [link, setLink] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  return (
    <form
      class="card crew-form"
      onSubmit={(event) => {
        event.preventDefault();
        const secret = readCrewSecret(link);
        if (secret === null) setFault(tb('crew.link.fault'));
        else settings.crew.value = secret;
      }}
    >
      <h2>{tb('crew.join')}</h2>
      <Field
        label={tb('crew.link')}
        value={link}
        fault={fault}
        enterKey="go"
        onInput={(value) => {
          setLink(value);
          setFault(null);
        }}
      />
      <Button type="submit" icon="door">
        {tb('crew.open')}
      </Button>
    </form>
  );
}

export function CrewStart(): JSX.Element {
  return (
    <div class="crew-doors">
      <Found />
      <Join />
    </div>
  );
}

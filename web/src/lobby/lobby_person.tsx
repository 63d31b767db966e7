// Someone at the table: my own name to change, or what a host may do with someone else.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameFault, tidyName } from '../base/name';
import { AvatarChoice } from '../avatars/avatar_choice_lazy';
import { qualityOf } from '../game/table_facts';
import type { Member } from '../link/messages';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { ask } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';

export interface LobbyPersonProps extends TablePartProps {
  readonly person: Member;
  readonly onClose: () => void;
}

function Myself({ session, person, onClose }: LobbyPersonProps): JSX.Element {
  const [name, setName] = useState(person.name);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wrong = nameFault(name);
    if (wrong !== null) return setFault(t(`home.name.${wrong}`));
    if (!(await ask(session, { t: 'rename', name: tidyName(name) }))) return;
    settings.name.value = tidyName(name);
    onClose();
  };
  return (
    <Dialog title={t('lobby.name.change')} onClose={onClose}>
      <form class="lobby-person" onSubmit={(event) => void save(event)}>
        <AvatarChoice name={person.name} />
        <Field label={t('home.name')} value={name} longest={48} enterKey="done" fault={fault} onInput={setName} />
        <Button type="submit" kind="primary">
          {t('lobby.name.save')}
        </Button>
      </form>
    </Dialog>
  );
}

export function LobbyPerson(props: LobbyPersonProps): JSX.Element {
  const { session, table, me, person, onClose } = props;
  const [removing, setRemoving] = useState(false);
  if (person.id === me?.id) return <Myself {...props} />;
  const act = async (request: Parameters<typeof ask>[1]): Promise<void> => {
    if (await ask(session, request)) onClose();
  };
  const quality = qualityOf(person);
  const facts = [
    person.kind === 'bot' ? t('lobby.bot') : null,
    person.chair === null ? t('people.watches') : null,
    table.phase !== 'playing' && person.chair !== null ? t(person.ready ? 'lobby.is_ready' : 'lobby.not_ready') : null,
    person.here ? null : t('lobby.gone'),
    quality === 'good' ? null : t(`line.${quality}`),
  ].filter((fact) => fact !== null);
  return (
    <Dialog title={removing ? t('lobby.person.remove.sure', { name: person.name }) : person.name} onClose={onClose}>
      <div class="lobby-person">
        <p>{removing ? t('lobby.person.remove.text', { name: person.name }) : facts.join(', ')}</p>
        {table.host === person.id && <p>{t('lobby.person.is_host', { name: person.name })}</p>}
        {table.host === me?.id && (
          <div class="lobby-person-acts">
            {!removing && person.kind !== 'teammate' && (
              <Button icon="crown" onClick={() => void act({ t: 'host', member: person.id })}>
                {t('lobby.person.host')}
              </Button>
            )}
            <Button
              kind="danger"
              onClick={() => (removing ? void act({ t: 'remove', member: person.id }) : setRemoving(true))}
            >
              {t('lobby.person.remove')}
            </Button>
            {removing && <Button onClick={onClose}>{t('cancel')}</Button>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

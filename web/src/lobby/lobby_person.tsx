// Someone at the table: my own name to change, or what can be done about someone else: by the host, and by everyone.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameFault, tidyName } from '../base/name';
import { AvatarChoice } from '../avatars/avatar_choice_lazy';
import { qualityOf } from '../game/table_facts';
import { listedName } from './listed_name';
import type { Member } from '../link/messages';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { toast } from '../ui/toast';
import { ask } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';

const canLead = ({ kind }: Member): boolean => kind !== 'teammate' && kind !== 'screen';

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
  const [sure, setSure] = useState<'remove' | 'report' | null>(null);
  if (person.id === me?.id) return <Myself {...props} />;
  const act = async (request: Parameters<typeof ask>[1]): Promise<void> => {
    if (await ask(session, request)) onClose();
  };
  const quality = qualityOf(person);
  const facts = [
    person.kind === 'bot' ? t('lobby.bot') : null,
    person.kind === 'screen' ? t('people.shows') : person.chair === null ? t('people.watches') : null,
    table.phase !== 'playing' && person.chair !== null ? t(person.ready ? 'lobby.is_ready' : 'lobby.not_ready') : null,
    person.here ? null : t('lobby.gone'),
    quality === 'good' ? null : t(`line.${quality}`),
  ].filter((fact) => fact !== null);
  const report = async (): Promise<void> => {
    if (!(await ask(session, { t: 'complain', member: person.id }))) return;
    toast(t('lobby.person.report.done'));
    onClose();
  };
  const isHost = table.host === me?.id;
  const name = listedName(person);
  return (
    <Dialog title={sure === null ? name : t(`lobby.person.${sure}.sure`, { name })} onClose={onClose}>
      <div class="lobby-person">
        <p>{sure === null ? facts.join(', ') : t(`lobby.person.${sure}.text`, { name })}</p>
        {table.host === person.id && <p>{t('lobby.person.is_host', { name: person.name })}</p>}
        <div class="lobby-person-acts">
          {isHost && sure === null && canLead(person) && (
            <Button icon="crown" onClick={() => void act({ t: 'host', member: person.id })}>
              {t('lobby.person.host')}
            </Button>
          )}
          {isHost && sure !== 'report' && (
            <Button
              kind="danger"
              onClick={() => (sure === 'remove' ? void act({ t: 'remove', member: person.id }) : setSure('remove'))}
            >
              {t('lobby.person.remove')}
            </Button>
          )}
          {sure !== 'remove' && canLead(person) && (
            <Button
              icon="flag"
              kind={sure === 'report' ? 'danger' : 'plain'}
              onClick={() => (sure === 'report' ? void report() : setSure('report'))}
            >
              {t('lobby.person.report')}
            </Button>
          )}
          {sure !== null && <Button onClick={onClose}>{t('cancel')}</Button>}
        </div>
      </div>
    </Dialog>
  );
}

// A chair someone may take: free, with a teammate to invite for the host, or held by a teammate who makes room.
import type { JSX } from 'preact';
import type { Member } from '../link/messages';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ask } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';

export interface LobbyChairProps extends TablePartProps {
  readonly chair: number;
  readonly teammate: Member | null; // who sits there
  readonly onClose: () => void;
}

export function LobbyChair({ session, table, me, chair, teammate, onClose }: LobbyChairProps): JSX.Element {
  const isHost = me !== null && table.host === me.id;
  const act = async (request: Parameters<typeof ask>[1]): Promise<void> => {
    if (await ask(session, request)) onClose();
  };
  return (
    <Dialog title={teammate?.name ?? t('teammates.chair', { chair: chair + 1 })} onClose={onClose}>
      <div class="lobby-person">
        {teammate !== null && <p>{t('teammates.makes_room', { name: teammate.name })}</p>}
        <div class="lobby-person-acts">
          {isHost && teammate === null && (
            <Button kind="primary" icon="mask" onClick={() => void act({ t: 'fill', chair })}>
              {t('teammates.invite')}
            </Button>
          )}
          <Button icon="chair" onClick={() => void act({ t: 'sit', chair })}>
            {t('lobby.sit')}
          </Button>
          {isHost && teammate !== null && (
            <Button kind="danger" onClick={() => void act({ t: 'remove', member: teammate.id })}>
              {t('lobby.person.remove')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

// After a game: play again, or go on to the next one.
import type { JSX } from 'preact';
import type { Engine } from '../engine/engine';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { dealIcon } from '../ui/deal_icon';
import { toast } from '../ui/toast';
import { ask } from '../shell/asking';
import { hasSetDeal } from '../scenarios/table_purpose';
import { nextScenario } from '../scenarios/choice';
import type { TablePartProps } from '../game/table_part';
import { memberOf } from '../game/table_facts';

export function LobbyAgain({ session, table, me, engine }: TablePartProps & { readonly engine: Engine }): JSX.Element {
  const isHost = me !== null && table.host === me.id;
  const again = async (deal: 'new' | 'same'): Promise<void> => {
    if (await ask(session, { t: 'again', deal })) toast(t(`lobby.again.${deal}.done`));
  };
  return (
    <section class="lobby-again card" aria-labelledby="lobby-again">
      <h2 id="lobby-again">{t('lobby.again')}</h2>
      <p>{t(`lobby.again.${table.result ?? 'lost'}`)}</p>
      {isHost ? (
        <div class="lobby-again-acts">
          <Button icon={dealIcon.same} onClick={() => void again('same')}>
            {t('lobby.again.same')}
          </Button>
          {!hasSetDeal(table) && (
            <Button icon={dealIcon.new} onClick={() => void again('new')}>
              {t('lobby.again.new')}
            </Button>
          )}
          {!hasSetDeal(table) && nextScenario(engine.catalog, table.choice) !== null && (
            <Button
              icon="forth"
              kind={table.result === 'won' ? 'primary' : 'plain'}
              onClick={() => void ask(session, { t: 'next' })}
            >
              {t('lobby.again.next')}
            </Button>
          )}
        </div>
      ) : (
        <p class="soft-text">{t('lobby.again.host', { name: memberOf(table, table.host)?.name ?? '' })}</p>
      )}
    </section>
  );
}

// Teammates at this table: how many, how fast, and whether they step in. The host decides, everyone sees it.
import type { JSX } from 'preact';
import { paces, temperaments, type Teammates } from '../link/messages';
import { labelled, t } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Toggle } from '../ui/toggle';
import { hasSetDeal } from '../scenarios/table_purpose';
import { ask, choose } from '../shell/asking';
import type { TablePartProps } from '../game/table_part';
import { wantsTeammates } from './ring';
import './lobby_teammates.css';

export interface LobbyTeammatesProps extends TablePartProps {
  readonly mates: Teammates;
}

export function LobbyTeammates({ session, table, me, mates }: LobbyTeammatesProps): JSX.Element {
  const isHost = me !== null && table.host === me.id;
  const note = t(`teammates.${mates.pace}.note`);
  const { temperament } = mates;
  const temperamentNote = temperament === undefined ? undefined : t(`teammates.${temperament}.note`);
  return (
    <section class="lobby-teammates card" aria-labelledby="lobby-teammates">
      <h2 id="lobby-teammates">{t('teammates.title')}</h2>
      <p class="soft-text">{t('teammates.text')}</p>
      {isHost ? (
        <>
          <Button icon="mask" disabled={!wantsTeammates(table)} onClick={() => void ask(session, { t: 'fill' })}>
            {t('teammates.fill')}
          </Button>
          <Choices
            label={t('teammates.pace')}
            value={mates.pace}
            options={paces.map((pace) => ({ value: pace, label: t(`teammates.${pace}`) }))}
            note={note}
            onChange={(pace) => void ask(session, { t: 'teammates', pace })}
          />
          {temperament !== undefined && (
            <Choices
              label={t('teammates.temperament')}
              value={temperament}
              options={temperaments.map((one) => ({ value: one, label: t(`teammates.${one}`) }))}
              note={temperamentNote}
              onChange={(one) => void ask(session, { t: 'teammates', temperament: one })}
            />
          )}
          <Toggle
            label={t('teammates.stand_in')}
            on={mates.stand_in}
            onChange={(on) => void ask(session, { t: 'teammates', stand_in: on })}
          />
          {!hasSetDeal(table) && (
            <Toggle
              label={t('chooser.pauses')}
              note={t('chooser.pauses.note')}
              on={table.choice.pauses}
              onChange={(on) => void choose(session, { pauses: on })}
            />
          )}
        </>
      ) : (
        <>
          <p>
            {labelled(t('teammates.pace'), t(`teammates.${mates.pace}`))}. {note}
          </p>
          {temperament !== undefined && (
            <p>
              {labelled(t('teammates.temperament'), t(`teammates.${temperament}`))}. {temperamentNote}
            </p>
          )}
          {mates.stand_in && <p>{t('teammates.stand_in')}.</p>}
        </>
      )}
    </section>
  );
}

// What is going to be played; the host changes it, everybody sees it at once.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { sidesAt } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { challengeText, hasSetDeal } from './challenge';
import { Chooser } from './chooser';
import { levelOf, minutes, sandOf, scenarioId, scenarioOf, sideOf, wantsCertified } from './choice';
import type { LobbyPartProps } from './lobby_ring';
import { memberIn } from './ring';
import { ownName, scenarioBefore, scenarioName } from './scenario_name';
import { SecurityAbout } from './security_later';
import './lobby_play.css';

export function LobbyPlay({ session, table, me, engine }: LobbyPartProps & { readonly engine: Engine }): JSX.Element {
  const choosing = useSignal(false);
  const { choice } = table;
  const scenario = scenarioOf(engine.catalog, choice);
  const isHost = me !== null && table.host === me.id;
  const isSet = hasSetDeal(table);
  const note = challengeText(table);
  const id = scenarioId(choice);
  const facts = [
    scenario && `${t('chooser.level')}: ${levelOf(choice, scenario)}`,
    scenario && sidesAt(scenario, levelOf(choice, scenario)).length > 1 && `${t('chooser.side')}: ${sideOf(choice, scenario)}`,
    `${t('chooser.sand')}: ${minutes(sandOf(choice))}`,
    `${t('chooser.seats')}: ${choice.seats === 0 ? t('chooser.seats.auto') : choice.seats}`,
    wantsCertified(choice) && t('chooser.certified'),
    choice.public && t('chooser.public'),
    choice.pauses && t('chooser.pauses'),
    choice.free_talk && t('chooser.free_talk'),
    choice.pairs && t('chooser.pairs'),
    choice.laid_by_hand && !isSet && t('chooser.laid'),
    table.crew === true && t('challenge.crew'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <section class="lobby-play card" aria-labelledby="lobby-play">
      <div class="lobby-play-head">
        <h2 id="lobby-play">{t('chooser.tonight')}</h2>
        {isHost && !isSet && (
          <Button icon="pencil" onClick={() => (choosing.value = true)}>
            {t('chooser.change')}
          </Button>
        )}
      </div>
      <p class="lobby-play-name">{ownName(choice.scenario) ?? scenarioName(id)}</p>
      {note !== null && (
        <p class="lobby-play-challenge" data-challenge={table.heist ? 'heist' : 'race'}>
          <Icon name={table.heist ? 'star' : 'flag'} />
          <span>{note}</span>
        </p>
      )}
      {scenario ? <p>{scenarioBefore(id)}</p> : <SecurityAbout choice={choice} />}
      <ul class="lobby-play-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {!isHost && !isSet && (
        <p class="soft-text">{t('chooser.only_host', { name: memberIn(table, table.host)?.name ?? '' })}</p>
      )}
      {choosing.value && isHost && (
        <Chooser session={session} table={table} me={me} engine={engine} onClose={() => (choosing.value = false)} />
      )}
    </section>
  );
}

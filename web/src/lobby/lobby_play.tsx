// What is going to be played; the host changes it, everyone sees it at once.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { duration } from '../base/clock_text';
import { sidesAt } from '../engine/catalog';
import type { Engine } from '../engine/engine';
import { labelled, t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { purposeText, hasSetDeal } from '../scenarios/table_purpose';
import { levelOf, sandOf, scenarioId, scenarioOf, sideOf, wantsCertified } from '../scenarios/choice';
import type { TablePartProps } from '../game/table_part';
import { memberOf } from '../game/table_facts';
import { customName, scenarioBefore, scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { GoalSteps } from '../shell/goal_steps_lazy';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { Chooser } from './lobby_lazy';
import { ScenarioStrip } from './scenario_strip';
import { SecurityAbout } from '../chooser/security_lazy';
import './lobby_play.css';

export function LobbyPlay({ session, table, me, engine }: TablePartProps & { readonly engine: Engine }): JSX.Element {
  const choosing = useSignal(false);
  const { choice } = table;
  const scenario = scenarioOf(engine.catalog, choice);
  const isHost = me !== null && table.host === me.id;
  const isSet = hasSetDeal(table);
  const note = purposeText(table);
  const id = scenarioId(choice);
  const facts = [
    scenario && labelled(t('chooser.level'), levelOf(choice, scenario)),
    scenario &&
      sidesAt(scenario, levelOf(choice, scenario)).length > 1 &&
      labelled(t('chooser.side'), sideOf(choice, scenario)),
    labelled(t('chooser.sand'), duration(sandOf(choice))),
    labelled(t('chooser.seats'), choice.seats === 0 ? t('chooser.seats.auto') : choice.seats),
    wantsCertified(choice) && t('chooser.certified'),
    choice.public && t('chooser.public'),
    t(choice.pauses ? 'lobby.fact.pauses' : 'menu.no_pause'),
    choice.free_talk && t('lobby.fact.free_talk'),
    choice.pairs && t('lobby.fact.pairs'),
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
      {isHost && !isSet && table.phase === 'gathering' && (
        <ScenarioStrip session={session} table={table} me={me} engine={engine} />
      )}
      <div class="lobby-play-top">
        <div class="lobby-play-picture">
          <ScenarioPicture id={id} />
        </div>
        <div class="lobby-play-words">
          <p class="lobby-play-name">{customName(choice.scenario) ?? scenarioName(id)}</p>
          {scenario && <p data-news={id}>{scenarioNews(id)}</p>}
        </div>
      </div>
      {note !== null && (
        <p class="lobby-play-purpose" data-challenge={table.heist ? 'heist' : 'race'}>
          <Icon name={table.heist ? 'star' : 'flag'} />
          <span>{note}</span>
        </p>
      )}
      {scenario ? (
        <>
          <GoalSteps rules={scenario.rules} />
          <p>{scenarioBefore(id)}</p>
        </>
      ) : (
        <SecurityAbout choice={choice} />
      )}
      <ul class="lobby-play-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {!isHost && !isSet && (
        <p class="soft-text">{t('chooser.only_host', { name: memberOf(table, table.host)?.name ?? '' })}</p>
      )}
      {choosing.value && isHost && (
        <Chooser session={session} table={table} me={me} engine={engine} onClose={() => (choosing.value = false)} />
      )}
    </section>
  );
}

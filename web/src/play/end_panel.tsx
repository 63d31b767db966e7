// The end: won or lost, how long, how often, who did how much, and what comes next.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../base/base_path';
import { timePassed } from '../base/clock_text';
import type { State } from '../engine/position';
import { stillInside } from '../engine/rules';
import type { Table } from '../link/messages';
import { ask } from '../screens/asking';
import { hasSetDeal } from '../screens/challenge';
import { nextScenario, wantsCertified } from '../screens/choice';
import { DeedsList, ReportDialog } from '../screens/dialogs_later';
import { playedName } from '../screens/scenario_name';
import { SecurityCredit } from '../screens/security_later';
import { t, tn } from '../text/text';
import { Button } from '../ui/button';
import { dealIcon } from '../ui/deal_icon';
import { Icon } from '../ui/icon';
import { Celebration } from './celebration';
import { endText } from './end_text';
import { ParLine } from './par_line';
import { HeroPicture } from './pieces';
import type { Play } from './play';
import { clockText } from './sand_drawing';
import { memberOf, nameOfSeat, seatView } from './seats';
import { actionsOf, perPerson } from './tally';
import { colours } from '../engine/words';
import './end_panel.css';

export type Result = 'won' | 'lost' | 'given_up';

// Where a win leads, if somebody has planned it.
export interface Onward {
  readonly label: string;
  readonly go: () => void;
}

export function resultOf(state: State | null, table: Table | null): Result | null {
  if (state && state.outcome !== 'running') return state.outcome;
  if (table && table.phase !== 'playing' && table.result === 'given_up') return 'given_up';
  return null;
}

function TeammateMark(): JSX.Element {
  return (
    <span class="end-panel-mate">
      <Icon name="mask" />
      <span class="hidden-text">{t('mates.word')} </span>
    </span>
  );
}

function Tallies({ play, state }: { readonly play: Play; readonly state: State }): JSX.Element | null {
  const { seats, complete } = play.tally.value;
  const table = play.session.table.value;
  const counts = Array.from({ length: state.seats }, (_, seat) => seats[seat]);
  if (counts.every((count) => count === undefined)) return null;
  const rows = perPerson(table, counts);
  return (
    <div class="end-panel-tallies">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('end.who')}</th>
            <th scope="col">{t('end.moves')}</th>
            <th scope="col">{t('end.tiles')}</th>
            <th scope="col">{t('end.knocks')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, moves, tiles, knocks }) => (
            <tr key={seat}>
              <th scope="row">
                {seatView(table, state, seat, null).teammate && <TeammateMark />}
                {nameOfSeat(table, seat) ?? t('seat.number', { number: seat + 1 })}
              </th>
              <td>{moves}</td>
              <td>{tiles}</td>
              <td>{knocks}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!complete && <p class="soft-text">{t('end.incomplete')}</p>}
    </div>
  );
}

interface NextProps {
  readonly play: Play;
  readonly table: Table | null;
  readonly won: boolean;
  readonly onLobby: (() => void) | undefined;
  readonly onward: Onward | undefined;
}

function Next({ play, table, won, onLobby, onward }: NextProps): JSX.Element {
  const { session, engine } = play;
  const host = table !== null && session.me.value !== null && table.host === session.me.value.id;
  const name = memberOf(table, table?.host ?? null)?.name ?? '';
  const again = (deal: 'new' | 'same'): void => void ask(session, { t: 'again', deal });
  const isSet = table !== null && hasSetDeal(table);
  const hasNext = onward === undefined && table !== null && !isSet && nextScenario(engine.catalog, table.choice) !== null;
  const leads = won && (hasNext || onward !== undefined);
  return (
    <>
      {!host && <p class="soft-text">{t('end.host_decides', { name })}</p>}
      <div class="end-panel-next">
        {onward && (
          <Button kind={won ? 'primary' : 'plain'} icon="mask" onClick={onward.go}>
            {onward.label}
          </Button>
        )}
        {host && won && hasNext && (
          <Button kind="primary" icon="forth" onClick={() => void ask(session, { t: 'next' })}>
            {t('end.next')}
          </Button>
        )}
        {host && !isSet && (
          <Button kind={leads ? 'plain' : 'primary'} icon={dealIcon.new} onClick={() => again('new')}>
            {t('end.again')}
          </Button>
        )}
        {host && (
          <Button icon={dealIcon.same} onClick={() => again('same')}>
            {t('end.same')}
          </Button>
        )}
        {host && !won && hasNext && (
          <Button icon="forth" onClick={() => void ask(session, { t: 'next' })}>
            {t('end.next')}
          </Button>
        )}
        {onLobby && (
          <Button icon="people" onClick={onLobby}>
            {t(session.kind === 'local' ? 'end.back' : 'end.lobby')}
          </Button>
        )}
      </div>
    </>
  );
}

export interface EndPanelProps {
  readonly play: Play;
  readonly result: Result;
  readonly onLobby: (() => void) | undefined;
  readonly onward?: Onward | undefined;
}

export function EndPanel({ play, result, onLobby, onward }: EndPanelProps): JSX.Element | null {
  const folded = useSignal(false);
  const reports = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const unfold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = folded.value ? unfold.current?.querySelector('button') : heading.current;
    shown?.focus();
  }, [folded.value]);
  const state = play.session.confirmed.value;
  const table = play.session.table.value;
  if (!state) return null;
  if (folded.value) {
    return (
      <div ref={unfold} class="end-panel-unfold">
        <Button kind="primary" icon="star" onClick={() => (folded.value = false)}>
          {t('end.show')}
        </Button>
      </div>
    );
  }
  const won = result === 'won';
  const leaving = state.goal.escapes.length;
  const left = state.reason === 'sand_ran_out' ? 0 : state.sand_ms;
  return (
    <div class={`end-panel end-panel-${won ? 'won' : 'lost'}`} role="region" aria-labelledby="end-panel-title">
      {won && <Celebration />}
      <div class="end-panel-card card">
        <ul class="end-panel-heroes" aria-hidden="true">
          {colours.map((colour) => (
            <li key={colour} data-out={state.escaped.includes(colour)}>
              <HeroPicture colour={colour} />
            </li>
          ))}
        </ul>
        <h2 id="end-panel-title" ref={heading} tabIndex={-1}>
          {t(`end.${result}`)}
        </h2>
        <p>{endText(result, state)}</p>
        {won && state.security?.hardcore_earned !== undefined && (
          <SecurityCredit earned={state.security.hardcore_earned} />
        )}
        <dl class="end-panel-facts">
          <div>
            <dt>{t('end.time_left')}</dt>
            <dd>{clockText(left)}</dd>
          </div>
          <div>
            <dt>{t('end.flips')}</dt>
            <dd>{state.flips}</dd>
          </div>
          {leaving > 0 && (
            <div>
              <dt>{t('end.out')}</dt>
              <dd data-fact="out">
                {leaving - stillInside(state)}/{leaving}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('end.played')}</dt>
            <dd>{timePassed(state.at)}</dd>
          </div>
        </dl>
        <p class="soft-text">
          {playedName(state)} · {tn('stock.tiles', state.deck.count)}
          {table?.certified === false && wantsCertified(table.choice) && ` · ${t('end.not_certified')}`}
        </p>
        <ParLine made={table?.actions ?? actionsOf(play.tally.value)} par={table?.par ?? null} />
        {(table?.achievements?.length ?? 0) > 0 && <DeedsList numbers={table?.achievements ?? []} />}
        <Tallies play={play} state={state} />
        <Next play={play} table={table} won={won} onLobby={onLobby} onward={onward} />
        <Button kind="quiet" icon="eye" onClick={() => (folded.value = true)}>
          {t('end.look')}
        </Button>
        {table?.record != null && (
          <a class="button button-quiet" href={addressOf(`/replay/${table.record}`)} target="_blank" rel="noopener">
            <Icon name="play" />
            <span>{t('end.replay')}</span>
          </a>
        )}
        <Button kind="quiet" icon="pencil" onClick={() => (reports.value = true)}>
          {t('report.title')}
        </Button>
        {reports.value && <ReportDialog onClose={() => (reports.value = false)} />}
      </div>
    </div>
  );
}

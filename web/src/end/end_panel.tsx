// The end: won or lost, how long, how often, who did how much, and what comes next.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../base/base_path';
import { timeLeft, timePassed } from '../base/clock_text';
import type { State } from '../engine/position';
import { stillInside } from '../engine/rules';
import { Avatar } from '../avatars/avatar_view';
import { api } from '../link/api';
import { wantsCertified } from '../scenarios/choice';
import { ReportDialog } from '../shell/dialogs_lazy';
import { playedName } from '../scenarios/scenario_name';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { noteMissing } from '../ui/missing_part';
import { Celebration } from './celebration';
import { AchievementList, LostLine, SecurityCredit } from './end_lazy';
import { EndScene } from './end_scene';
import { endText } from '../words/end_text';
import { tilesLeft } from '../words/stock_text';
import { ParLine } from './par_line';
import type { Play } from '../play/play';
import { nameOfSeat, seatView, type SeatView } from '../game/seats';
import { actionsOf, perPerson } from '../play/tally';
import type { FinishedRecord, Onward, Result } from './result';
import { WaysOn, waysOn } from './ways_on';
import './end_panel.css';

function TeammateMark(): JSX.Element {
  return (
    <span class="end-panel-mate">
      <Icon name="mask" />
      <span class="hidden-text">{t('teammates.word')} </span>
    </span>
  );
}

function Who({ view }: { readonly view: SeatView }): JSX.Element | null {
  if (view.teammate) return <TeammateMark />;
  return view.face === null ? null : <Avatar face={view.face} name={view.name ?? ''} />;
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
                <Who view={seatView(table, state, seat, null)} />
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

export interface EndPanelProps {
  readonly play: Play;
  readonly result: Result;
  readonly onLobby: (() => void) | undefined;
  readonly onward?: Onward | undefined;
  readonly record?: FinishedRecord | undefined; // of a game in the page; a table's is at the server
}

const atServer = (id: string): FinishedRecord => ({
  text: async () => {
    const answer = await api.record(id);
    return answer.ok ? answer.value : null;
  },
  path: `/replay/${id}`,
});

export function EndPanel({ play, result, onLobby, onward, record: own }: EndPanelProps): JSX.Element | null {
  const folded = useSignal(false);
  const reports = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const unfold = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = folded.value ? unfold.current?.querySelector('button') : heading.current;
    shown?.focus();
    if (!folded.value) return;
    play.board.peek()?.floats?.measure(); // the button is new, and the mall keeps clear of it
    play.showAll();
  }, [folded.value]);
  const state = play.session.confirmed.value;
  const table = play.session.table.value;
  if (!state) return null;
  if (folded.value) {
    return (
      <div ref={unfold} class="end-panel-unfold" data-float="result">
        <Button kind="primary" icon="star" onClick={() => (folded.value = false)}>
          {t('end.show')}
        </Button>
      </div>
    );
  }
  const won = result === 'won';
  const record = table?.record != null ? atServer(table.record) : own;
  const leaving = state.goal.escapes.length;
  const left = state.reason === 'sand_ran_out' ? 0 : state.sand_ms;
  const share = async (): Promise<void> => {
    const picture = scene.current?.querySelector('svg');
    if (!picture) return;
    const names = Array.from({ length: state.seats }, (_, seat) => nameOfSeat(table, seat)).filter(
      (name) => name !== null,
    );
    const part = await import('./share_picture').catch((trouble: unknown) => void console.error(trouble));
    if (part === undefined) return noteMissing();
    await part.sharePicture(picture, {
      title: t(`end.${result}`),
      facts: `${t('end.time_left')} ${timeLeft(left)} · ${t('end.played')} ${timePassed(state.at)}`,
      crew: [...new Set(names)].join(', '),
      game: `${playedName(state)} · ${t('title')}`,
    });
  };
  return (
    <div class={`end-panel end-panel-${won ? 'won' : 'lost'}`} role="region" aria-labelledby="end-panel-title">
      {won && <Celebration />}
      <div class="end-panel-card card">
        <div class="end-panel-verdict">
          <div ref={scene}>
            <EndScene state={state} atlas={play.atlas()} out={state.escaped} />
          </div>
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
              <dd>{timeLeft(left)}</dd>
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
            {playedName(state)} · {tilesLeft(state.deck.count)}
            {table?.certified === false && wantsCertified(table.choice) && ` · ${t('end.not_certified')}`}
          </p>
          <ParLine made={table?.actions ?? actionsOf(play.tally.value)} par={table?.par ?? null} />
          {result === 'lost' && record !== undefined && <LostLine record={record} />}
        </div>
        <div class="end-panel-rest">
          {(table?.achievements?.length ?? 0) > 0 && <AchievementList numbers={table?.achievements ?? []} />}
          <Tallies play={play} state={state} />
          <WaysOn {...waysOn(play, { won, onLobby, onward })} onReport={() => (reports.value = true)}>
            <Button kind="quiet" icon="eye" label={t('end.look')} onClick={() => (folded.value = true)} />
            {record !== undefined && (
              <a
                class="button button-quiet button-round"
                href={addressOf(record.path)}
                target="_blank"
                rel="noopener"
                aria-label={t('end.replay')}
                title={t('end.replay')}
              >
                <Icon name="play" />
              </a>
            )}
            <Button kind="quiet" icon="share" label={t('end.share')} onClick={() => void share()} />
          </WaysOn>
        </div>
        {reports.value && <ReportDialog onClose={() => (reports.value = false)} />}
      </div>
    </div>
  );
}

// Figures after the game: who was waited for, the red pawn, tugs-of-war, paths, and where it was decided.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { timePassed } from '../base/clock_text';
import type { Engine } from '../engine/engine';
import { AbilityPicture } from '../board/pieces';
import { pawnName } from '../words/spoken';
import { t } from '../text/text';
import { tr, trn } from '../text/replay';
import { HeatMap } from './heat_map';
import type { Player } from './player';
import type { Afterwards } from './record_reader';
import type { Watched } from './replay_screen';
import { TurningPoint } from './turning_point';
import './after_the_game.css';

const seconds = (ms: number): number => Math.round(ms / 1000);

interface PartProps {
  readonly player: Player;
  readonly told: Afterwards;
}

export function AtTime({ player, at }: { readonly player: Player; readonly at: number }): JSX.Element {
  return (
    <button type="button" class="after-time" onClick={() => player.seek(at)}>
      {timePassed(at)}
    </button>
  );
}

interface CardProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

function Card({ title, note, children }: CardProps): JSX.Element {
  const id = useId();
  return (
    <section class="after-card card" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      {note !== undefined && <p class="after-note">{note}</p>}
    </section>
  );
}

function Waits({ player, told }: PartProps): JSX.Element | null {
  const waits = [...told.waits].sort((one, other) => other.ms - one.ms);
  const most = Math.max(1, ...waits.map(({ ms }) => ms));
  if (waits.length === 0) return null;
  return (
    <Card title={tr('after.waits')} note={tr('after.waits.note')}>
      <ul class="after-waits">
        {waits.map(({ ability, ms, longest }) => (
          <li key={ability} data-ability={ability}>
            <AbilityPicture ability={ability} />
            <span class="after-wait">
              <span class="after-wait-name">
                {trn('after.wait', seconds(ms), { ability: t(`ability.${ability}`) })}
              </span>
              <meter class="after-meter" min={0} max={most} value={ms} aria-hidden="true" />
              <span class="soft-text">
                {trn('after.longest', seconds(longest.until - longest.since))}{' '}
                <AtTime player={player} at={longest.since} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RedPawn({ player, told }: PartProps): JSX.Element | null {
  if (told.knocks.every(({ given, received }) => given === 0 && received === 0)) return null;
  return (
    <Card title={tr('after.red')}>
      <table class="after-table">
        <thead>
          <tr>
            <th scope="col">{t('end.who')}</th>
            <th scope="col">{tr('after.red.given')}</th>
            <th scope="col">{tr('after.red.received')}</th>
          </tr>
        </thead>
        <tbody>
          {told.knocks.map(({ given, received }, seat) => (
            <tr key={seat}>
              <th scope="row">{player.nameOf(seat)}</th>
              <td>{given}</td>
              <td>{received}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Tugs({ player, told }: PartProps): JSX.Element | null {
  if (told.tugs.length === 0) return null;
  return (
    <Card title={tr('after.tugs')} note={tr('after.tugs.note')}>
      <ul class="after-tugs">
        {told.tugs.map(({ pawn, first, pulls }) => (
          <li key={first}>
            {trn('after.tug', pulls, { hero: pawnName(pawn) })}{' '}
            <AtTime player={player} at={player.lines[first]?.at ?? 0} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export interface AfterTheGameProps {
  readonly watched: Watched;
  readonly engine: Engine;
}

export function AfterTheGame({ watched, engine }: AfterTheGameProps): JSX.Element {
  const { player, reader } = watched;
  const told = useMemo(() => reader.afterwards(), [reader, player]);
  return (
    <section class="after" aria-labelledby="after-title">
      <h2 id="after-title">{tr('after.title')}</h2>
      <div class="after-cards">
        <Card title={tr('after.decided')}>
          <TurningPoint watched={watched} />
        </Card>
        <Waits player={player} told={told} />
        <RedPawn player={player} told={told} />
        <Tugs player={player} told={told} />
        {told.footfalls.length > 0 && (
          <Card title={tr('after.paths')}>
            <HeatMap catalog={engine.catalog} mall={player.last.value} footfalls={told.footfalls} />
          </Card>
        )}
      </div>
    </section>
  );
}

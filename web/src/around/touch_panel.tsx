// One person's edge of the glass, turned towards them: heroes to hold, their action tile, the red pawn.
import type { JSX } from 'preact';
import { AbilityPicture, HeroPicture, RedPawnPicture } from '../board/pieces';
import { type Ability, colours } from '../engine/words';
import { turnsOfSeat } from '../game/seats';
import type { LocalSession } from '../game/local_session';
import { ta } from '../text/around';
import { t } from '../text/text';
import type { TouchHand } from './touch_hand';

export interface TouchPanelProps {
  readonly touch: TouchHand;
  readonly session: LocalSession;
  readonly people: number;
  readonly facing: number; // how the mall is turned, clockwise
  readonly called: boolean; // someone's red pawn may go here
}

// Which edge is whose: as they sit around the table, the first below.
export function edgeOf(seat: number, people: number): number {
  return (4 - turnsOfSeat(seat, people)) % 4;
}

export function TouchPanel({ touch, session, people, facing, called }: TouchPanelProps): JSX.Element | null {
  const { hand, seat } = touch;
  const state = session.confirmed.value;
  if (state === null) return null;
  const edge = edgeOf(seat, people);
  const waiting = touch.waiting.value;
  const isChoosing = hand.commands.mode.value.kind === 'places';
  const word = waiting !== null || isChoosing ? asked(waiting, isChoosing) : (hand.word.value?.text ?? '');
  const canSteal = hand.legal.value.some(({ kind }) => kind === 'theft');
  const isBefore = state.do_something.before === seat;
  return (
    <section
      class="touch-hand"
      data-hand={seat}
      data-person={seat}
      data-edge={edge}
      data-seat-target={seat}
      data-called={called}
      data-turned={(facing - edge + 4) % 4}
      aria-label={ta('around.player', { number: seat + 1 })}
    >
      <p class="touch-hand-word" role="status">
        {word}
      </p>
      <div class="touch-hand-tile">
        <span class="touch-hand-number" aria-hidden="true">
          {seat + 1}
        </span>
        <div class="touch-hand-heroes">
          {colours.map((colour) => (
            <button
              key={colour}
              type="button"
              class="touch-key"
              data-touch={colour}
              data-escaped={state.escaped.includes(colour)}
              aria-pressed={hand.selected.value === colour}
              aria-label={t(`hero.${colour}`)}
            >
              <HeroPicture colour={colour} />
            </button>
          ))}
        </div>
        {hand.abilities.value.map((ability) => (
          <Action
            key={ability}
            ability={ability}
            isOff={ability === 'vortex' && state.theft}
            possible={hand.can(ability)}
            waits={waiting === ability}
          />
        ))}
        {canSteal && (
          <button type="button" class="touch-key touch-action touch-theft" data-touch="theft" data-possible="true">
            {t('keys.theft')}
          </button>
        )}
        {state.do_something.allowed && state.seats > 1 && (
          <button
            type="button"
            class="touch-key touch-pawn"
            data-touch="do_something"
            data-here={isBefore}
            aria-pressed={waiting === 'do_something'}
            aria-label={t(isBefore ? 'red_pawn.here' : 'red_pawn.send')}
          >
            <RedPawnPicture />
          </button>
        )}
      </div>
    </section>
  );
}

function asked(waiting: TouchHand['waiting']['value'], isChoosing: boolean): string {
  if (isChoosing) return ta('around.touch.place');
  return waiting === 'do_something' ? ta('around.touch.neighbour') : ta('around.touch.hero');
}

interface ActionProps {
  readonly ability: Ability;
  readonly isOff: boolean;
  readonly possible: boolean;
  readonly waits: boolean;
}

function Action({ ability, isOff, possible, waits }: ActionProps): JSX.Element {
  return (
    <button
      type="button"
      class="touch-key touch-action"
      data-touch={ability}
      data-ability={ability}
      data-possible={possible}
      aria-pressed={waits}
      aria-label={t(`action.${ability}`)}
    >
      <AbilityPicture ability={ability} off={isOff} />
    </button>
  );
}

// My own place at the table: heroes to take in hand, my action tile large, the red pawn.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { longestMs } from '../base/durations';
import type { Ability } from '../engine/words';
import { motionIsReduced, settings } from '../settings/settings';
import { t, type TextKey } from '../text/text';
import { Button } from '../ui/button';
import { ActionButton } from './action_button';
import { HeroRow } from './hero_row';
import { RedPawnPicture } from '../board/pieces';
import type { Play } from '../play/play';
import { isDirection, legalsOf } from '../board/legal_ways';
import { nameOfSeat } from '../game/seats';
import { seatSigns } from '../game/seat_signs';
import { SoloDeck } from './solo_deck';
import './your_place.css';

// The longest words say where they may be broken.
function captionOf(ability: Ability): TextKey {
  return ability === 'escalator' || ability === 'explore' ? `action.${ability}.short` : `ability.${ability}`;
}

function Key({ play, ability }: { readonly play: Play; readonly ability: Ability }): JSX.Element {
  const state = play.session.shown.value;
  const possible = legalsOf(ability, play.session.legal.value, play.placement).length > 0;
  const placing = ability === 'explore' && state?.held != null;
  const name = t(placing ? 'action.place' : `action.${ability}`);
  return (
    <ActionButton
      ability={ability}
      label={possible ? name : t('action.not_now', { action: name })}
      caption={t(placing ? 'action.place.short' : captionOf(ability))}
      possible={possible}
      off={ability === 'vortex' && (state?.theft === true || state?.rules.vortex === 'out_of_service')}
      long={isDirection(ability)}
      onPress={(far) => play.commands.press(ability, far)}
    />
  );
}

interface KeysProps {
  readonly play: Play;
  readonly kind: 'powers' | 'directions';
  readonly abilities: readonly Ability[];
}

function Keys({ play, abilities, kind }: KeysProps): JSX.Element | null {
  if (abilities.length === 0) return null;
  return (
    <div class={`your-place-keys your-place-${kind}`} data-count={abilities.length}>
      {abilities.map((ability) => (
        <Key key={ability} play={play} ability={ability} />
      ))}
    </div>
  );
}

function RedPawnPlace({ play }: { readonly play: Play }): JSX.Element | null {
  const state = play.session.confirmed.value;
  const seat = play.session.seat.value;
  if (!state?.do_something.allowed || seat === null || state.seats < 2) return null;
  const here = state.do_something.before === seat;
  const possible = play.session.legal.value.some((one) => one.kind === 'do_something');
  return (
    <button
      type="button"
      class="your-place-pawn"
      data-here={here}
      data-possible={possible}
      aria-pressed={play.pointing.redPawnInHand.value}
      aria-label={t(here ? 'red_pawn.here' : 'red_pawn.send')}
      onClick={() => play.pointing.takeRedPawn()}
    >
      <RedPawnPicture />
      <span aria-hidden="true">{t('do_something')}</span>
    </button>
  );
}

// What I show, as the others see it at my place.
function OwnSign({ play }: { readonly play: Play }): JSX.Element | null {
  const seat = play.session.seat.value;
  const sign = seat === null ? undefined : seatSigns.value.get(seat);
  if (sign === undefined) return null;
  return (
    <span key={sign.id} class="your-place-sign" data-talk-sign={sign.name} aria-hidden="true">
      {sign.picture}
    </span>
  );
}

// Someone else's place, for people who only watch: to be seen, not touched.
function ViewedPlace({ play, seat }: { readonly play: Play; readonly seat: number }): JSX.Element {
  const name = nameOfSeat(play.session.table.value, seat) ?? t('seat.free');
  const abilities = play.abilities.value;
  return (
    <section
      class="your-place your-place-viewed"
      data-float="hand"
      data-viewed={seat}
      aria-label={t('place.viewed', { name })}
    >
      <div class="your-place-left" inert>
        <Keys play={play} kind="powers" abilities={abilities.filter((ability) => !isDirection(ability))} />
        <Keys play={play} kind="directions" abilities={abilities.filter(isDirection)} />
      </div>
      <div class="your-place-right">
        <p>{t('place.viewed', { name })}</p>
        <Button icon="people" onClick={() => (play.viewed.value = null)}>
          {t('place.everybody')}
        </Button>
      </div>
    </section>
  );
}

export function YourPlace({ play }: { readonly play: Play }): JSX.Element | null {
  const root = useRef<HTMLElement>(null);
  const { session } = play;
  const state = session.shown.value;
  const knocks = play.knocks.value;
  const fresh = play.fresh.value;

  // The knock is felt: what is in front of the player shakes, unless they asked for less motion.
  useEffect(() => {
    if (knocks === 0 || motionIsReduced()) return;
    const shift = settings.soft.peek() ? 0 : 7;
    const frames = [0, -1, 1, -0.8, 0.8, -0.4, 0].map((by) => ({ transform: `translateX(${by * shift}px)` }));
    root.current?.animate(frames, { duration: longestMs });
  }, [knocks]);
  useEffect(() => {
    if (fresh === 0) return;
    root.current?.classList.remove('your-place-fresh');
    void root.current?.offsetWidth; // restarts the glow
    root.current?.classList.add('your-place-fresh');
  }, [fresh]);

  if (!state) return null;
  if (session.seat.value === null && play.held.value.length === 0) {
    const watching = t(session.delay === undefined ? 'place.watching' : 'place.watching.later');
    return (
      <section ref={root} class="your-place your-place-watching" data-float="hand" aria-label={watching}>
        <p>{watching}</p>
      </section>
    );
  }
  const abilities = play.abilities.value;
  if (session.seat.value === null && play.viewed.value !== null)
    return <ViewedPlace play={play} seat={play.viewed.value} />;
  return (
    <section
      ref={root}
      class="your-place"
      data-float="hand"
      data-many={abilities.length > 5}
      aria-label={t('place.yours')}
    >
      <div class="your-place-left">
        <HeroRow play={play} />
        {state.solo && <SoloDeck play={play} solo={state.solo} />}
        <Keys play={play} kind="powers" abilities={abilities.filter((ability) => !isDirection(ability))} />
      </div>
      <div class="your-place-right">
        <Keys play={play} kind="directions" abilities={abilities.filter(isDirection)} />
        {abilities.length === 0 && !state.solo && <p class="your-place-lead">{t('place.lead')}</p>}
        <RedPawnPlace play={play} />
        <OwnSign play={play} />
      </div>
    </section>
  );
}

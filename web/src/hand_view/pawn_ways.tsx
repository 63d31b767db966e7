// One hero, or a guard, and my ways for it, each at a place that never changes: it can be found without looking.
import type { JSX } from 'preact';
import { HeroIcon } from '../board/art/heroes';
import { isDirection, whyImpossible } from '../board/legal_ways';
import { heroName } from '../board/names';
import type { Ability, Pawn } from '../engine/words';
import { ActionButton } from '../hand/action_button';
import { findsText, HeroMarks } from '../hand/hero_marks';
import type { Play } from '../play/play';
import { refusalOf } from '../play/refusals';
import { vibrate } from '../sound/sound_box';
import { labelled, t } from '../text/text';
import { columnsFor, mayGo, wayAbilities, type WayAbility } from './ways';

const did: readonly number[] = [15];
const couldNot: readonly number[] = [20, 50, 20];

export interface PawnWaysProps {
  readonly play: Play;
  readonly pawn: Pawn;
  readonly abilities: readonly Ability[];
}

export function PawnWays({ play, pawn, abilities }: PawnWaysProps): JSX.Element | null {
  const { session } = play;
  const state = session.shown.value;
  const legal = session.legal.value;
  const finds = play.finds.value?.heroes.find(({ colour }) => colour === pawn) ?? null;
  if (state === null) return null;
  const name = heroName(pawn);
  const ways = wayAbilities(abilities);
  const isChosen = play.selected.value === pawn;
  const shaft = legal.find((one) => one.kind === 'take_shaft' && one.pawn === pawn);
  const go = (ability: WayAbility, far: boolean): void => {
    const isPossible = mayGo(pawn, ability, session.legal.peek(), play.placement);
    vibrate(isPossible ? did : couldNot);
    play.selected.value = pawn;
    // The buttons of the action tile would choose another hero for a vortex.
    if (isPossible || isDirection(ability)) play.commands.press(ability, far);
    else play.announcer.refuse(refusalOf(whyImpossible(ability, session.shown.peek())));
  };
  return (
    <div
      class="pawn-ways"
      role="group"
      aria-label={finds === null ? name : `${name}, ${findsText(finds, state.theft)}`}
      data-hand-pawn={pawn}
      data-escaped={state.pawns[pawn] === 'out'}
      data-chosen={isChosen}
    >
      <button
        type="button"
        class="pawn-ways-pawn"
        aria-pressed={isChosen}
        aria-label={name}
        onClick={() => (play.selected.value = isChosen ? null : pawn)}
      >
        <HeroIcon pawn={pawn} size={52} />
        {finds !== null && <HeroMarks hero={finds} theft={state.theft} />}
      </button>
      <div class="pawn-ways-buttons" data-columns={columnsFor(ways.length)}>
        {ways.map((ability) => {
          const action = t(`action.${ability}`);
          const isPossible = mayGo(pawn, ability, legal, play.placement);
          return (
            <ActionButton
              key={ability}
              ability={ability}
              label={labelled(name, isPossible ? action : t('action.not_now', { action }))}
              caption={t(ability === 'escalator' ? 'action.escalator.short' : `ability.${ability}`)}
              possible={isPossible}
              off={ability === 'vortex' && (state.theft || state.rules.vortex === 'out_of_service')}
              long={isDirection(ability)}
              onPress={(far) => go(ability, far)}
            />
          );
        })}
        {shaft !== undefined && (
          <button type="button" class="button pawn-ways-shaft" data-shaft="" onClick={() => play.act(shaft.action)}>
            {labelled(name, t('keys.shaft'))}
          </button>
        )}
      </div>
    </div>
  );
}

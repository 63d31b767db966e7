// Next to the mall: tokens and spells that anyone may use, active spells, and the guards to select.
import type { JSX } from 'preact';
import { HeroIcon } from '../board/art/heroes';
import { heroName } from '../board/names';
import { spaceOf, type State } from '../engine/position';
import type { SecurityState, Spell } from '../engine/security_position';
import { colours, type Guard } from '../engine/words';
import type { Play } from '../play/play';
import { ts } from '../text/security';
import { HelperPicture, ShaftPicture, SpellPicture } from '../security_board/art/pieces';
import type { TokenHand } from './token_hand';
import './tray.css';
import { useName } from './use_texts';
import { isSpell, spellOf, type Use, type UseId } from './uses';
import { guards } from '../security_board/watched';

interface Props {
  readonly play: Play;
  readonly hand: TokenHand;
}

function Picture({ use }: { readonly use: UseId }): JSX.Element {
  if (isSpell(use)) return <SpellPicture spell={spellOf(use)} />;
  if (use === 'shaft-dark') return <ShaftPicture pair="dark" />;
  if (use === 'shaft-light') return <ShaftPicture pair="light" />;
  return <HelperPicture name={use} />;
}

// Where there is room for it.
function Name({ text }: { readonly text: string }): JSX.Element {
  return (
    <span class="security-use-name" aria-hidden="true">
      {text}
    </span>
  );
}

function UseButton({ use: { id, count }, hand }: { readonly use: Use; readonly hand: TokenHand }): JSX.Element {
  const possible = hand.possible.value.has(id);
  const name = count > 1 ? ts('tray.left', { name: useName(id), count }) : useName(id);
  const hook = isSpell(id) ? { 'data-spell': spellOf(id) } : { 'data-token': id };
  return (
    <button
      type="button"
      class="security-use"
      {...hook}
      data-possible={possible}
      aria-pressed={hand.inHand.value === id}
      aria-label={possible ? name : ts('tray.not_now', { name })}
      title={useName(id)}
      onClick={() => hand.take(id)}
    >
      <Picture use={id} />
      {/* In the order of the button's name: who speaks to the page says what they read. */}
      <Name text={useName(id)} /> {count > 1 && <span class="security-use-count">{count}</span>}
    </button>
  );
}

function Holding({ security }: { readonly security: SecurityState }): JSX.Element {
  return (
    <>
      {security.holding.map((spell) => {
        const name = ts('tray.holds', { name: ts(`spell.${spell}.name`) });
        return <Held key={spell} spell={spell} name={name} />;
      })}
      {security.code_spell && <Held spell="code" name={ts('tray.code_open')} />}
      {security.ball_spell !== 'none' && <Held spell="crystal-ball" name={ts('tray.ball_open')} />}
    </>
  );
}

// A spell that was cast and isn't over.
function Held({ spell, name }: { readonly spell: Spell; readonly name: string }): JSX.Element {
  return (
    <span class="security-use security-holding" data-holding={spell} role="img" aria-label={name} title={name}>
      <SpellPicture spell={spell} />
    </span>
  );
}

// Guards are moved like heroes: here a thumb selects one.
function GuardButton({ play, guard }: { readonly play: Play; readonly guard: Guard }): JSX.Element {
  const isChosen = play.selected.value === guard;
  const movable = play.session.legal.value.some((each) => 'pawn' in each && each.pawn === guard);
  return (
    <button
      type="button"
      class="security-use security-guard"
      data-guard={guard}
      data-possible={movable}
      aria-pressed={isChosen}
      aria-label={heroName(guard)}
      onClick={() => (play.selected.value = isChosen ? null : guard)}
    >
      <HeroIcon pawn={guard} size={44} />
      <Name text={heroName(guard)} />
    </button>
  );
}

// A captive who is set aside can't be seen in the mall.
function Captives({ state }: { readonly state: State }): JSX.Element {
  return (
    <>
      {colours
        .filter((colour) => state.pawns[colour] === 'aside')
        .map((colour) => {
          const name = ts('tray.captive', { hero: heroName(colour) });
          return (
            <span
              key={colour}
              class="security-use security-captive"
              data-captive={colour}
              role="img"
              aria-label={name}
              title={name}
            >
              <HeroIcon pawn={colour} size={40} />
              <HelperPicture name="captive" />
            </span>
          );
        })}
    </>
  );
}

export function Tray({ play, hand }: Props): JSX.Element | null {
  const state = play.session.shown.value;
  const security = state?.security;
  if (!state || !security) return null;
  const isSeated = play.held.value.length > 0;
  const walking = isSeated ? guards.filter((guard) => spaceOf(state.pawns[guard]) !== null) : [];
  const waiting = guards.filter((guard) => state.pawns[guard] === 'waiting').length;
  const toCome = ts('tray.waiting', { count: waiting });
  return (
    <div class="security-tray" role="group" aria-label={ts('tray.title')}>
      {hand.uses.value.map((use) => (
        <UseButton key={use.id} use={use} hand={hand} />
      ))}
      <Holding security={security} />
      {walking.map((guard) => (
        <GuardButton key={guard} play={play} guard={guard} />
      ))}
      <Captives state={state} />
      {waiting > 0 && (
        <span class="security-use security-waiting" role="img" aria-label={toCome} title={toCome}>
          <HeroIcon pawn="guard1" size={40} />
          <span class="security-use-count">{waiting}</span>
          <Name text={ts('tray.waiting.short')} />
        </span>
      )}
    </div>
  );
}

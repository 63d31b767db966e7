// What the token or spell in use asks for, at the lower edge of the mall: a sentence, and buttons for what can't be tapped
// on the board.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { abilityList } from '../words/spoken';
import type { Place } from '../engine/words';
import { listenForKeys } from '../keys/key_dispatcher';
import type { Play } from '../play/play';
import { ts } from '../text/security';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { readyAction, type Question, type SeatOption } from './choosing';
import type { Asking, TokenHand } from './token_hand';
import type { CodeOption } from './codes';
import './panel.css';
import { askText, useName } from './use_texts';
import { isSpell } from './uses';

interface Props {
  readonly play: Play;
  readonly hand: TokenHand;
}

function sureText({ use, chosen }: Asking): string {
  if (chosen.tile !== null) return ts('ask.move');
  return use !== 'choose' && use !== 'code' && isSpell(use) ? ts('ask.cast') : ts('ask.use');
}

function Seats({ play, hand, options }: Props & { readonly options: readonly SeatOption[] }): JSX.Element {
  const tiles = play.session.shown.value?.action_tiles ?? [];
  return (
    <>
      {options.map(({ seat, action }) => {
        const name = play.nameOf(seat) ?? t('seat.number', { number: seat + 1 });
        return (
          <Button key={seat} onClick={() => hand.act(action)}>
            {ts('mark.seat', { name, abilities: abilityList(tiles[seat] ?? []) })}
          </Button>
        );
      })}
    </>
  );
}

function Codes({ play, hand, options }: Props & { readonly options: readonly CodeOption[] }): JSX.Element {
  const tileOf = (place: Place): string => play.atlas().spots.get(place)?.tile ?? place;
  return (
    <>
      {options.map((option) => (
        <Button key={option.code} onClick={() => hand.nameCode(option)}>
          {option.code === 'spell' ? ts('mark.code.spell') : ts('mark.code', { tile: tileOf(option.code) })}
        </Button>
      ))}
    </>
  );
}

// Everything that can't be tapped on the board.
function Answers({ play, hand, asking }: Props & { readonly asking: Asking }): JSX.Element | null {
  const question: Question = asking.question;
  if (question.kind === 'seat') return <Seats play={play} hand={hand} options={question.options} />;
  if (question.kind === 'code') return <Codes play={play} hand={hand} options={question.options} />;
  const action = readyAction(question, asking.chosen);
  if (action === null) return null;
  return (
    <Button kind="primary" onClick={() => hand.act(action)}>
      {sureText(asking)}
    </Button>
  );
}

// Keyboard players are led to what can be chosen; a pointer needs no focus.
function useFocus(asking: Asking | null): void {
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const note = (isKey: boolean): false => {
      byKey.current = isKey;
      return false;
    };
    const stop = listenForKeys('watch', () => note(true));
    const pointer = (): void => void note(false);
    addEventListener('pointerdown', pointer, true);
    return () => {
      stop();
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  const step = asking && [asking.use, asking.question.kind, asking.chosen.pawn, asking.chosen.tile].join(' ');
  useEffect(() => {
    if (step === null || !byKey.current) return;
    const first = document.querySelector<HTMLElement | SVGElement>('[data-deploy], .security-panel button');
    first?.focus({ preventScroll: true });
  }, [step]);
}

export function Panel({ play, hand }: Props): JSX.Element | null {
  const asking = hand.asking.value;
  const isOpen = asking !== null;
  useFocus(asking);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return listenForKeys('watch', ({ key }) => {
      if (key === 'Escape') hand.putBack();
      return false; // and lets go of the hero too
    });
  }, [isOpen, hand]);
  if (!asking) return null;
  const { use } = asking;
  return (
    <div class="security-panel" data-asking={use} data-question={asking.question.kind}>
      <p class="security-panel-words" role="status">
        {use !== 'choose' && use !== 'code' && <strong>{useName(use)}</strong>}
        <span>{askText(asking)}</span>
      </p>
      <div class="security-panel-answers">
        <Answers play={play} hand={hand} asking={asking} />
        {use !== 'choose' && (
          <Button onClick={() => hand.putBack()}>{ts(use === 'code' ? 'ask.stay' : 'ask.back')}</Button>
        )}
      </div>
    </div>
  );
}

// What the token or spell in hand asks for, at the lower edge of the mall: a sentence, and buttons where nothing on the
// board can be tapped.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { abilityList } from '../play/spoken';
import type { Place } from '../engine/words';
import type { Play } from '../play/play';
import { ts } from '../text/security';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { readyAction, type Question, type SeatOption } from './choosing';
import type { Asking, Chooser } from './chooser';
import type { CodeOption } from './codes';
import './panel.css';
import { askText, useName } from './use_texts';
import { isSpell } from './uses';

interface Props {
  readonly play: Play;
  readonly chooser: Chooser;
}

function sureText({ use, chosen }: Asking): string {
  if (chosen.tile !== null) return ts('ask.move');
  return use !== 'choose' && use !== 'code' && isSpell(use) ? ts('ask.cast') : ts('ask.use');
}

function Seats({ play, chooser, options }: Props & { readonly options: readonly SeatOption[] }): JSX.Element {
  const tiles = play.session.shown.value?.action_tiles ?? [];
  return (
    <>
      {options.map(({ seat, action }) => {
        const name = play.nameOf(seat) ?? t('seat.number', { number: seat + 1 });
        return (
          <Button key={seat} onClick={() => chooser.act(action)}>
            {ts('mark.seat', { name, abilities: abilityList(tiles[seat] ?? []) })}
          </Button>
        );
      })}
    </>
  );
}

function Codes({ play, chooser, options }: Props & { readonly options: readonly CodeOption[] }): JSX.Element {
  const tileOf = (place: Place): string => play.atlas().spots.get(place)?.tile ?? place;
  return (
    <>
      {options.map((option) => (
        <Button key={option.code}  onClick={() => chooser.nameCode(option)}>
          {option.code === 'spell' ? ts('mark.code.spell') : ts('mark.code', { tile: tileOf(option.code) })}
        </Button>
      ))}
    </>
  );
}

// Everything the board cannot be tapped for.
function Answers({ play, chooser, asking }: Props & { readonly asking: Asking }): JSX.Element | null {
  const question: Question = asking.question;
  if (question.kind === 'seat') return <Seats play={play} chooser={chooser} options={question.options} />;
  if (question.kind === 'code') return <Codes play={play} chooser={chooser} options={question.options} />;
  const action = readyAction(question, asking.chosen);
  if (action === null) return null;
  return (
    <Button kind="primary" onClick={() => chooser.act(action)}>
      {sureText(asking)}
    </Button>
  );
}

// Who plays by keys is led to what can be chosen; a pointer needs no focus.
function useFocus(asking: Asking | null): void {
  const byKey = useRef(false);
  useEffect(() => {
    const note = (event: Event): void => {
      byKey.current = event.type === 'keydown';
    };
    for (const kind of ['keydown', 'pointerdown'] as const) addEventListener(kind, note, true);
    return () => {
      for (const kind of ['keydown', 'pointerdown'] as const) removeEventListener(kind, note, true);
    };
  }, []);
  const step = asking && [asking.use, asking.question.kind, asking.chosen.pawn, asking.chosen.tile].join(' ');
  useEffect(() => {
    if (step === null || !byKey.current) return;
    const first = document.querySelector<HTMLElement | SVGElement>('[data-deploy], .security-panel button');
    first?.focus({ preventScroll: true });
  }, [step]);
}

export function Panel({ play, chooser }: Props): JSX.Element | null {
  const asking = chooser.asking.value;
  const isOpen = asking !== null;
  useFocus(asking);
  useEffect(() => {
    if (!isOpen) return undefined;
    const back = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') chooser.putBack();
    };
    addEventListener('keydown', back, true);
    return () => removeEventListener('keydown', back, true);
  }, [isOpen, chooser]);
  if (!asking) return null;
  const { use } = asking;
  return (
    <div class="security-panel" data-asking={use} data-question={asking.question.kind}>
      <p class="security-panel-words" role="status">
        {use !== 'choose' && use !== 'code' && <strong>{useName(use)}</strong>}
        <span>{askText(asking)}</span>
      </p>
      <div class="security-panel-answers">
        <Answers play={play} chooser={chooser} asking={asking} />
        {use !== 'choose' && <Button onClick={() => chooser.putBack()}>{ts(use === 'code' ? 'ask.stay' : 'ask.back')}</Button>}
      </div>
    </div>
  );
}

// The sand timer: two bulbs, sand that runs and swaps when it is flipped, and the time as text.
// It is drawn directly into the page a few times a second; nothing is rendered again, and it never says that time is up.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { somethingIsNew } from '../board/after_paint';
import { motionIsReduced } from '../settings/settings';
import { t } from '../text/text';
import { heartbeatMs, lastSandMs } from '../sound/last_sand';
import { timeLeft } from '../base/clock_text';
import { longestMs, timerTurnMs } from '../base/durations';
import { eased, restingSand, turningSand } from './sand_drawing';
import { longGlass, pathOf, roundGlass } from './sand_shape';
import './sand_timer.css';

export type SandState = 'running' | 'paused' | 'interrupted' | 'frozen' | 'over';

export interface SandTimerProps {
  readonly sand: () => number | null;
  readonly capacity: number;
  readonly flips: number;
  readonly standing: SandState;
  readonly form: 'glass' | 'strip';
}

const turningRoom = 84; // from its middle to where the screen ends
const settleMs = longestMs; // afterwards, until the heaps have their shape
const restingTick = 120; // a few pictures a second are enough for sand, and cheap
const longestRest = 400; // where something is new in every picture
const plate = 'M-56-112h112a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-112a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z';
const glasses = { glass: roundGlass, strip: longGlass };
const bulbs = { glass: pathOf(roundGlass.upper), strip: pathOf(longGlass.upper) };

interface Parts {
  readonly root: HTMLElement;
  readonly glass: SVGGElement;
  readonly upper: SVGPathElement;
  readonly lower: SVGPathElement;
  readonly stream: SVGLineElement;
  readonly text: HTMLElement;
}

// Draws until it is stopped; reads the newest props each time.
function run(parts: Parts, props: { current: SandTimerProps }): () => void {
  let flips = props.current.flips;
  let flipped = -Infinity;
  let timeout = 0;
  let frame = 0;
  let shown = '';
  let drawn = -Infinity;

  const draw = (now: number): void => {
    if (somethingIsNew() && now - drawn < longestRest) {
      frame = requestAnimationFrame(draw);
      return;
    }
    drawn = now;
    const { sand, capacity, form, standing } = props.current;
    if (props.current.flips !== flips) {
      if (props.current.flips > flips && !motionIsReduced()) flipped = now;
      flips = props.current.flips;
    }
    const shapes = glasses[form];
    const ms = sand();
    const left = ms === null ? 1 : Math.min(1, Math.max(0, ms / capacity));
    const share = (now - flipped) / timerTurnMs;
    const turning = share < 1;
    if (turning) {
      const turned = Math.PI * (1 - eased(share));
      // A strip has no room to turn: it is flipped towards the viewer.
      const drawn = form === 'glass' ? turned : Math.cos(turned) < 0 ? Math.PI : 0;
      const shape = turningSand(shapes, left, drawn);
      parts.upper.setAttribute('d', shape.upper);
      parts.lower.setAttribute('d', shape.lower);
      parts.stream.setAttribute('visibility', 'hidden');
      const reach = 62 * Math.abs(Math.cos(turned)) + 116 * Math.sin(turned); // to either side, in its present position
      const small = Math.min(1, turningRoom / reach);
      const turn = `rotate(${((turned * 180) / Math.PI).toFixed(1)}) scale(${small.toFixed(3)})`;
      parts.glass.setAttribute('transform', form === 'glass' ? turn : `scale(1 ${Math.cos(turned).toFixed(3)})`);
    } else {
      const settling = Math.min(1, (now - flipped - timerTurnMs) / settleMs);
      const shape = restingSand(shapes, left, settling, standing === 'running', form === 'strip' ? 0.25 : 1);
      parts.upper.setAttribute('d', shape.upper);
      parts.lower.setAttribute('d', shape.lower);
      parts.stream.setAttribute('visibility', shape.streamEnd === null ? 'hidden' : 'visible');
      parts.stream.setAttribute('y2', (shape.streamEnd ?? 0).toFixed(1));
      if (!motionIsReduced()) parts.stream.setAttribute('stroke-dashoffset', String(-((now / 40) % 7.5).toFixed(1)));
      parts.glass.removeAttribute('transform');
    }
    const text = ms === null ? '' : timeLeft(ms);
    if (text !== shown) {
      shown = text;
      parts.text.textContent = text;
      parts.root.setAttribute('aria-label', t('timer.left', { time: text }));
      const late = ms === null || ms > lastSandMs || standing === 'over' ? 'no' : ms > heartbeatMs ? 'soon' : 'now';
      parts.root.dataset['late'] = late;
    }
    if (turning || now - flipped < timerTurnMs + settleMs) frame = requestAnimationFrame(draw);
    else timeout = window.setTimeout(() => (frame = requestAnimationFrame(draw)), restingTick);
  };

  frame = requestAnimationFrame(draw);
  return () => {
    clearTimeout(timeout);
    cancelAnimationFrame(frame);
  };
}

export function SandTimer(props: SandTimerProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const glass = useRef<SVGGElement>(null);
  const upper = useRef<SVGPathElement>(null);
  const lower = useRef<SVGPathElement>(null);
  const stream = useRef<SVGLineElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const parts = [root, glass, upper, lower, stream, text].map((ref) => ref.current);
    if (parts.includes(null)) return undefined;
    const [rootPart, glassPart, upperPart, lowerPart, streamPart, textPart] = parts;
    return run(
      {
        root: rootPart as HTMLElement,
        glass: glassPart as SVGGElement,
        upper: upperPart as SVGPathElement,
        lower: lowerPart as SVGPathElement,
        stream: streamPart as SVGLineElement,
        text: textPart as HTMLElement,
      },
      latest,
    );
  }, [props.form]);

  const strip = props.form === 'strip';
  const bulbPath = bulbs[props.form];
  return (
    <div
      ref={root}
      class={`sand-timer sand-timer-${props.form}`}
      role="timer"
      data-standing={props.standing}
      data-late="no"
    >
      <svg
        class="sand-timer-picture"
        viewBox={strip ? '-46 -104 92 208' : '-62 -116 124 232'}
        preserveAspectRatio={strip ? 'none' : 'xMidYMid meet'}
        aria-hidden="true"
      >
        <g ref={glass}>
          {!strip && <path class="sand-timer-post" d="M-50-102V102M50-102V102" />}
          <path class="sand-timer-bulb" d={bulbPath} />
          <path class="sand-timer-bulb" d={bulbPath} transform="scale(1 -1)" />
          <path ref={upper} class="sand-timer-sand" />
          <path ref={lower} class="sand-timer-sand" />
          <line ref={stream} class="sand-timer-stream" x1="0" y1="-3" x2="0" y2="0" />
          <path class="sand-timer-rim" d={bulbPath} />
          <path class="sand-timer-rim" d={bulbPath} transform="scale(1 -1)" />
          {!strip && <path class="sand-timer-shine" d="M-30-84C-33-70-31-58-24-46M-24 50C-30 60-32 72-30 84" />}
          {!strip && <path class="sand-timer-plate" d={plate} />}
          {!strip && <path class="sand-timer-plate" d={plate} transform="scale(1 -1)" />}
        </g>
      </svg>
      <span ref={text} class="sand-timer-text" />
      {props.standing !== 'running' && props.standing !== 'over' && (
        <span class="sand-timer-standing">{t(`timer.${props.standing}`)}</span>
      )}
    </div>
  );
}

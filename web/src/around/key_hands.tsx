// The hands of people who share keyboard and gamepads, side by side below the mall: who has chosen which hero, what each
// action tile has, and which key does what.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AbilityPicture, HeroPicture, RedPawnPicture } from '../board/pieces';
import { type Ability, colours } from '../engine/words';
import { nameOfSeat } from '../game/seats';
import type { LocalSession } from '../game/local_session';
import type { Play } from '../play/play';
import { ta } from '../text/around';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { chosenLayerOf } from './chosen_layer';
import { type Control, controlLabel, controlsOf, type Device } from './controls';
import { ControlsSheet } from './controls_sheet';
import { DeviceInput } from './device_input';
import { deviceName } from './device_name';
import type { Numbered } from './numbered';
import { SeatHand } from './seat_hand';
import './key_hands.css';

export interface KeyHandsProps {
  readonly session: LocalSession;
  readonly play: Play;
  readonly devices: readonly Device[];
  readonly numbered: Numbered;
}

export function KeyHands({ session, play, devices, numbered }: KeyHandsProps): JSX.Element {
  const [changing, change] = useState<number | null>(null);
  const hands = useMemo(() => devices.map((_, seat) => new SeatHand(session, play, seat)), [session, play, devices]);
  useEffect(() => {
    numbered.follow(hands);
    const input = new DeviceInput(hands.map((hand, i) => ({ hand, device: devices[i] as Device })));
    const stops = [input.listen(), play.overlays.add(chosenLayerOf(hands)), ...hands.map((hand) => hand.watch())];
    return () => stops.forEach((stop) => stop());
  }, [hands]);
  const device = changing === null ? undefined : devices[changing];
  return (
    <div class="key-hands" data-float="hand" data-people={hands.length}>
      {hands.map((hand) => (
        <Hand
          key={hand.seat}
          hand={hand}
          session={session}
          device={devices[hand.seat] as Device}
          onChange={() => change(hand.seat)}
        />
      ))}
      {device !== undefined && <ControlsSheet device={device} used={devices} onClose={() => change(null)} />}
    </div>
  );
}

interface HandProps {
  readonly hand: SeatHand;
  readonly session: LocalSession;
  readonly device: Device;
  readonly onChange: () => void;
}

function Hand({ hand, session, device, onChange }: HandProps): JSX.Element | null {
  const state = session.confirmed.value;
  if (state === null) return null;
  const { seat, commands } = hand;
  const name = nameOfSeat(session.table.value, seat) ?? '';
  const keys = controlsOf(device);
  const label = (control: Control): string => controlLabel(device, keys[control]);
  const canSteal = hand.legal.value.some(({ kind }) => kind === 'theft');
  const mode = commands.mode.value;
  const asked =
    mode.kind === 'places'
      ? ta('around.choose', { key: label('confirm') })
      : mode.kind === 'seats'
        ? ta('around.neighbour')
        : (hand.word.value?.text ?? '');
  const isBefore = state.do_something.before === seat;
  return (
    <section class="key-hand" data-hand={seat} data-person={seat} data-device={device} aria-label={name}>
      <p class="key-hand-name">
        <span class="key-hand-number" aria-hidden="true">
          {seat + 1}
        </span>
        <span class="key-hand-device">{deviceName(device)}</span>
        <span class="key-hand-word" role="status">
          {asked}
        </span>
        <Button kind="quiet" icon="keys" label={ta('around.keys.change', { name })} onClick={onChange} />
      </p>
      <ul class="key-hand-row">
        {colours.map((colour, i) => (
          <li
            key={colour}
            class="key-hand-hero"
            data-hero={colour}
            data-escaped={state.escaped.includes(colour)}
            data-chosen={hand.selected.value === colour}
          >
            <HeroPicture colour={colour} />
            <kbd>{label(`hero${i + 1}` as Control)}</kbd>
            <span class="hidden-text">{t(`hero.${colour}`)}</span>
          </li>
        ))}
      </ul>
      <ul class="key-hand-row">
        {hand.abilities.value.map((ability) => (
          <Action key={ability} ability={ability} cap={label(ability)} possible={hand.can(ability)} state={state} />
        ))}
        {canSteal && (
          <li class="key-hand-action key-hand-theft" data-ability="theft" data-possible="true">
            <span>{t('keys.theft')}</span>
            <kbd>{label('theft')}</kbd>
          </li>
        )}
        {state.do_something.allowed && state.seats > 1 && (
          <li class="key-hand-action" data-ability="do_something" data-here={isBefore}>
            <RedPawnPicture />
            <kbd>{label('do_something')}</kbd>
            <span class="hidden-text">{t(isBefore ? 'red_pawn.here' : 'red_pawn.send')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ActionProps {
  readonly ability: Ability;
  readonly cap: string;
  readonly possible: boolean;
  readonly state: { readonly theft: boolean };
}

function Action({ ability, cap, possible, state }: ActionProps): JSX.Element {
  return (
    <li class="key-hand-action" data-ability={ability} data-possible={possible}>
      <AbilityPicture ability={ability} off={ability === 'vortex' && state.theft} />
      <kbd>{cap}</kbd>
      <span class="hidden-text">{t(`ability.${ability}`)}</span>
    </li>
  );
}

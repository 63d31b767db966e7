// Play, pause, one action forward or back, from moment to moment, the speed, and the whole game under one slider.
import type { JSX } from 'preact';
import { timePassed } from '../base/clock_text';
import { tr } from '../text/replay';
import { decimalText } from '../text/text';
import { Button } from '../ui/button';
import { speeds, type Player } from './player';
import './controls.css';

function Clock({ player }: { readonly player: Player }): JSX.Element {
  return (
    <span class="replay-clock" data-clock="">
      {timePassed(Math.min(player.time.value, player.length))}
      <span class="soft-text"> / {timePassed(player.length)}</span>
    </span>
  );
}

function Scrubber({ player }: { readonly player: Player }): JSX.Element {
  const time = player.time.value;
  return (
    <input
      class="replay-scrubber"
      type="range"
      min={0}
      max={player.end}
      step={100}
      value={time}
      aria-label={tr('replay.time')}
      aria-valuetext={tr('replay.time.of', {
        time: timePassed(Math.min(time, player.length)),
        end: timePassed(player.length),
      })}
      onInput={(event) => player.seek(Number(event.currentTarget.value))}
    />
  );
}

function Speed({ player }: { readonly player: Player }): JSX.Element {
  return (
    <label class="replay-speed">
      <span class="hidden-text">{tr('replay.speed')}</span>
      <select value={player.speed.value} onChange={(event) => (player.speed.value = Number(event.currentTarget.value))}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {decimalText(speed)}×
          </option>
        ))}
      </select>
    </label>
  );
}

export function Controls({ player }: { readonly player: Player }): JSX.Element {
  const playing = player.playing.value;
  return (
    <div class="replay-controls" role="group" aria-label={tr('replay.controls')}>
      <Button label={tr('replay.moment.back')} onClick={() => player.jump(true)}>
        «
      </Button>
      <Button label={tr('replay.step.back')} onClick={() => player.step(true)}>
        ‹
      </Button>
      <Button
        kind="primary"
        icon={playing ? 'pause' : 'play'}
        label={tr(playing ? 'replay.pause' : 'replay.play')}
        onClick={() => player.toggle()}
      />
      <Button label={tr('replay.step.forth')} onClick={() => player.step(false)}>
        ›
      </Button>
      <Button label={tr('replay.moment.forth')} onClick={() => player.jump(false)}>
        »
      </Button>
      <Speed player={player} />
      <Clock player={player} />
      <Scrubber player={player} />
    </div>
  );
}

// Putting a game around one screen together: how many people, what each plays with, and who has the other seats.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { duration } from '../base/clock_text';
import { go } from '../base/navigation';
import type { Engine } from '../engine/engine';
import { paces } from '../link/messages';
import { mostSeats, scenariosFor } from '../practice/solo_choice';
import { ScenarioTrail } from '../practice/scenario_trail';
import { sandPresets } from '../scenarios/choice';
import { scenarioName } from '../scenarios/scenario_name';
import { ownGames, usualPace } from '../settings/own_games';
import { TopBar } from '../shell/top_bar';
import { ta } from '../text/around';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { ScreenHeading } from '../ui/screen_heading';
import { type AroundChoice, aroundPath, distinctDevices, fewestPeople, mostPeople } from './choice';
import { type Device, devices } from './controls';
import { deviceName } from './device_name';
import './setup.css';

function upTo(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

const asOptions = (numbers: readonly number[]): { readonly value: number; readonly label: string }[] =>
  numbers.map((value) => ({ value, label: String(value) }));

// Someone else's device is taken from them: they get a free one.
function withDevice(held: readonly Device[], seat: number, device: Device): readonly Device[] {
  const mine = held[seat];
  return held.map((other, i) => (i === seat ? device : other === device && mine !== undefined ? mine : other));
}

export function Setup({ engine }: { readonly engine: Engine }): JSX.Element {
  const [choice, set] = useState<AroundChoice>(() => ({
    scenario: 1,
    people: 2,
    seats: 4,
    pace: usualPace(ownGames.peek()),
    devices: matchMedia('(pointer: coarse)').matches ? [] : distinctDevices([], 2),
  }));
  const { people, seats, pace, devices: held } = choice;
  const isTouch = held.length === 0;
  const possible = scenariosFor(engine.catalog, seats);
  const chosen = possible.find(({ number }) => number === choice.scenario) ?? possible[0];
  const sit = (all: number): void => {
    const fits = scenariosFor(engine.catalog, all).some(({ number }) => number === choice.scenario);
    set({ ...choice, seats: all, scenario: fits ? choice.scenario : 1 });
  };
  const gather = (count: number): void =>
    set({
      ...choice,
      people: count,
      seats: Math.max(seats, count),
      devices: isTouch ? [] : distinctDevices(held, count),
    });
  return (
    <div class="around">
      <TopBar />
      <main class="around-main">
        <div class="around-words">
          <ScreenHeading title={ta('around.title')} />
          <p class="soft-text">{ta('around.text')}</p>
        </div>
        <form
          class="around-form card"
          onSubmit={(event) => {
            event.preventDefault();
            go(aroundPath(choice));
          }}
        >
          <Choices
            label={ta('around.people')}
            value={people}
            options={asOptions(upTo(fewestPeople, mostPeople))}
            onChange={gather}
          />
          <Choices
            label={ta('around.hands')}
            value={isTouch ? 'touch' : 'keys'}
            options={[
              { value: 'keys', label: ta('around.hands.keys') },
              { value: 'touch', label: ta('around.hands.touch') },
            ]}
            note={ta(isTouch ? 'around.touch.note' : 'around.devices.note')}
            onChange={(hands) => set({ ...choice, devices: hands === 'touch' ? [] : distinctDevices([], people) })}
          />
          {held.map((device, seat) => (
            <Choices
              key={seat}
              label={ta('around.player', { number: seat + 1 })}
              compact
              value={device}
              options={devices.map((value) => ({ value, label: deviceName(value) }))}
              onChange={(wanted) => set({ ...choice, devices: withDevice(held, seat, wanted) })}
            />
          ))}
          <Choices
            label={t('chooser.seats')}
            compact
            value={seats}
            options={asOptions(upTo(people, mostSeats))}
            note={ta(seats > people ? 'around.mates' : 'around.no_mates')}
            onChange={sit}
          />
          {seats > people && (
            <Choices
              label={t('teammates.pace')}
              value={pace}
              options={paces.map((value) => ({ value, label: t(`teammates.${value}`) }))}
              note={t(`teammates.${pace}.note`)}
              onChange={(value) => set({ ...choice, pace: value })}
            />
          )}
          <ScenarioTrail
            all={engine.catalog.scenarios}
            possible={possible}
            chosen={chosen?.number ?? 1}
            onChoose={(scenario) => set({ ...choice, scenario })}
          />
          {chosen && <strong>{scenarioName(chosen.id)}</strong>}
          <Choices
            label={t('chooser.sand')}
            value={choice.sand_ms ?? 180_000}
            options={sandPresets.map((value) => ({ value, label: duration(value) }))}
            onChange={(value) => set({ ...choice, sand_ms: value })}
          />
          <Button kind="primary" type="submit" icon="people" size="large" wide>
            {ta('around.start')}
          </Button>
          <p class="soft-text">{ta('around.stays')}</p>
        </form>
      </main>
    </div>
  );
}

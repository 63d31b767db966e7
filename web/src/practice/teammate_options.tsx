// Who plays with you: nobody, or teammates in all other seats, and how fast they are.
import type { JSX } from 'preact';
import type { Scenario } from '../engine/catalog';
import { paces } from '../link/messages';
import { ownGames, usualPace } from '../settings/own_games';
import { tp } from '../text/practice';
import { t } from '../text/text';
import { Choices } from '../ui/choices';
import { mostSeats, type TeammateChoice } from './solo_choice';

const usualSeats = 4;

export interface TeammateOptionsProps {
  readonly scenario: Pick<Scenario, 'fewest_seats' | 'most_seats'>;
  readonly teammates: TeammateChoice | null;
  readonly onChange: (teammates: TeammateChoice | null) => void;
}

function seatNumbers({ fewest_seats: fewest, most_seats: most }: TeammateOptionsProps['scenario']): readonly number[] {
  const numbers: number[] = [];
  for (let seats = Math.max(2, fewest); seats <= Math.min(mostSeats, most); seats += 1) numbers.push(seats);
  return numbers;
}

export function TeammateOptions({ scenario, teammates, onChange }: TeammateOptionsProps): JSX.Element {
  return (
    <>
      <Choices
        label={tp('practice.crew')}
        value={teammates === null ? 'alone' : 'mates'}
        options={[
          { value: 'alone', label: tp('practice.crew.alone') },
          { value: 'mates', label: tp('practice.crew.mates') },
        ]}
        note={tp(teammates === null ? 'practice.solo.text' : 'practice.crew.text')}
        onChange={(who) => onChange(who === 'alone' ? null : { seats: usualSeats, pace: usualPace(ownGames.peek()) })}
      />
      {teammates !== null && (
        <>
          <Choices
            label={t('chooser.seats')}
            compact
            value={teammates.seats}
            options={seatNumbers(scenario).map((value) => ({ value, label: String(value) }))}
            onChange={(seats) => onChange({ ...teammates, seats })}
          />
          <Choices
            label={t('teammates.pace')}
            value={teammates.pace}
            options={paces.map((value) => ({ value, label: t(`teammates.${value}`) }))}
            note={t(`teammates.${teammates.pace}.note`)}
            onChange={(pace) => onChange({ ...teammates, pace })}
          />
        </>
      )}
    </>
  );
}

// The goal of a scenario at a glance: where the heroes go, what they do there, and how they leave.
import type { JSX } from 'preact';
import { ExitArt } from '../board/art/gate_art';
import { ItemArt } from '../board/art/space_art';
import { TheftPicture } from '../board/pieces';
import { memo } from '../board/memo';
import { colours, type Colour } from '../engine/words';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import './goal_steps.css';

const corners: Readonly<Record<Colour, string>> = {
  yellow: 'translate(-54 -54)',
  purple: 'translate(54 -54)',
  green: 'translate(-54 54)',
  orange: 'translate(54 54)',
};

const Items = memo<object>(() => (
  <svg viewBox="-106 -106 212 212" aria-hidden="true" focusable="false">
    {colours.map((colour) => (
      <g key={colour} transform={corners[colour]}>
        <ItemArt colour={colour} />
      </g>
    ))}
  </svg>
));

const Exits = memo<{ readonly one: boolean }>(({ one }) => (
  <svg viewBox={one ? '-60 -66 120 120' : '-106 -110 212 212'} aria-hidden="true" focusable="false">
    {one ? (
      <ExitArt side="north" colour="purple" />
    ) : (
      colours.map((colour) => (
        <g key={colour} transform={corners[colour]}>
          <ExitArt side="north" colour={colour} />
        </g>
      ))
    )}
  </svg>
));

// The rules in the words of the catalog; what isn't in them is as in the first scenarios.
export interface GoalStepsProps {
  readonly rules: Readonly<Record<string, string>>;
}

export function GoalSteps({ rules }: GoalStepsProps): JSX.Element {
  const items = rules['items'] === 'foreign' ? 'foreign' : 'own';
  const exits = rules['exits'] === 'one' || rules['exits'] === 'foreign' ? rules['exits'] : 'own';
  return (
    <ol class="goal-steps" aria-label={t('goal.title')} data-goal-steps={`${items} ${exits}`}>
      <li>
        <Items />
        <span>{t(`goal.items.${items}`)}</span>
      </li>
      <li>
        <Icon name="forth" />
        <TheftPicture side="plan" />
        <span>{t('goal.theft')}</span>
      </li>
      <li>
        <Icon name="forth" />
        <Exits one={exits === 'one'} />
        <span>{t(`goal.exits.${exits}`)}</span>
      </li>
    </ol>
  );
}

// The goal in pictures, loaded when it is first shown; until then its place is empty.
import type { JSX } from 'preact';
import { lazy } from '../ui/lazy';
import './goal_steps.css';

const Placeholder = (): JSX.Element => <div class="goal-steps-place" />;

export const GoalSteps = lazy(async () => (await import('./goal_steps')).GoalSteps, {
  waiting: Placeholder,
  failed: Placeholder,
});

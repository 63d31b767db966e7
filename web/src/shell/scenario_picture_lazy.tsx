// The pictures of the scenarios, loaded when the first of them is shown; until then there is an empty frame.
import type { JSX } from 'preact';
import { lazy } from '../ui/lazy';
import './scenario_frame.css';

const Frame = (): JSX.Element => <div class="scenario-frame" />;

export const ScenarioPicture = lazy(async () => (await import('./scenario_picture')).ScenarioPicture, {
  waiting: Frame,
  failed: Frame,
});

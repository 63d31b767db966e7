// A card with a scene of what a rule or a module does, and with what sets it.
import type { ComponentChildren, JSX } from 'preact';
import './rule_card.css';
import { RuleScenePicture, type RuleScene } from './rule_scene';

export interface RuleCardProps {
  readonly scene: RuleScene | undefined;
  readonly isLit: boolean; // it does what is shown
  readonly isUsual: boolean;
  readonly children: ComponentChildren;
  readonly 'data-rule'?: string;
  readonly 'data-module'?: string;
}

export function RuleCard({ scene, isLit, isUsual, children, ...names }: RuleCardProps): JSX.Element {
  return (
    <li class="rule-card" data-usual={isUsual} data-lit={isLit} {...names}>
      {scene && <RuleScenePicture scene={scene} />}
      <div class="rule-card-words">{children}</div>
    </li>
  );
}

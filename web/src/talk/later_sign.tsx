// For commentators: what they see is in the past, and how far. It is shown where others talk, which they can't.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import './later_sign.css';

export interface LaterSignProps {
  readonly seconds: number;
  readonly place: 'lobby' | 'table';
}

export function LaterSign({ seconds, place }: LaterSignProps): JSX.Element {
  return (
    <p class="later-sign" data-place={place}>
      <Icon name="sand" />
      {t('later.sign', { seconds })}
    </p>
  );
}

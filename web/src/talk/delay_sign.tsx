// For commentators: what they see is in the past, and how far. It is shown where others talk, which they can't.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import './delay_sign.css';

export interface DelaySignProps {
  readonly seconds: number;
  readonly place: 'lobby' | 'table';
}

export function DelaySign({ seconds, place }: DelaySignProps): JSX.Element {
  return (
    <p class="delay-sign" data-place={place}>
      <Icon name="sand" />
      {t('later.sign', { seconds })}
    </p>
  );
}

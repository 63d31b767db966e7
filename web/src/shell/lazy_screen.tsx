// A screen that is loaded when it is needed: a moment of patience, and a way out if it doesn't arrive.
import type { ComponentType, JSX } from 'preact';
import { t } from '../text/text';
import { lazy } from '../ui/lazy';
import { GoneScreen } from './gone';
import { Waiting } from './waiting';

const moments = {
  waiting: (): JSX.Element => <Waiting text={t('door.looking')} />,
  failed: (): JSX.Element => <GoneScreen why="engine" />,
};

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  return lazy(load, moments);
}

// The larger parts of the page that are fetched when they are wanted, or a moment before.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { later } from '../ui/later';
import { GoneScreen } from './gone';
import { Waiting } from './waiting';

const moments = {
  waiting: (): JSX.Element => <Waiting text={t('door.looking')} />,
  failed: (): JSX.Element => <GoneScreen why="engine" />,
};

const loadTable = async () => (await import('./table')).TableScreen;

export const TableScreen = later(loadTable, moments);
export const PracticeScreen = later(async () => (await import('../practice/practice_screen')).PracticeScreen, moments);
export const PracticePlace = later(async () => (await import('../practice/practice_place')).PracticePlace, moments);
export const EditorPlace = later(async () => (await import('../editor/editor_place')).EditorPlace, moments);
export const ReplayPlace = later(async () => (await import('../replay/replay_place')).ReplayPlace, moments);
export const BookPlace = later(async () => (await import('../book/book_place')).BookPlace, moments);
export const RulesScreen = later(async () => (await import('../rules_pages/rules_screen')).RulesScreen, moments);

// While people still gather there is time to fetch the mall.
export function fetchTableScreen(): void {
  void loadTable().catch(() => undefined);
}

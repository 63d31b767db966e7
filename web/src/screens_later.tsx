// The larger screens, loaded when they are needed.
import { screenLater } from './shell/screen_later';

export const PracticeScreen = screenLater(async () => (await import('./practice/practice_screen')).PracticeScreen);
export const PracticePage = screenLater(async () => (await import('./practice/practice_page')).PracticePage);
export const EditorPage = screenLater(async () => (await import('./editor/editor_page')).EditorPage);
export const ReplayPage = screenLater(async () => (await import('./replay/replay_page')).ReplayPage);
export const BookPage = screenLater(async () => (await import('./book/book_page')).BookPage);
export const RulesScreen = screenLater(async () => (await import('./rules_pages/rules_screen')).RulesScreen);

// The larger screens, loaded when they are needed.
import { screenLater } from './shell/screen_later';
import { practiceTexts } from './text/practice';

function withPracticeTexts<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => (await Promise.all([load(), practiceTexts.load()]))[0];
}

export const PracticeScreen = screenLater(
  withPracticeTexts(async () => (await import('./practice/practice_screen')).PracticeScreen),
);
export const PracticePage = screenLater(
  withPracticeTexts(async () => (await import('./practice/practice_page')).PracticePage),
);
export const EditorPage = screenLater(async () => (await import('./editor/editor_page')).EditorPage);
export const ReplayPage = screenLater(async () => (await import('./replay/replay_page')).ReplayPage);
export const BookPage = screenLater(async () => (await import('./book/book_page')).BookPage);
export const RulesScreen = screenLater(async () => (await import('./rules_pages/rules_screen')).RulesScreen);

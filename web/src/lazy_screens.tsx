// The larger screens, loaded when they are needed.
import { lazyScreen } from './shell/lazy_screen';
import { aroundTexts } from './text/around';
import { bigScreenTexts } from './text/big_screen';
import { practiceTexts } from './text/practice';

function withPracticeTexts<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => (await Promise.all([load(), practiceTexts.load()]))[0];
}

export const PracticeScreen = lazyScreen(
  withPracticeTexts(async () => (await import('./practice/practice_screen')).PracticeScreen),
);
export const PracticePage = lazyScreen(
  withPracticeTexts(async () => (await import('./practice/practice_page')).PracticePage),
);
export const AroundPage = lazyScreen(
  withPracticeTexts(
    async () => (await Promise.all([import('./around/around_page'), aroundTexts.load()]))[0].AroundPage,
  ),
);
export const EditorPage = lazyScreen(async () => (await import('./editor/editor_page')).EditorPage);
export const ReplayPage = lazyScreen(async () => (await import('./replay/replay_page')).ReplayPage);
export const BookPage = lazyScreen(async () => (await import('./book/book_page')).BookPage);
export const RulesScreen = lazyScreen(async () => (await import('./rules_pages/rules_screen')).RulesScreen);
export const BigScreenPage = lazyScreen(
  async () => (await Promise.all([import('./big_screen/big_screen_page'), bigScreenTexts.load()]))[0].BigScreenPage,
);

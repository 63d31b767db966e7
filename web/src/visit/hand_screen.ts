// Large buttons for people who see the mall on a big screen, loaded when there is one.
import { lazyScreen } from '../shell/lazy_screen';
import { handViewTexts } from '../text/hand_view';

export const HandScreen = lazyScreen(
  async () => (await Promise.all([import('../hand_view/hand_screen'), handViewTexts.load()]))[0].HandScreen,
);

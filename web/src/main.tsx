// Where the page begins: settings, the language, the engine on its way, then the first screen.
import './style/fonts.css';
import './style/base.css';
import { render } from 'preact';
import { App } from './app';
import { loadTheEngine } from './base/engine_state';
import { followHistory, route } from './base/navigation';
import { keepThemeColour } from './base/theme_colour';
import { keepPageWhenIdle } from './offline/offline';
import { logErrorsOf } from './report/error_log';
import { keepRootHooks } from './shell/current_session';
import { applySettings } from './settings/settings';
import { soundBox } from './sound/sound_box';
import { followLanguage } from './text/text';
import { fetchTableScreen } from './visit/table_screen';

logErrorsOf(window);
const root = document.documentElement;
applySettings(root);
keepThemeColour(root);
void loadTheEngine();
if (route.value.at === 'table') fetchTableScreen(); // a game may be on there
keepRootHooks(root);
followHistory();
soundBox.unlockOnFirstTouch();

const place = document.getElementById('app');
if (place) {
  // If no texts arrive at all, those of index.html stay.
  void followLanguage().then(
    () => {
      render(<App />, place);
      keepPageWhenIdle();
    },
    () => undefined,
  );
}

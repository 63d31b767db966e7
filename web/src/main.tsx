// Where the page begins: what was chosen, the language, the engine on its way, then the first screen.
import './style/fonts.css';
import './style/base.css';
import { render } from 'preact';
import { App } from './app';
import { loadTheEngine } from './base/engine_door';
import { followHistory, route } from './base/navigation';
import { keepThemeColour } from './base/theme_colour';
import { keepPageWhenIdle } from './offline/offline';
import { keepMistakes } from './report/error_log';
import { keepRootHooks } from './screens/current_session';
import { fetchTableScreen } from './screens/elsewhere';
import { applySettings } from './settings/settings';
import { soundBox } from './sound/sound_box';
import { followLanguage } from './text/text';

keepMistakes(window);
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
  // Where no words come at all, those of index.html stay.
  void followLanguage().then(
    () => {
      render(<App />, place);
      keepPageWhenIdle();
    },
    () => undefined,
  );
}

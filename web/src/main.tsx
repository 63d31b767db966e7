// Where the page begins: what was chosen, the language, the engine on its way, then the first screen.
import './style/fonts.css';
import './style/base.css';
import { render } from 'preact';
import { App } from './app';
import { loadTheEngine } from './base/engine_door';
import { followHistory } from './base/navigation';
import { keepThemeColour } from './base/theme_colour';
import { keepPageWhenIdle } from './offline/offline';
import { keepMistakes } from './report/error_log';
import { keepRootHooks } from './screens/current_session';
import { applySettings } from './settings/settings';
import { soundBox } from './sound/sound_box';
import { followLanguage } from './text/text';

keepMistakes(window);
const root = document.documentElement;
applySettings(root);
keepThemeColour(root);
void loadTheEngine();
keepRootHooks(root);
followHistory();
soundBox.unlockOnFirstTouch();

const place = document.getElementById('app');
if (place) {
  // A person who reads German should not see English flash by; but nobody waits long for words.
  const patience = new Promise((resolve) => setTimeout(resolve, 600));
  void Promise.race([followLanguage(), patience]).then(() => {
    render(<App />, place);
    keepPageWhenIdle();
  });
}

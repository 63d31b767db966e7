// What the screens show of Maximum Security, fetched with its words when a table plays it.
import { loadSecurityTexts } from '../text/security';
import { later } from '../ui/later';

const nothing = { waiting: () => <></>, failed: () => <></> };

function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadSecurityTexts()]))[0];
}

export const SecurityChooser = later(withTexts(async () => (await import('./security_chooser')).SecurityChooser), nothing);
export const SecurityAbout = later(withTexts(async () => (await import('./security_about')).SecurityAbout), nothing);
export const SecurityCredit = later(withTexts(async () => (await import('./security_credit')).SecurityCredit), nothing);
export const SecurityGoal = later(withTexts(async () => (await import('./security_goal')).SecurityGoal), nothing);

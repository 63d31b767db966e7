// What the screens show of Maximum Security, fetched with its words when a table plays it.
import { loadSecurityTexts } from '../text/security';
import { later } from '../ui/later';
import { asPart } from '../ui/missing_part';

function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadSecurityTexts()]))[0];
}

export const SecurityChooser = later(withTexts(async () => (await import('./security_chooser')).SecurityChooser), asPart);
export const SecurityAbout = later(withTexts(async () => (await import('./security_about')).SecurityAbout), asPart);
export const SecurityCredit = later(withTexts(async () => (await import('./security_credit')).SecurityCredit), asPart);
export const SecurityGoal = later(withTexts(async () => (await import('./security_goal')).SecurityGoal), asPart);

// The chosen game of Maximum Security, loaded with its texts when a table plays it.
import { withSecurityTexts } from '../scenarios/with_security_texts';
import { lazy } from '../ui/lazy';
import { asExtra, asPart } from '../ui/missing_part';

export const SecurityChooser = lazy(
  withSecurityTexts(async () => (await import('./security_chooser')).SecurityChooser),
  asPart,
);
export const SecurityAbout = lazy(
  withSecurityTexts(async () => (await import('./security_about')).SecurityAbout),
  asPart,
);
export const SecurityTonight = lazy(
  withSecurityTexts(async () => (await import('./security_about')).SecurityTonight),
  asExtra,
);

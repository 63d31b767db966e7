// The texts of the expansion, which come when a table plays it or somebody reads about it.
import type en from './en/security';
import { textPart } from './part';

export type SecurityKey = keyof typeof en;
export type SecurityTable = Readonly<Record<SecurityKey, string>>;

const part = textPart<SecurityKey>({
  en: () => import('./en/security'),
  de: () => import('./de/security'),
  pt: () => import('./pt/security'),
});

export const loadSecurityTexts = part.load;
export const securityText = part.find;
export const ts = part.t;
export const tsn = part.tn;

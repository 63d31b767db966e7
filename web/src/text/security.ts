// The texts of the expansion, loaded when a table plays it or someone reads about it.
import type en from './en/security';
import { type TextFile, textPart } from './part';

export type SecurityKey = keyof typeof en;
export type SecurityTable = Readonly<Record<SecurityKey, string>>;

const part = textPart(import.meta.glob<TextFile<SecurityKey>>('./*/security.ts'));

export const loadSecurityTexts = part.load;
export const securityText = part.find;
export const ts = part.t;
export const tsn = part.tn;

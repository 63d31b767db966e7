// Loads a part of Maximum Security together with its texts.
import { loadSecurityTexts } from '../text/security';

export function withSecurityTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadSecurityTexts()]))[0];
}

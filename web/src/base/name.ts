// A player's name as the server accepts it: something visible, at most 24 characters.

export const longestName = 24;

// Invisible characters, and those that reverse their surroundings.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function hasUnseen(text: string): boolean {
  return text.search(unseen) >= 0;
}

export function tidyName(text: string): string {
  const oneLine = text.replace(unseen, '').replace(/\s+/gu, ' ').trim();
  return [...oneLine].slice(0, longestName).join('').trim();
}

export type NameFault = 'missing' | 'long';

export function nameFault(text: string): NameFault | null {
  const name = text.replace(unseen, '').trim();
  if (name === '') return 'missing';
  return [...name].length > longestName ? 'long' : null;
}

// A player's name as the server takes it: something that can be seen, 24 characters at the most.

export const longestName = 24;

// What cannot be seen, or turns round what stands beside it.
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

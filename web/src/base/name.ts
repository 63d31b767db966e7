// A player's name as the server takes it: something that can be seen, 24 characters at the most.

export const longestName = 24;

export function tidyName(text: string): string {
  const oneLine = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/gu, ' ').trim();
  return [...oneLine].slice(0, longestName).join('').trim();
}

export type NameFault = 'missing' | 'long';

export function nameFault(text: string): NameFault | null {
  const name = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  if (name === '') return 'missing';
  return [...name].length > longestName ? 'long' : null;
}

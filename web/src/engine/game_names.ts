// The names of the expansion's games, as far as the page splits them: F0 to F3, T1 to T13, T1-hardcore, and with
// anti-stress tokens T1+M2, T1-hardcore+M2.
export function nextGame(name: string): string | null {
  const [, kind = '', number, mode = ''] = /^([FT])(\d+)(.*)$/.exec(name) ?? [];
  const next = Number(number) + 1;
  return next <= (kind === 'F' ? 3 : 13) ? `${kind}${next}${mode}` : null; // not for NaN either
}

// "T1", however it is played.
export const plainGame = (name: string): string => name.replace('+M2', '').replace('-hardcore', '');

// A custom scenario may begin the same way: "F1 for ever".
export const isGameName = (name: string): boolean => /^[FT]\d+(-hardcore)?(\+M2)?$/.test(name);

// Full games before tutorials, each by its number, and hardcore after its tutorial.
export const compareGames = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

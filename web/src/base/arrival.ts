// What someone wants at the table they are on their way to: someone who asked to play with anyone isn't asked again
// when joining.
let wanted: string | null = null; // the code of a table

export function goingToPlayAt(code: string): void {
  wanted = code;
}

export function comesToPlayAt(code: string): boolean {
  return wanted === code;
}

export function hasSatDownAt(code: string): void {
  if (wanted === code) wanted = null;
}

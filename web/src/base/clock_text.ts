// Times as minutes and seconds. Everything that shows the same time shows the same figures.

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// What is left: a second counts until it is over, so that 0:00 is the end.
export function timeLeft(ms: number): string {
  return minutesAndSeconds(Math.max(0, Math.ceil(ms / 1_000)));
}

// What has passed: a second counts once it is over.
export function timePassed(ms: number): string {
  return minutesAndSeconds(Math.max(0, Math.floor(ms / 1_000)));
}

// Times as minutes and seconds. Everything that shows the same time shows the same figures.

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// Time left, rounded up, so that 0:00 is the end.
export function timeLeft(ms: number): string {
  return minutesAndSeconds(Math.max(0, Math.ceil(ms / 1_000)));
}

// How long something lasts, to the nearest second.
export function duration(ms: number): string {
  return minutesAndSeconds(Math.round(ms / 1_000));
}

// Time passed, rounded down.
export function timePassed(ms: number): string {
  return minutesAndSeconds(Math.max(0, Math.floor(ms / 1_000)));
}

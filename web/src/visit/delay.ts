// /t/CODE?delay=30 is for commentators: they watch half a minute later. As on the server, an unreadable value means the
// longest delay, so that nobody sees by mistake what they shouldn't.
const mostSeconds = 120;

export function delayOf(query: string): number | null {
  const said = new URLSearchParams(query).get('delay');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Math.min(Number(said), mostSeconds) : mostSeconds;
  return seconds === 0 ? null : seconds;
}

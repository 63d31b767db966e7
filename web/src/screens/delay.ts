// /t/CODE?delay=30 is for commentators: they watch, half a minute later. As at the server, what cannot be read is the
// longest delay: nobody sees by mistake what they should not.
const mostSeconds = 120;

export function delayOf(query: string): number | null {
  const said = new URLSearchParams(query).get('delay');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Math.min(Number(said), mostSeconds) : mostSeconds;
  return seconds === 0 ? null : seconds;
}

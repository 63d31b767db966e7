// A scenario in the fragment of an address, which no server sees: #s= and its JSON.

export function scenarioHash(json: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const letters = btoa(String.fromCharCode(...bytes));
  return `#s=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

// Whether an address is meant to contain one, readable or not.
export function isScenarioHash(hash: string): boolean {
  return hash.startsWith('#s=');
}

// Null: it contains none, or an unreadable one.
export function readScenarioHash(hash: string): unknown {
  const letters = /^#s=([\w-]{1,8000})$/.exec(hash)?.[1];
  if (letters === undefined) return null;
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

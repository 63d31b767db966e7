// Which crew this browser plays for: a crew is its secret, which the browser keeps and sends to the server in a header,
// never in an address.
import { settings } from '../settings/settings';

const secret = /^[0-9a-f]{32}$/;

export function isCrewSecret(text: string): boolean {
  return secret.test(text);
}

// The secret in what someone pasted: a link, or the secret alone.
export function readCrewSecret(text: string): string | null {
  const found = /(?:^|#)([0-9a-f]{32})$/.exec(text.trim().toLowerCase());
  return found?.[1] ?? null;
}

// How a request sends a secret.
export function shown(crew: string): RequestInit {
  return { headers: { Authorization: `Bearer ${crew}` } };
}

// What a request sends about it; nothing without a crew.
export function crewInit(): RequestInit | undefined {
  const crew = settings.crew.peek();
  return isCrewSecret(crew) ? shown(crew) : undefined;
}

// Added to what opens a new table.
export function forCrew(): { readonly crew?: string } {
  const crew = settings.crew.peek();
  return isCrewSecret(crew) ? { crew } : {};
}

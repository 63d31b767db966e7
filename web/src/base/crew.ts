// For whom one plays: a crew is its secret, which this browser keeps and shows to the server in a header, never in an
// address.
import { settings } from '../settings/settings';

const secret = /^[0-9a-f]{32}$/;

export function isCrewSecret(text: string): boolean {
  return secret.test(text);
}

// The secret in what somebody has pasted: a link, or the secret alone.
export function readCrewSecret(text: string): string | null {
  const found = /(?:^|#)([0-9a-f]{32})$/.exec(text.trim().toLowerCase());
  return found?.[1] ?? null;
}

// How a request shows a secret.
export function shown(crew: string): RequestInit {
  return { headers: { Authorization: `Bearer ${crew}` } };
}

// What a request says about it; nothing where one plays for nobody.
export function crewInit(): RequestInit | undefined {
  const crew = settings.crew.peek();
  return isCrewSecret(crew) ? shown(crew) : undefined;
}

// Beside what a new table is opened with.
export function forCrew(): { readonly crew?: string } {
  const crew = settings.crew.peek();
  return isCrewSecret(crew) ? { crew } : {};
}

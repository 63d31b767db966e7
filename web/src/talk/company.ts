// The talk of each session, from the first time somebody else is there until the session is left.
import type { Session } from '../game/session';
import { Talking } from './talking';
import { Voice } from './voice';

export interface Company {
  readonly talking: Talking;
  readonly voice: Voice;
}

const companies = new Map<Session, Company>();

export function companyOf(session: Session): Company {
  const known = companies.get(session);
  if (known !== undefined) return known;
  const talking = new Talking(session);
  const company = { talking, voice: new Voice(session, talking.openness) };
  companies.set(session, company);
  return company;
}

export function partFrom(session: Session): void {
  const company = companies.get(session);
  companies.delete(session);
  company?.voice.close();
  company?.talking.close();
}

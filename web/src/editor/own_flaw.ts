// What is wrong with an own scenario. The engine says it, but for what the name of a scenario may not be.
import { hasUnseen } from '../base/name';
import type { Refusing } from '../text/refusal_text';
import type { Checker } from './checker';
import { rulesetText, type OwnScenario } from './own_scenario';

const longestInBytes = 60; // as the engine counts
const printedScenario = /^[SFT]\d+(-hardcore)?$/i; // S17, F0, T1-hardcore

type NameFlaw = 'NameIsUnseen' | 'NameIsLong' | 'NameIsPrinted';

function nameFlaw(name: string): NameFlaw | null {
  if (name === '') return null; // the engine asks for one
  if (hasUnseen(name)) return 'NameIsUnseen';
  if (new TextEncoder().encode(name).length > longestInBytes) return 'NameIsLong';
  return printedScenario.test(name) ? 'NameIsPrinted' : null;
}

// Null: it can be played.
export function flawOf(own: OwnScenario, seats: number, checker: Pick<Checker, 'flawOf'>): Refusing | null {
  const name = own.name.trim();
  const refused = nameFlaw(name);
  if (refused !== null) return { refused, rule: null, text: '' };
  return checker.flawOf(rulesetText({ ...own, name }, seats));
}

// What a host may choose for a scenario, as plain values: which fields fit, and what becomes of them in another one.
import type { Catalog, Scenario } from '../engine/catalog';
import { nextGame, plainGame } from '../engine/game_names';
import type { Choice } from '../link/messages';

export const sandPresets: readonly number[] = [180_000, 240_000, 420_000];

export function campaign(catalog: Catalog): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.number <= 7);
}

export function challenges(catalog: Catalog): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.number >= 8);
}

// The scenario of a choice, or null for one that somebody made himself.
export function scenarioOf(catalog: Catalog, choice: Pick<Choice, 'scenario'>): Scenario | null {
  return catalog.scenarios.find((scenario) => scenario.id === choice.scenario) ?? null;
}

// As a game of it is called: "S7", "T1", or "own".
export function scenarioId({ scenario }: Pick<Choice, 'scenario'>): string {
  return typeof scenario === 'string' ? plainGame(scenario) : 'own';
}

export function nextScenario(catalog: Catalog, choice: Pick<Choice, 'scenario'>): string | null {
  const now = scenarioOf(catalog, choice);
  if (now === null) return nextGame(scenarioId(choice));
  return catalog.scenarios.find((scenario) => scenario.number === now.number + 1)?.id ?? null;
}

// The host's word is always the whole choice; what the server only tells is left out.
function asked(choice: Choice): Choice {
  const { laid_by_hand: _, ...rest } = choice;
  return rest;
}

function isCampaign(choice: Pick<Choice, 'scenario'>): boolean {
  return typeof choice.scenario === 'string' && /^S[1-7]$/.test(choice.scenario);
}

// Whether a plan is wanted for the next deal: in the campaign, unless somebody said no.
export function wantsCertified(choice: Choice): boolean {
  return isCampaign(choice) && choice.certified !== false && choice.laid_by_hand !== true;
}

// Another scenario: people, sand and house rules stay, what belonged to the old scenario goes.
export function withScenario(choice: Choice, scenario: Scenario): Choice {
  const seats = choice.seats === 0 || (choice.seats >= scenario.fewest_seats && choice.seats <= scenario.most_seats);
  const { certified, ...kept } = asked(choice);
  return {
    ...kept,
    ...(isCampaign(choice) && certified === false ? { certified } : {}),
    scenario: scenario.id,
    seats: seats ? choice.seats : 0,
    side: null,
    level: null,
    free_talk: false,
    pairs: false,
  };
}

export function withOption(choice: Choice, option: Partial<Choice>): Choice {
  return { ...asked(choice), ...option };
}

export function levelOf(choice: Choice, scenario: Scenario): number {
  return choice.level ?? scenario.level;
}

export function sideOf(choice: Choice, scenario: Scenario): '1a' | '1b' {
  return choice.side ?? (scenario.sides.includes('1b') ? '1b' : '1a'); // as the server takes it when nothing is said
}

export function sandOf(choice: Choice): number {
  return choice.sand_ms ?? 180_000;
}

export function seatNumbers(scenario: Scenario | null, seated: number): readonly number[] {
  const fewest = Math.max(scenario?.fewest_seats ?? 1, seated, 1);
  const most = scenario?.most_seats ?? 8;
  const numbers: number[] = [];
  for (let count = fewest; count <= most; count += 1) numbers.push(count);
  return numbers;
}

// Whether those who sit there can play it: null, or how many it takes.
export function seatTrouble(
  scenario: Scenario | null,
  choice: Choice,
  seated: number,
): { readonly fault: 'few' | 'many'; readonly count: number } | null {
  const fewest = scenario?.fewest_seats ?? 1;
  const most = choice.seats > 0 ? choice.seats : (scenario?.most_seats ?? 9);
  if (seated > most) return { fault: 'many', count: most };
  return Math.max(seated, choice.seats) < fewest ? { fault: 'few', count: fewest } : null;
}

export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

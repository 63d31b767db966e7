// A host's choices for a scenario, as plain values: which fields fit, and what happens to them in another scenario.
import { sidesAt, type Catalog, type Scenario } from '../engine/catalog';
import { nextGame, plainGame } from '../engine/game_names';
import type { Choice, ChoiceChange } from '../link/messages';

export const sandPresets: readonly number[] = [180_000, 240_000, 420_000];

export function campaign(catalog: Catalog): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.number <= 7);
}

export function challenges(catalog: Catalog): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.number >= 8);
}

// The scenario of a choice, or null for a custom one.
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

function isCampaign(choice: Pick<Choice, 'scenario'>): boolean {
  return typeof choice.scenario === 'string' && /^S[1-7]$/.test(choice.scenario);
}

// Whether the next deal needs a plan: in the campaign, unless someone said no.
export function wantsCertified(choice: Choice): boolean {
  return isCampaign(choice) && choice.certified !== false && choice.laid_by_hand !== true;
}

// Another scenario: people, sand and house rules stay, what belonged to the old scenario is dropped.
export function toScenario(choice: Choice, scenario: Scenario): ChoiceChange {
  const fits = choice.seats === 0 || (choice.seats >= scenario.fewest_seats && choice.seats <= scenario.most_seats);
  return {
    scenario: scenario.id,
    ...(fits ? {} : { seats: 0 }),
    ...(isCampaign(choice) ? {} : { certified: true }), // elsewhere nobody could say anything about it
    side: null,
    level: null,
    free_talk: false,
    pairs: false,
  };
}

export function levelOf(choice: Choice, scenario: Scenario): number {
  return choice.level ?? scenario.level;
}

export function sideOf(choice: Choice, scenario: Scenario): '1a' | '1b' {
  return choice.side ?? (scenario.sides.includes('1b') ? '1b' : '1a'); // the server's default
}

// Another level, with the scenario's own side if that level has no choice.
export function levelOption(choice: Choice, scenario: Scenario, level: number): ChoiceChange {
  const keepsSide = choice.side === null || sidesAt(scenario, level).includes(choice.side);
  return keepsSide ? { level } : { level, side: null };
}

export function sandOf(choice: Choice): number {
  return choice.sand_ms ?? 180_000;
}

// A custom scenario may have a leader, by itself or from scenario 9, and needs seats accordingly (S9-1).
function hasLeader({ scenario }: Pick<Choice, 'scenario'>): boolean {
  if (typeof scenario === 'string') return false;
  const combined = scenario['combine'];
  return scenario['leader'] === true || (Array.isArray(combined) && combined.includes('S9'));
}

export function seatRange(
  scenario: Scenario | null,
  choice: Pick<Choice, 'scenario'>,
): { readonly fewest: number; readonly most: number } {
  if (scenario !== null) return { fewest: scenario.fewest_seats, most: scenario.most_seats };
  return hasLeader(choice) ? { fewest: 3, most: 9 } : { fewest: 1, most: 8 };
}

export function seatNumbers(scenario: Scenario | null, choice: Choice, seated: number): readonly number[] {
  const range = seatRange(scenario, choice);
  const fewest = Math.max(range.fewest, seated, 1);
  const { most } = range;
  const numbers: number[] = [];
  for (let count = fewest; count <= most; count += 1) numbers.push(count);
  return numbers;
}

// Whether the seated people can play it: null, or how many it takes.
export function seatTrouble(
  scenario: Scenario | null,
  choice: Choice,
  seated: number,
): { readonly fault: 'few' | 'many'; readonly count: number } | null {
  const range = seatRange(scenario, choice);
  const { fewest } = range;
  const most = choice.seats > 0 ? choice.seats : range.most;
  if (seated > most) return { fault: 'many', count: most };
  return Math.max(seated, choice.seats) < fewest ? { fault: 'few', count: fewest } : null;
}

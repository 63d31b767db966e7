// What is next to the mall for anyone to use: tokens and spells, each with the actions it allows now. Tokens of one
// kind are shown as one thing with a number: it makes no difference which of them is used.
import type { SecurityState, Spell, TokenAction } from '../engine/security_position';

export const tokenIds = ['timer', 'swap', 'loudspeaker', 'shaft-dark', 'shaft-light', 'breach', 'telekinesis'] as const;
export type TokenId = (typeof tokenIds)[number];
export type SpellId = `spell-${Spell}`;
export type UseId = TokenId | SpellId;

export interface Use {
  readonly id: UseId;
  readonly count: number; // how many are left
}

export function isSpell(id: UseId): id is SpellId {
  return id.startsWith('spell-');
}

export function spellOf(id: SpellId): Spell {
  return id.slice('spell-'.length) as Spell;
}

function left(id: TokenId, security: SecurityState): number {
  const ready = (tokens: SecurityState['shafts']): number => tokens.filter(({ state }) => state === 'ready').length;
  switch (id) {
    case 'timer':
    case 'swap':
    case 'loudspeaker':
      return security.stress_tokens.filter((token) => token.startsWith(id)).length;
    case 'shaft-dark':
      return ready(security.shafts.slice(0, 1));
    case 'shaft-light':
      return ready(security.shafts.slice(1, 2));
    case 'breach':
      return ready(security.breaches);
    case 'telekinesis':
      return security.telekinesis.length;
  }
}

export function usesOf(security: SecurityState): readonly Use[] {
  const tokens = tokenIds.map((id) => ({ id, count: left(id, security) })).filter(({ count }) => count > 0);
  const spells = security.spells.map((spell): Use => ({ id: `spell-${spell}`, count: 1 }));
  return [...tokens, ...spells];
}

// Which use an action belongs to.
export function useOf(action: TokenAction): UseId {
  switch (action.kind) {
    case 'timer_token':
      return 'timer';
    case 'swap_token':
      return 'swap';
    case 'loudspeaker':
      return 'loudspeaker';
    case 'shaft':
      return `shaft-${action.pair}`;
    case 'breach':
      return 'breach';
    case 'lift':
      return 'telekinesis';
    case 'cast':
      return `spell-${action.spell}`;
    case 'cast_broom':
      return 'spell-broom';
    case 'cast_swap':
      return 'spell-swap';
    case 'cast_teleportation':
      return 'spell-teleportation';
    case 'cast_frog':
      return 'spell-frog';
    case 'cast_voucher':
      return 'spell-voucher';
  }
}

// The token an action would spend, among equal ones.
function tokenOf(action: TokenAction): string {
  if (action.kind === 'swap_token' || action.kind === 'loudspeaker') return action.token;
  return action.kind === 'breach' || action.kind === 'lift' ? String(action.number) : '';
}

// All that one use allows, with one of several equal tokens.
export function actionsOf(id: UseId, all: readonly TokenAction[]): readonly TokenAction[] {
  const own = all.filter((action) => useOf(action) === id);
  const first = own[0] === undefined ? '' : tokenOf(own[0]);
  return own.filter((action) => tokenOf(action) === first);
}

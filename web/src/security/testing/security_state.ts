// What a position with modules adds, for tests: nothing is anywhere unless they say so.
import type { SecurityState } from '../../engine/security_position';

export function testSecurity(change: Partial<SecurityState> = {}): SecurityState {
  return {
    modules: [],
    shafts: [],
    breaches: [],
    stress_tokens: [],
    telekinesis: [],
    spells: [],
    holding: [],
    code_spell: false,
    ball_spell: 'none',
    map_in_use: null,
    map_tiles: 0,
    beholder: 'none',
    sensor: 'none',
    away: {},
    choosing: null,
    goal_mark: false,
    ...change,
  };
}

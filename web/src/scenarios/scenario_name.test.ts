import { describe, expect, it } from 'vitest';
import type { SecurityState } from '../engine/security_position';
import { loadSecurityTexts } from '../text/security';
import { playedName } from './scenario_name';

describe('what was played', () => {
  it('includes its mode, which a state does not name', async () => {
    await loadSecurityTexts();
    const plain = playedName({ name: null, scenario: 'T1', security: {} as SecurityState });
    expect(plain).toMatch(/^Maximum Security · Tutorial 1: [^·]+$/);
    expect(playedName({ name: null, scenario: 'T1', security: { hardcore_earned: false } as SecurityState })).toBe(
      `${plain} · hardcore`,
    );
    expect(playedName({ name: null, scenario: 'S7' })).toMatch(/^7 · /);
  });
});

// The games of the expansion as a trail: what was won is lit, and the next one has the hero.
import { render } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fullGames, introduction, tutorials } from '../scenarios/security_games';
import { ownGames } from '../settings/own_games';
import { drawingOf } from '../shell/scenario_picture';
import { loadSecurityTexts } from '../text/security';
import { TutorialList } from './tutorial_list';

const root = document.createElement('div');
document.body.append(root);
beforeAll(() => loadSecurityTexts());
beforeEach(() => {
  const won = { games: 1, won: 1, fewest_flips: 0 };
  ownGames.value = { scenarios: { F0: won, T1: won }, with: [] };
});
afterEach(() => render(null, root));

const stop = (id: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-tutorial="${id}"]`);

it('each stop leads straight in and shows how far this browser has got', () => {
  render(<TutorialList />, root);
  expect([...root.querySelectorAll('[data-tutorial]')]).toHaveLength(17);
  expect(['F0', 'T1', 'T2', 'T3'].map((id) => stop(id)?.dataset['trail'])).toEqual(['won', 'won', 'next', 'later']);
  expect(root.querySelectorAll('.trail-hero')).toHaveLength(1);
  expect(stop('T2')?.querySelector('.trail-hero')).not.toBeNull();
  expect(stop('T2')?.querySelector('a')?.getAttribute('href')).toBe('/practice/solo?scenario=T2');
  expect(stop('T1')?.querySelector('.hidden-text')?.textContent).toMatch(/, won$/);
});

it('each has a picture of its own', () => {
  const drawings = [introduction, ...tutorials, ...fullGames].map((id) => JSON.stringify(drawingOf(id)));
  expect(new Set(drawings).size).toBe(17);
});

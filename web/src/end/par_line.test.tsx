import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { ParLine, type ParLineProps } from './par_line';

function said(props: ParLineProps): string {
  const place = document.createElement('div');
  document.body.append(place);
  render(<ParLine {...props} />, place);
  return place.querySelector('[role="status"]')?.textContent ?? 'nothing';
}

describe('the line about par', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells what was done and what would have done', () => {
    expect(said({ made: 58, par: { actions: 41, flips: 0 } })).toBe('58 actions; par 41');
    expect(said({ made: 1, par: { actions: 41, flips: 2 } })).toBe('1 action; par 41');
  });

  it('says so where no plan was found', () => {
    expect(said({ made: 58, par: { actions: null, flips: null } })).toBe('58 actions; no plan found for this deal');
  });

  it('is there and silent until somebody knows', () => {
    expect(said({ made: 58, par: null })).toBe('');
  });

  it('leaves out what was not counted from the beginning', () => {
    expect(said({ made: null, par: { actions: 41, flips: 0 } })).toBe('par 41');
  });
});

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

  it('says how many actions were taken and how many were needed', () => {
    expect(said({ made: 58, par: { actions: 41, flips: 0 } })).toBe('58 actions; par 41');
    expect(said({ made: 1, par: { actions: 41, flips: 2 } })).toBe('1 action; par 41');
  });

  it('says so if no plan was found', () => {
    expect(said({ made: 58, par: { actions: null, flips: null } })).toBe('58 actions; no plan found for this deal');
  });

  it('is there but empty until par is known', () => {
    expect(said({ made: 58, par: null })).toBe('');
  });

  it('leaves out figures that were not counted from the start', () => {
    expect(said({ made: null, par: { actions: 41, flips: 0 } })).toBe('par 41');
  });
});

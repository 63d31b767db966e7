import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { site } from '../link/site';
import { SiteFoot, SiteMessage } from './site_foot';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => {
  render(null, place);
  site.value = null;
});

async function draw(): Promise<readonly string[]> {
  await act(() =>
    render(
      <>
        <SiteMessage />
        <SiteFoot />
      </>,
      place,
    ),
  );
  return [...place.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

it('leads to this server’s own page about privacy until something else is known', async () => {
  expect(await draw()).toEqual(['Privacy /privacy?language=en']);
  expect(place.textContent).toBe('Privacy');
});

it('shows what whoever runs the server says about it, as text', async () => {
  site.value = {
    notice: null,
    name: 'The <b>Example</b> Mall',
    contact: 'mailto:ana@example.org',
    imprint: 'https://example.org/imprint',
    privacy: 'https://example.org/privacy',
    message: 'Games night on <i>Friday</i>.',
  };
  expect(await draw()).toEqual([
    'Contact mailto:ana@example.org',
    'Legal notice https://example.org/imprint',
    'Privacy https://example.org/privacy',
  ]);
  expect(place.querySelector('[data-message]')?.textContent).toBe('Games night on <i>Friday</i>.');
  expect(place.querySelector('strong')?.textContent).toBe('The <b>Example</b> Mall');
  expect(place.querySelector('b, i')).toBeNull();
});

import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { toast, Toasts } from './toast';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

it('a new note is read out alone, not with all that are still there', async () => {
  render(<Toasts />, place);
  const region = place.querySelector('[role="status"]');
  // What has this role is read out as a whole if nothing else is said.
  expect(region?.getAttribute('aria-atomic')).toBe('false');
  toast('The link is copied');
  await vi.waitFor(() => expect(region?.textContent).toBe('The link is copied'));
  const first = region?.querySelector('p');
  toast('Bo is the host now');
  await vi.waitFor(() => expect(region?.querySelectorAll('p')).toHaveLength(2));
  expect(region?.querySelector('p')).toBe(first);
});

it('what is already shown is not shown again, because it would be read out again', async () => {
  let isOpen = false;
  const shown = vi.fn(() => (isOpen = true));
  const hidden = vi.fn(() => (isOpen = false));
  Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: hidden });
  const matches = vi.spyOn(HTMLElement.prototype, 'matches');
  matches.mockImplementation((selector) => selector === ':popover-open' && isOpen);
  render(<Toasts />, place);
  toast('One');
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  toast('Two');
  await vi.waitFor(() => expect(place.textContent).toContain('Two'));
  await new Promise((resolve) => setTimeout(resolve, 50)); // effects have run by then
  expect(hidden).not.toHaveBeenCalled();
  // Above a sheet that was opened in between it has to be shown again.
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  toast('Three');
  await vi.waitFor(() => expect(hidden).toHaveBeenCalledOnce());
  expect(shown).toHaveBeenCalledTimes(2);
  matches.mockRestore();
});

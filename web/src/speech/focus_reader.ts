// For people who listen to the page's own voice, without a screen reader: what has the focus is said when it gets there by
// key, with the title of a dialog that has opened.
const controls = 'button, a[href], input, select, textarea, [role="button"]';

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function labelledBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}

export function spokenName(element: Element): string {
  const own = element.getAttribute('aria-label') ?? labelledBy(element);
  if (own !== '') return own;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf).join(' ') : '';
  return labels !== '' ? labels : textOf(element);
}

export function readFocus(say: (text: string) => void): () => void {
  let dialog: Element | null = null;
  const hear = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(controls) || !target.matches(':focus-visible')) return;
    const within = target.closest('dialog');
    const title = within !== null && within !== dialog ? labelledBy(within) : '';
    dialog = within;
    const words = [title, spokenName(target)].filter((part) => part !== '');
    if (words.length > 0) say(`${words.join('. ')}.`);
  };
  document.addEventListener('focusin', hear);
  return () => document.removeEventListener('focusin', hear);
}

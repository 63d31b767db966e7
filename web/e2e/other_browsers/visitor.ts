// Someone at a table with a driven browser, who uses the page only through the contract of docs/client-hooks.md.
import { setTimeout as pause } from 'node:timers/promises';
import { readAction } from '../support/game_script';
import type { DrivenBrowser } from './driven_browser';

const patienceMs = 15_000 * Number(process.env['MAGICMAZE_PATIENCE'] ?? 1);

export interface Position {
  readonly version: number;
  readonly hash: string | null;
}

type Spot = readonly [x: number, y: number];

// In the page: the middle of the first element of a kind with that name; or that it has come to rest there, or what is
// wrong.
const findSpot = `
  const [kind, pattern, before] = arguments;
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
  const found = [...document.querySelectorAll(kind)].filter((one) => new RegExp(pattern).test(nameOf(one)));
  const element = found.find((one) => one.getBoundingClientRect().width > 0);
  if (!element) return 'not there';
  if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = [Math.round(x + width / 2), Math.round(y + height / 2)];
  if (String(before) !== String(spot)) return spot;
  const hit = document.elementFromPoint(spot[0], spot[1]);
  if (hit === element || element.contains(hit)) return 'ready';
  return hit === null ? 'out of sight' : 'covered by ' + hit.outerHTML.slice(0, 120);
`;

const buttons = 'button, [role="button"]';

export class Visitor {
  constructor(
    readonly name: string,
    readonly browser: DrivenBrowser,
  ) {}

  // ---- coming in

  async enter(link: string): Promise<void> {
    await this.browser.open(link);
    await this.collectErrors();
    await this.point('input', '^Your name');
    await this.type(this.name);
    await this.press('^Come in$');
    await this.hasLink('online');
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.collectErrors();
    await this.hasLink('online');
  }

  press(name: string): Promise<void> {
    return this.point(buttons, name);
  }

  // ---- what the page shows

  async position(): Promise<Position> {
    const [version, hash] = (await this.browser.evaluate(
      'const { version, hash } = document.documentElement.dataset; return [version ?? null, hash ?? null];',
    )) as [string | null, string | null];
    return { version: Number(version ?? -1), hash };
  }

  reaches(version: number, withinMs = patienceMs): Promise<Position> {
    return this.until(
      `version ${version}`,
      async () => {
        const position = await this.position();
        return position.version >= version ? position : null;
      },
      { withinMs },
    );
  }

  hasLink(link: string): Promise<true> {
    return this.finds(`[data-link="${link}"]`);
  }

  finds(selector: string, name = ''): Promise<true> {
    const body = `const [selector, name] = arguments; return [...document.querySelectorAll(selector)]
      .some((one) => new RegExp(name).test(one.getAttribute('aria-label') ?? one.textContent));`;
    return this.until(`${selector} ${name}`, async () =>
      (await this.browser.evaluate(body, selector, name)) === true ? true : null,
    );
  }

  // The text of the table at the end, row by row.
  async table(): Promise<string> {
    await this.finds('table');
    const body = `const words = (row) => [...row.cells].map((cell) => cell.textContent);
      return [...document.querySelectorAll('tr')].map(words);`;
    return JSON.stringify(await this.browser.evaluate(body));
  }

  async errors(): Promise<readonly string[]> {
    const errors = (await this.browser.evaluate('return window.pageErrors ?? [];')) as readonly string[];
    return errors.map((text) => `${this.name}: ${text}`);
  }

  // ---- playing

  // Returns the version after it, as this page knows it. A click that missed because the mall was moving is repeated.
  async act(action: string): Promise<number> {
    const { version } = await this.position();
    for (let tries = 1; ; tries += 1) {
      await this.begin(action);
      const reached = this.reaches(version + 1, tries < 3 ? patienceMs / 5 : patienceMs);
      const position = await (tries < 3 ? reached.catch(() => null) : reached);
      if (position !== null) return position.version;
    }
  }

  private async begin(action: string): Promise<void> {
    const step = readAction(action);
    if (step.kind === 'move') {
      const pawn = `[data-pawn="${step.pawn}"]`;
      const isChosen = await this.browser.evaluate('return document.querySelector(arguments[0]).ariaPressed;', pawn);
      if (isChosen !== 'true') await this.point(pawn, '');
      await this.point(`[data-space="${step.to}"]`, '');
    } else if (step.kind === 'draw' || step.kind === 'theft') {
      await this.press(step.kind === 'draw' ? '^Explore$' : '^Steal everything$');
    } else {
      throw new Error(`Nobody here can do "${action}".`);
    }
  }

  // A mouse press where the thing comes to rest; if it stays out of sight, the whole mall is shown first.
  private async point(kind: string, name: string): Promise<void> {
    let [tries, trouble] = [0, ''];
    let before: Spot | null = null;
    const spot = await this.until(
      `${kind} ${name}`,
      async () => {
        const seen = (await this.browser.evaluate(findSpot, kind, name, before)) as Spot | string;
        if (seen === 'ready') return before;
        if (typeof seen === 'string') trouble = seen;
        else before = seen;
        tries += 1;
        if (tries % 20 === 0 && kind.startsWith('[data-')) await this.press('^Show the whole mall$');
        return null;
      },
      { more: () => trouble },
    );
    await this.click(spot);
  }

  private async click([x, y]: Spot): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  private async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  private async collectErrors(): Promise<void> {
    await this.browser.evaluate(`
      const errors = (window.pageErrors ??= []);
      window.addEventListener('error', (event) => errors.push(event.message));
      window.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
      document.addEventListener('securitypolicyviolation', (event) => errors.push(event.violatedDirective));
    `);
  }

  private async until<T>(
    what: string,
    answer: () => Promise<T | null>,
    { withinMs = patienceMs, more = () => '' }: { readonly withinMs?: number; readonly more?: () => string } = {},
  ): Promise<T> {
    const end = Date.now() + withinMs;
    for (;;) {
      const found = await answer();
      if (found !== null) return found;
      if (Date.now() > end) throw new Error(`${this.name} sees no ${what} ${more()}`);
      await pause(30);
    }
  }
}

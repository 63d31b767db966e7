// People who are at a table without their own page: bare websockets in one helper page, since nine browsers would be
// too many for one picture.
import type { Browser, Page } from '@playwright/test';
import { avatarOfName } from '../../src/avatars/avatar';

interface Line {
  send(text: string): void;
  n: number;
  readonly heard: string[];
}

declare global {
  interface Window {
    lines: Line[];
  }
}

export class Guest {
  constructor(
    private readonly page: Page,
    private readonly index: number,
  ) {}

  // Says it with the next number.
  async request(words: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.evaluate(
      ([index, said]) => {
        const line = window.lines[index];
        if (line === undefined) throw new Error('nobody there');
        line.n += 1;
        line.send(JSON.stringify({ ...said, n: line.n }));
      },
      [this.index, words] as const,
    );
  }

  // Waits until the server has sent something that contains this.
  async hears(text: string): Promise<void> {
    await this.page.waitForFunction(
      ([index, wanted]) => window.lines[index]?.heard.some((said) => said.includes(wanted)) === true,
      [this.index, text] as const,
    );
  }

  async act(action: string): Promise<void> {
    await this.request({ t: 'do', a: action });
  }

  // And waits until the server has answered; only where nobody else speaks meanwhile.
  async does(action: string): Promise<void> {
    const heard = await this.page.evaluate((index) => window.lines[index]?.heard.length ?? 0, this.index);
    await this.act(action);
    const answer = await this.page.waitForFunction(
      ([index, from]) => {
        const line = window.lines[index];
        return line?.heard.slice(from).find((said) => said.includes(`"n":${line.n},`));
      },
      [this.index, heard] as const,
    );
    const text = String(await answer.jsonValue());
    if (text.startsWith('{"refused"')) throw new Error(`${action}: ${text}`);
  }

  async sayReady(): Promise<void> {
    await this.request({ t: 'ready', on: true });
  }
}

export class Guests {
  private count = 0;

  private constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  static async arrive(browser: Browser, site: { readonly url: string }): Promise<Guests> {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${site.url}/healthz`);
    await page.evaluate(() => (window.lines = []));
    return new Guests(page, site.url.replace(/^http/, 'ws'));
  }

  async join(link: string, name: string, as: 'player' | 'spectator' = 'player'): Promise<Guest> {
    const code = link.slice(link.lastIndexOf('/') + 1);
    await this.page.evaluate(
      async ([url, first]) => {
        const socket = new WebSocket(url);
        const heard: string[] = [];
        socket.addEventListener('message', ({ data }) => heard.push(String(data)));
        await new Promise((resolve, reject) => {
          socket.addEventListener('open', () => socket.send(first));
          socket.addEventListener('message', resolve, { once: true });
          socket.addEventListener('close', reject);
        });
        window.lines.push({ send: (text) => socket.send(text), n: 0, heard });
      },
      [`${this.origin}/ws/${code}`, JSON.stringify({ t: 'join', name, as })] as const,
    );
    this.count += 1;
    const guest = new Guest(this.page, this.count - 1);
    await guest.request({ t: 'face', face: avatarOfName(name) });
    return guest;
  }
}

// WebKitGTK: the small browser in its package, behind its own WebDriver, on a virtual screen.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { windowSize, type BrowserKind, type DrivenBrowser, type InputActions } from './driven_browser';
import { Program } from './program';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

class WebKit implements DrivenBrowser {
  constructor(
    private readonly program: Program,
    private readonly url: string,
    private readonly home: string,
  ) {}

  get output(): string {
    return this.program.output;
  }

  async open(url: string): Promise<void> {
    await say(`${this.url}/url`, { url });
  }

  async reload(): Promise<void> {
    await say(`${this.url}/refresh`, {});
  }

  evaluate(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return say(`${this.url}/execute/sync`, { script, args });
  }

  async perform(actions: readonly InputActions[]): Promise<void> {
    await say(`${this.url}/actions`, { actions });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await say(`${this.url}/screenshot`)) as string, 'base64');
  }

  async close(): Promise<void> {
    await this.program.end();
    await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function say(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

// It picks a free number, and prints it once it is listening.
async function openScreen(): Promise<{ readonly program: Program; readonly name: string }> {
  const size = `${windowSize.width}x${windowSize.height}x24`;
  const program = await Program.start('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
  const number = await program.until('screen', () => /^(\d+)$/m.exec(program.output)?.[1] ?? null);
  return { program, name: `:${number}` };
}

let screen: Awaited<ReturnType<typeof openScreen>> | null = null;

export const webkit: BrowserKind = {
  name: 'webkit',

  async start() {
    screen ??= await openScreen();
    const [port, home] = [await freePort(), await mkdtemp(join(tmpdir(), 'magicmaze-webkit-'))];
    const program = await Program.start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'C.UTF-8', // English, and known everywhere
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    try {
      const url = `http://127.0.0.1:${port}`;
      await program.until('WebDriver', () =>
        fetch(`${url}/status`).then(
          () => true,
          () => null,
        ),
      );
      const { sessionId } = (await say(`${url}/session`, {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
      })) as { readonly sessionId: string };
      await say(`${url}/session/${sessionId}/window/rect`, { x: 0, y: 0, ...windowSize });
      return new WebKit(program, `${url}/session/${sessionId}`, home);
    } catch (error) {
      await program.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
      throw error;
    }
  },

  async end() {
    await screen?.program.end();
    screen = null;
  },
};

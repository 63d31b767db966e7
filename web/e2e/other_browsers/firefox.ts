// Firefox ESR, over its own protocol: the WebDriver commands under its own names, as JSON preceded by its length. So
// it doesn't need geckodriver, which Debian doesn't package.
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { windowSize, type BrowserKind, type DrivenBrowser, type InputActions } from './driven_browser';
import { Program } from './program';

const preferences: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'devtools.console.stdout.content': true,
  'app.update.disabledForTesting': true,
  'services.settings.server': 'data:,', // it would contact its maker
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

class MarionetteWire {
  private bytes = Buffer.alloc(0);
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (piece) => this.take(Buffer.from(piece)));
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => {
      for (const one of this.waiting.values()) one.reject(new Error('Firefox has gone.'));
      this.waiting.clear();
    });
  }

  static async open(port: number): Promise<MarionetteWire> {
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
    return new MarionetteWire(socket);
  }

  say(command: string, parameters: object = {}): Promise<unknown> {
    this.number += 1;
    const line = JSON.stringify([0, this.number, command, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(this.number, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(line)}:${line}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(piece: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, piece]);
    for (;;) {
      const colon = this.bytes.indexOf(':');
      const end = colon + 1 + Number(this.bytes.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.bytes.length < end) return;
      this.hear(JSON.parse(this.bytes.subarray(colon + 1, end).toString()));
      this.bytes = this.bytes.subarray(end);
    }
  }

  // Its greeting isn't a list, and nobody waits for it.
  private hear(line: unknown): void {
    if (!Array.isArray(line)) return;
    const [, number, error, result] = line as [number, number, { readonly message: string } | null, unknown];
    const one = this.waiting.get(number);
    this.waiting.delete(number);
    if (error === null) one?.resolve(result);
    else one?.reject(new Error(error.message));
  }
}

class Firefox implements DrivenBrowser {
  constructor(
    private readonly program: Program,
    private readonly wire: MarionetteWire,
    private readonly profile: string,
  ) {}

  get output(): string {
    return this.program.output;
  }

  async open(url: string): Promise<void> {
    await this.wire.say('WebDriver:Navigate', { url });
  }

  async reload(): Promise<void> {
    await this.wire.say('WebDriver:Refresh');
  }

  async evaluate(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return ((await this.wire.say('WebDriver:ExecuteScript', { script, args })) as { readonly value: unknown }).value;
  }

  async perform(actions: readonly InputActions[]): Promise<void> {
    await this.wire.say('WebDriver:PerformActions', { actions });
  }

  async screenshot(): Promise<Buffer> {
    const { value } = (await this.wire.say('WebDriver:TakeScreenshot', { full: false })) as { readonly value: string };
    return Buffer.from(value, 'base64');
  }

  async close(): Promise<void> {
    this.wire.close();
    await this.program.end();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const firefox: BrowserKind = {
  name: 'firefox',

  async start() {
    const profile = await mkdtemp(join(tmpdir(), 'magicmaze-firefox-'));
    const lines = Object.entries(preferences).map(([key, value]) => `user_pref('${key}', ${JSON.stringify(value)});\n`);
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const words = ['--headless', '--marionette', '--no-remote', '--profile', profile];
    const program = await Program.start('firefox-esr', words, { HOME: profile });
    try {
      const port = await program.until('port of Firefox', () =>
        readFile(join(profile, 'MarionetteActivePort'), 'utf8').then(
          (text) => Number(text) || null,
          () => null,
        ),
      );
      const wire = await MarionetteWire.open(port);
      await wire.say('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
      await wire.say('WebDriver:SetWindowRect', windowSize);
      return new Firefox(program, wire, profile);
    } catch (error) {
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      throw error;
    }
  },

  end: () => Promise.resolve(),
};

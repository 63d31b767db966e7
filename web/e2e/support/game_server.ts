// A separate server for one test: on a free port, with an empty folder, allowing custom deals.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const program =
  process.env['MAGICMAZE'] ?? fileURLToPath(new URL('../../../build/release/magicmaze', import.meta.url));
const patienceMs = 20_000;

export class GameServer {
  private child: ChildProcess | null = null;
  private port = 0;

  private constructor(
    readonly folder: string,
    private readonly options: readonly string[],
  ) {}

  // With this many finished games in its folder.
  static async start(options: readonly string[] = [], games = 0): Promise<GameServer> {
    const folder = await mkdtemp(join(tmpdir(), 'magicmaze-e2e-'));
    const server = new GameServer(folder, options);
    if (games > 0) await promisify(execFile)(program, ['import', '--generate', String(games), '--data', folder]);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  // Like a power cut.
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  // It announces it first.
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  // At the same address, with the same folder.
  async run(build = program): Promise<void> {
    const rules = ['--allow-setup', '--countdown-ms', '300', '--limit-tables-per-minute', '600', '--threads', '1'];
    const place = ['--listen', `127.0.0.1:${this.port}`, '--data', this.folder];
    const child = spawn(build, ['serve', ...place, ...rules, ...this.options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      let text = '';
      const hear = (piece: Buffer): void => {
        text += piece.toString();
        const found = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(text);
        if (found) resolve(Number(found[1]));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
      setTimeout(() => reject(new Error(`The server does not listen: ${text}`)), patienceMs).unref();
    });
  }

  async dispose(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

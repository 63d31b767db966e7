// A server with nothing but the built page, which can turn into that of a newer build.
import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../build/web', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export class TwoBuilds {
  private newer = '';

  private constructor(
    private readonly server: Server,
    readonly first: string,
  ) {}

  static async open(): Promise<TwoBuilds> {
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    const name = /<meta name="build" content="([0-9a-f]{16})"/.exec(index)?.[1];
    if (name === undefined) throw new Error('build/web is not a built page.');
    const server = createServer();
    const builds = new TwoBuilds(server, name);
    server.on('request', (asked, answer) => {
      const path = new URL(asked.url ?? '/', 'http://x').pathname;
      if (path.startsWith('/api')) return void answer.writeHead(404).end();
      const file = join(folder, path);
      const isFile = path !== '/' && existsSync(file) && !path.includes('..');
      const type = isFile ? (types[extname(path)] ?? 'application/octet-stream') : 'text/html';
      answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      answer.end(builds.bytes(isFile ? file : join(folder, 'index.html')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return builds;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  // From now on the same files under another name, as after a build.
  renew(name: string): void {
    this.newer = name;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private bytes(file: string): Buffer {
    const bytes = readFileSync(file);
    if (this.newer === '' || !/\.(?:html|js)$/.test(file)) return bytes;
    return Buffer.from(bytes.toString('utf8').replaceAll(this.first, this.newer));
  }
}

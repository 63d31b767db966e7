// A site behind nginx with something else on it, and the game below /maze/: the actual deploy/nginx-sub-path.conf.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const part = fileURLToPath(new URL('../../../deploy/nginx-sub-path.conf', import.meta.url));
const patienceMs = 20_000;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

export class SiteProxy {
  private constructor(
    private readonly folder: string,
    private readonly nginx: ChildProcess,
    readonly site: string,
  ) {}

  static async open(port: number, server: string): Promise<SiteProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'magicmaze-site-'));
    const original = await readFile(part, 'utf8');
    const own = original.replace('http://127.0.0.1:8080;', `${server};`);
    if (own === original) throw new Error('deploy/nginx-sub-path.conf does not name its server as before.');
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      'daemon off;',
      'worker_processes 1;',
      'error_log stderr;',
      `pid ${folder}/nginx.pid;`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      'http {',
      'access_log off;',
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      `server { listen 127.0.0.1:${port}; location / { return 200 'something else'; }`,
      own,
      '} }',
    ];
    await writeFile(join(folder, 'nginx.conf'), lines.join('\n'));
    const words = ['-p', folder, '-c', join(folder, 'nginx.conf')];
    const proxy = new SiteProxy(
      folder,
      spawn('/usr/sbin/nginx', words, { stdio: 'ignore' }),
      `http://127.0.0.1:${port}`,
    );
    await proxy.answers();
    return proxy;
  }

  async close(): Promise<void> {
    const gone = once(this.nginx, 'exit');
    if (this.nginx.exitCode === null && this.nginx.kill()) await gone;
    await rm(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<void> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until && this.nginx.exitCode === null) {
      const status = await fetch(`${this.site}/maze/healthz`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('nginx does not lead to the server.');
  }
}

// One address for a page from elsewhere and the test's own server: the server's paths go there, the rest is the page.
// Only used with MAGICMAZE_PAGE_URL; otherwise the executable has its own page.
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const ofTheServer = /^\/(api|ws|healthz|readyz)(\/|$|\?)/;

export class PageProxy {
  private readonly sockets = new Set<Duplex>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(game: string, page: string): Promise<PageProxy> {
    const server = createServer((asked, answer) => {
      const target = ofTheServer.test(asked.url ?? '/') ? game : page;
      const { hostname, port } = new URL(target);
      // The page's server expects its own name, the game's server that of the page.
      const host = target === page ? `${hostname}:${port}` : (asked.headers.host ?? '');
      const onward = request(
        { hostname, port, path: asked.url, method: asked.method, headers: { ...asked.headers, host } },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      onward.on('error', () => answer.writeHead(502).end());
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new PageProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket: Socket) => proxy.remember(socket));
    server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (ofTheServer.test(asked.url ?? '/')) proxy.pass(new URL(game), asked, socket, head);
      else socket.destroy(); // the development server's own messages would reload the page in the middle of a test
    });
    return proxy;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private remember(socket: Duplex): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }

  private pass(to: URL, asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const onward = connect(Number(to.port), to.hostname, () => {
      const headers = asked.rawHeaders.map((text, i) => text + (i % 2 === 0 ? ': ' : '\r\n')).join('');
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    this.remember(onward);
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  }
}

// A connection to the server that a test can cut: everything on it ends, and nothing gets through until it is
// restored.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class BreakableProxy {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(private readonly server: Server) {}

  static async before(url: string): Promise<BreakableProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const proxy = new BreakableProxy(server);
    server.on('connection', (near: Socket) => {
      if (proxy.isCut) return void near.destroy();
      const far = connect(Number(port), hostname);
      proxy.join(near, far);
      proxy.join(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.setNoDelay(true);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.destroy();
      this.sockets.delete(from);
    });
  }
}

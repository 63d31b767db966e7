// A slow connection: bytes in both directions are delayed. A websocket on it may break, and the connection may fall
// silent for a while, like that of a sleeping phone.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class SlowProxy {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;

  private constructor(
    private readonly server: Server,
    private readonly delayMs: number, // each way
    private readonly breaks: () => boolean, // called for each chunk of a websocket
  ) {}

  static async before(url: string, delayMs: number, breaks = (): boolean => false): Promise<SlowProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const proxy = new SlowProxy(server, delayMs, breaks);
    server.on('connection', (near: Socket) => {
      const far = connect(Number(port), hostname);
      proxy.pass(near, far);
      proxy.pass(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  // Nothing gets through, and neither side is told.
  fallSilent(): void {
    this.isSilent = true;
  }

  // Connections open until now are gone; new ones work.
  wake(): void {
    this.isSilent = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.setNoDelay(true);
    let isWebSocket = false;
    from.on('data', (bytes) => {
      if (this.isSilent) return;
      if (isWebSocket && this.breaks()) {
        from.destroy();
        to.destroy();
        return;
      }
      isWebSocket ||= /^(?:GET|HTTP\/1\.1 101)[\s\S]*upgrade: websocket/i.test(bytes.toString('latin1'));
      setTimeout(() => to.writable && to.write(bytes), this.delayMs);
    });
    from.on('end', () => setTimeout(() => to.end(), this.delayMs));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      setTimeout(() => to.end(), this.delayMs);
    });
  }
}

// A line that takes its time: bytes in both directions wait before they go on.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class SlowLine {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly delayMs: number, // each way
  ) {}

  static async before(url: string, delayMs: number): Promise<SlowLine> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const line = new SlowLine(server, delayMs);
    server.on('connection', (near: Socket) => {
      const far = connect(Number(port), hostname);
      line.pass(near, far);
      line.pass(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), this.delayMs));
    from.on('end', () => setTimeout(() => to.end(), this.delayMs));
    from.on('error', () => to.destroy());
    from.on('close', () => this.sockets.delete(from));
  }
}

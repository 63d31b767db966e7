// The connection between one page and the server, controlled by a test.
import type { Page, WebSocketRoute } from '@playwright/test';

export class TestConnection {
  private held: (() => void)[] | null = null;
  private isCut = false;
  private current: { readonly page: WebSocketRoute; readonly server: WebSocketRoute } | null = null;

  // Before the page opens its websocket.
  static async of(page: Page): Promise<TestConnection> {
    const connection = new TestConnection();
    await page.routeWebSocket(/\/ws\//, (route) => connection.open(route));
    return connection;
  }

  // What the page sends waits here.
  hold(): void {
    this.held = [];
  }

  release(): void {
    for (const send of this.held ?? []) send();
    this.held = null;
  }

  // Nothing goes through, and no new connection either.
  async cut(): Promise<void> {
    this.isCut = true;
    await this.current?.server.close();
    await this.current?.page.close({ code: 3000 });
    this.current = null;
  }

  mend(): void {
    this.isCut = false;
  }

  private open(page: WebSocketRoute): void {
    if (this.isCut) {
      void page.close({ code: 3000 });
      return;
    }
    const server = page.connectToServer();
    this.current = { page, server };
    page.onMessage((message) => {
      const send = (): void => server.send(message);
      if (this.held === null) send();
      else this.held.push(send);
    });
  }
}

// What every test begins with: its own server, a table with a fixed deal, and people around it.
import { test as base, expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { PageProxy } from './page_proxy';
import { GameServer } from './game_server';
import { readScript, type GameScript } from './game_script';
import { mouse, type Hands } from './hands';
import { Player } from './player';

export class TestSite {
  constructor(
    readonly server: GameServer,
    readonly url: string,
    private readonly browser: Browser,
    readonly troubles: string[],
  ) {}

  async openTable(choice: GameScript['choice']): Promise<string> {
    const answer = await fetch(`${this.server.url}/api/tables`, { method: 'POST', body: JSON.stringify(choice) });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { code } = (await answer.json()) as { readonly code: string };
    return `${this.url}/t/${code}`;
  }

  async player(name: string, options: BrowserContextOptions = {}, hands: Hands = mouse): Promise<Player> {
    const context = await this.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.troubles.push(`${name}: ${error.stack ?? error.message}`));
    return new Player(page, name, hands);
  }

  // Everyone is in and ready, and the sand is running.
  async gather(link: string, players: readonly Player[]): Promise<void> {
    for (const player of players) await player.enter(link);
    for (const player of players) await player.sayReady();
    for (const player of players) await player.seesTheMall();
  }
}

// One action after another; each player has seen the previous one.
export async function playOn(players: readonly Player[], script: GameScript['script']): Promise<void> {
  let version = 0;
  for (const [seat, action] of script) {
    const player = players[seat];
    if (player === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
    await base.step(`${player.name}: ${action}`, async () => {
      await player.reaches(version);
      version = await player.act(action);
    });
  }
  for (const player of players) await player.reaches(version);
}

export async function allAgree(players: readonly Player[]): Promise<void> {
  await expect
    .poll(async () => {
      const positions = await Promise.all(players.map((player) => player.position()));
      return new Set(positions.map(({ version, hash }) => `${version} ${hash}`)).size;
    })
    .toBe(1);
}

export const test = base.extend<{ site: TestSite; serverOptions: readonly string[]; finishedGames: number }>({
  serverOptions: [[], { option: true }],
  finishedGames: [0, { option: true }],
  site: async ({ browser, serverOptions, finishedGames }, use) => {
    const server = await GameServer.start(serverOptions, finishedGames);
    const page = process.env['MAGICMAZE_PAGE_URL'];
    const proxy = page === undefined ? null : await PageProxy.open(server.url, page);
    const troubles: string[] = [];
    try {
      await use(new TestSite(server, proxy?.url ?? server.url, browser, troubles));
      await Promise.all(browser.contexts().map((context) => context.close()));
    } finally {
      await proxy?.close();
      await server.dispose();
    }
    expect(troubles, 'errors in the pages').toEqual([]);
  },
});

export { expect, readScript };

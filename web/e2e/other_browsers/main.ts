// Two people, each with a browser of the same kind, win a fixed deal; one of them loses the connection on the way.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readScript } from '../support/game_script';
import { GameServer } from '../support/game_server';
import type { BrowserKind } from './driven_browser';
import { firefox } from './firefox';
import { BreakableProxy } from './breakable_proxy';
import { Visitor } from './visitor';
import { webkit } from './webkit';

export interface Options {
  readonly only: readonly string[]; // names of browsers; none: all
  readonly shots: string | null; // a folder for pictures of the way
}

const game = readScript('won_s1_by_two');
const cutAt = 11; // three actions of Ana follow
const mendAt = 14;
const reloadAt = 30;

class SmokeGame {
  private readonly visitors: Visitor[] = [];
  private version = 0;

  constructor(
    private readonly kind: BrowserKind,
    private readonly server: GameServer,
    private readonly proxy: BreakableProxy,
    private readonly shots: string | null,
  ) {}

  async play(): Promise<void> {
    const [ana, bo] = [await this.sitDown('Ana'), await this.sitDown('Bo')];
    const answer = await fetch(`${this.server.url}/api/tables`, { method: 'POST', body: JSON.stringify(game.choice) });
    const { code } = (await answer.json()) as { readonly code: string };
    await ana.enter(`${this.server.url}/t/${code}`);
    await bo.enter(`${this.proxy.url}/t/${code}`);
    await this.picture('lobby');
    for (const visitor of this.visitors) await visitor.press('^Ready$');
    for (const visitor of this.visitors) await visitor.finds('[data-pawn="yellow"]');

    await this.goOn(0, cutAt);
    await this.agree();
    this.proxy.cut();
    await bo.hasLink('reconnecting');
    await ana.finds('button', '^Bo,.*away');
    await this.goOn(cutAt, mendAt, [ana]);
    await this.picture('away');
    this.proxy.mend();
    await bo.hasLink('online');
    await ana.finds('button', '^Bo,(?!.*away)');
    await this.agree();
    await this.goOn(mendAt, reloadAt);
    await ana.reload();
    await this.picture('middle');
    await this.goOn(reloadAt, game.script.length);
    for (const visitor of this.visitors) await visitor.finds('h1, h2', '^You got away$');
    await this.agree();
    const tallies = await Promise.all(this.visitors.map((visitor) => visitor.table()));
    if (tallies[0] !== tallies[1]) throw new Error(`Who did how much? ${tallies.join(' or ')}`);
    await this.picture('end');
    const errors = (await Promise.all(this.visitors.map((visitor) => visitor.errors()))).flat();
    if (errors.length > 0) throw new Error(`Errors in the pages: ${errors.join('\n')}`);
  }

  async tellTrouble(): Promise<void> {
    await this.picture('trouble').catch(() => undefined);
    for (const { name, browser } of this.visitors) {
      console.log(`${name}'s browser wrote:\n${browser.output.slice(-2_000)}`);
    }
  }

  async close(): Promise<void> {
    for (const { browser } of this.visitors) await browser.close();
  }

  private async sitDown(name: string): Promise<Visitor> {
    const visitor = new Visitor(name, await this.kind.start());
    this.visitors.push(visitor);
    return visitor;
  }

  // One action after another; each player has seen the previous one.
  private async goOn(from: number, to: number, present: readonly Visitor[] = this.visitors): Promise<void> {
    for (const [seat, action] of game.script.slice(from, to)) {
      const visitor = this.visitors[seat];
      if (visitor === undefined || !present.includes(visitor)) throw new Error(`Nobody is there for "${action}".`);
      await visitor.reaches(this.version);
      this.version = await visitor.act(action).catch((error: unknown) => {
        throw new Error(`${visitor.name} at "${action}": ${String(error)}`);
      });
    }
  }

  private async agree(): Promise<void> {
    const positions = await Promise.all(this.visitors.map((visitor) => visitor.reaches(this.version)));
    const [first, second] = positions.map(({ version, hash }) => `${version} ${hash}`);
    if (first !== second) throw new Error(`Two pages, two games: ${first}, ${second}`);
  }

  private async picture(name: string): Promise<void> {
    if (this.shots === null) return;
    await mkdir(this.shots, { recursive: true });
    for (const visitor of this.visitors) {
      const file = join(this.shots, `${this.kind.name}-${name}-${visitor.name}.png`);
      await writeFile(file, await visitor.browser.screenshot());
    }
  }
}

async function smoke(kind: BrowserKind, shots: string | null): Promise<boolean> {
  const begun = Date.now();
  const server = await GameServer.start();
  const proxy = await BreakableProxy.before(server.url);
  const one = new SmokeGame(kind, server, proxy, shots);
  try {
    await one.play();
    console.log(`ok      ${kind.name}: ${game.script.length} actions, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    return true;
  } catch (error) {
    await one.tellTrouble();
    console.log(`FAILED  ${kind.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return false;
  } finally {
    await one.close();
    await kind.end();
    await proxy.close();
    await server.dispose();
  }
}

// Returns the exit status.
export async function main({ only, shots }: Options): Promise<number> {
  let [passed, failed] = [0, 0];
  for (const kind of [firefox, webkit]) {
    if (only.length > 0 && !only.includes(kind.name)) continue;
    if (await smoke(kind, shots)) passed += 1;
    else failed += 1;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

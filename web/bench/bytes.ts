// What goes over the wire on a cold first visit until the player can act: home, a table, the mall.
import type { CDPSession } from '@playwright/test';
import { below, told, type Figure } from './figures';
import { newcomer, withRoom } from './room';

// Bytes as they arrive, including response headers and websocket frames.
async function weigh(wire: CDPSession): Promise<() => number> {
  let bytes = 0;
  wire.on('Network.loadingFinished', (end: { readonly encodedDataLength: number }) => {
    bytes += end.encodedDataLength;
  });
  wire.on('Network.webSocketFrameReceived', ({ response }: { readonly response: { readonly payloadData: string } }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  await wire.send('Network.enable');
  return () => bytes;
}

async function visit(): Promise<{ readonly home: number; readonly mall: number }> {
  return withRoom(async ({ browser, server }) => {
    const [page, wire] = await newcomer(browser);
    const weight = await weigh(wire);
    await page.goto(server.url, { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: 'Open a table' });
    await open.waitFor();
    const home = weight();
    await open.click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('[data-pawn="yellow"]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return { home, mall: weight() };
  });
}

export async function measureBytes(rounds: number): Promise<readonly Figure[]> {
  const visits = [];
  for (let i = 0; i < rounds; i += 1) visits.push(await visit());
  return [
    {
      name: 'bytes of a first visit, until the home screen',
      unit: 'bytes',
      ...told,
      values: visits.map(({ home }) => home),
    },
    {
      name: 'bytes of a first visit, home to mall',
      unit: 'bytes',
      ...below(250_000),
      values: visits.map(({ mall }) => mall),
    },
  ];
}

// The pictures of the documents, straight into docs/pictures: shots/run --documents. Small files, one theme each.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/table';
import { sitFour } from './support/four';
import { documentScene, regular, settled } from './support/scene';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

async function keep(page: Page, name: string, width: number, height: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72, animations: 'disabled' });
}

documentScene('table', async (studio) => {
  const { ana } = await sitFour(studio, 'won_s3', 60);
  await keep(ana.page, 'table', 1280, 800);
  await keep(ana.page, 'phone', 390, 780);
});

documentScene('lobby', async ({ house, guests }) => {
  const link = await house.openTable({ scenario: 'S3' });
  const ana = await regular(house);
  await ana.page.goto(link);
  await ana.isOnline();
  const bo = await guests.join(link, 'Bo');
  await guests.join(link, 'Clementine');
  await bo.sayReady();
  await expect(ana.page.getByText('Clementine').first()).toBeVisible();
  await keep(ana.page, 'lobby', 1280, 800);
});

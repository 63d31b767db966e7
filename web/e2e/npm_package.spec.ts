// npm/demo.html as its reader would try it: a folder with the package's files, and no server of ours.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const kinds = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['wasm', 'application/wasm'],
]);

test('the page of forty lines plays scenario 1', async ({ page }) => {
  const folder = new URL('../../npm/', import.meta.url);
  const engine = new URL('../../build/wasm/engine-security.wasm', import.meta.url);
  expect(readFileSync(new URL('demo.html', folder), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  await page.route('http://package.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const contentType = kinds.get(name.split('.').at(-1) ?? '') ?? 'text/plain';
    const file = name === 'engine.wasm' ? engine : new URL(name, folder);
    return name === 'favicon.ico' ? route.abort() : route.fulfill({ body: readFileSync(file), contentType });
  });
  await page.goto('http://package.test/demo.html');
  await expect(page.getByText('Seat 2:')).toBeVisible();
  const view = page.locator('#view');
  await expect(view).toContainText('"version": 0');
  await page
    .getByRole('button', { name: /^move / })
    .first()
    .click();
  await expect(view).toContainText('"version": 1');
  await expect(page.locator('#news')).toContainText('moved');
});

// Games in real browsers against the real server. CHROMIUM names the browser, MAGICMAZE the server; with
// MAGICMAZE_PAGE_URL the page comes from there (a development server) instead of from the executable. E2E_WORKERS says
// how many tests run at once. --grep @quick: a dozen tests that cover the most in the least time; --grep-invert @long:
// all except the long ones.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../build/e2e',
  fullyParallel: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 1),
  retries: 0, // what passes only at the second try has failed
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});

// Screenshots of every screen, taken the way the tests are run: CHROMIUM, MAGICMAZE and MAGICMAZE_PAGE_URL mean the
// same.
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../build/shots-failed',
  globalTeardown: './support/overview.ts',
  workers: 1, // on a busy machine, screenshots show half-finished things
  timeout: 120_000,
});

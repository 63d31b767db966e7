// The rehearsed evening, run like the tests: CHROMIUM and MAGICMAZE mean the same.
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.evening.ts',
  outputDir: '../../build/evening-failed',
  workers: 1,
  timeout: 40 * 60_000,
});

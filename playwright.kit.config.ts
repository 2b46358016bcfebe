import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';

const { globalSetup: _appServer, testIgnore: _theParts, ...shared } = app;
const port = process.env.KIT_PORT ?? '4600';
const baseURL = `http://127.0.0.1:${port}`;

/** The parts alone, on their own page: no server, no database. */
export default defineConfig({
  ...shared,
  testDir: './e2e/kit',
  outputDir: process.env.KIT_RESULTS ?? './test-results/kit',
  reporter: [['list'], ['json', { outputFile: 'test-results/kit.json' }]],
  // The page of parts keeps nothing, so a worker opens one section after the other in one browser context.
  use: { ...shared.use, baseURL, reuseContext: true },
  webServer: {
    command: 'node tools/kit.mjs',
    url: baseURL,
    reuseExistingServer: process.env.KIT_REUSE === 'on',
    timeout: 120_000,
  },
});

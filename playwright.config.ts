import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium.ts';
import { isLong } from './tests/long.ts';

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: './e2e',
  testIgnore: '**/e2e/kit/**',
  testMatch: '**/*.e2e.ts',
  // A journey’s second way to the same end, on another tool or as another role, is left to `npm run test:long`.
  ...(!isLong && { grepInvert: /@long/ }),
  outputDir: './test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  // One server and two cores: files side by side, the tests of a file one after the other.
  workers: 2,
  fullyParallel: false,
  // A shared machine stalls at times; a test that needed a second try is listed as flaky, not hidden.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  // What a busy machine does late is done all the same.
  timeout: isCi ? 120_000 : 60_000,
  expect: { timeout: isCi ? 20_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A click on what does not come is told at once by name, not by the end of the test.
    actionTimeout: isCi ? 60_000 : 30_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // What moves is drawn again and again, which costs a tenth of a run; a test that looks at it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A worker of an earlier page would answer what a test wants to change; e2e/app/offline.e2e.ts lets it in.
    serviceWorkers: 'block',
    // Tracing every test doubles the time of a run. CI traces a second try; at a desk, `--trace on` does for one test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import { existsSync } from 'node:fs';

/**
 * Which browser runs the tests: `CHROMIUM`, or Debian's. Its headless shell does the same with a quarter less work, as it
 * draws no windows.
 */
export const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '/usr/bin/chromium';

import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { isLong } from './long.ts';

// Everybody's run tries the same samples, so that no landing fails by chance; `npm run test:long` tries others each time.
if (!isLong) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });

// A worker goes on to the next file with what this one left: a page that is half there, a clock that stands.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: false,
    // A shared machine stalls at times; a test that needed a second try is named at the end, not hidden.
    retry: process.env['CI'] ? 1 : 0,
    // By itself vitest leaves one core to others, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          // For machines that are busy; what hangs is found out all the same.
          testTimeout: 60_000,
          include: ['tests/{contract,machines,lib,tools,files}/**/*.test.ts'],
          setupFiles: ['tests/property-seed.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/property-seed.ts'],
          globalSetup: ['tests/server/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: ['tests/{ui,features}/**/*.test.tsx'],
          setupFiles: ['tests/property-seed.ts', 'tests/dom-setup.ts'],
        },
      },
    ],
  },
});

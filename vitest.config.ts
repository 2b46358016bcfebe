import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A worker keeps what it has imported: to import the server anew for each file took as long as the tests. So a test
// leaves nothing behind. A test that replaces a module needs a worker that has not imported it yet: its file is called
// `*.apart.test.ts`, and each of these has a worker of its own.
const shared = { isolate: false };
const apart = '**/*.apart.test.ts';

export default defineConfig({
  test: {
    globals: false,
    // A shared machine stalls at times; a test that needed a second try is named at the end, not hidden.
    retry: process.env['CI'] ? 1 : 0,
    // A test waits for the database, a process or a timer a third of its time: one more than cores keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    // For machines that are busy; what hangs is found out all the same. The seconds that vitest has by itself would
    // ask how fast the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        // Without it nothing said above holds for a project: the second try neither.
        extends: true,
        test: {
          name: 'pure',
          ...shared,
          environment: 'node',
          include: ['tests/{contract,frames,lib,machines,tools}/**/*.test.ts'],
          exclude: [apart],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-apart',
          environment: 'node',
          include: ['tests/{contract,frames,lib,machines,tools}/**/*.apart.test.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...shared,
          environment: 'node',
          // Files are read in threads, which begin as the built server's here.
          include: ['tests/{server,files}/**/*.test.ts'],
          setupFiles: [
            'tests/setup.ts',
            'tests/server/bundled-worker.ts',
            'tests/server/cheap-passwords.ts',
            'tests/server/sql-log.ts',
          ],
          globalSetup: ['tests/server/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // Each file has a world of its own, since language, open layers and the focus belong to a whole page. A context
          // of a running thread costs half of what a process costs.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: ['tests/{ui,lib,features}/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/dom-setup.ts'],
        },
      },
    ],
  },
});
